import { useSensor, useSensors } from "@dnd-kit/core";
import { type RefObject, useEffect, useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { PromptMouse, PromptTouch } from "#web/ui/drag-sensors.ts";
import { edgePull, type Place, type Span, within } from "./edge-scroll.ts";
import { type Steps, stepMinutes } from "./moving.ts";

const stepsOfDay = (24 * 60) / stepMinutes;

/** Mouse and touch. A touch must rest on an entry for a moment to pick it up, so that scrolling doesn't. */
export function useGridSensors() {
  return useSensors(
    useSensor(PromptMouse, { activationConstraint: { distance: 5 } }),
    useSensor(PromptTouch, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

/** The data that a block carries while it is dragged. */
export type DraggedEntry = { entry: SavedAppointment };

/** Props of useGridDrag. */
export type GridDragProps = {
  scroller: RefObject<HTMLElement | null>;
  /** The element that holds the entries, as large as all the shown days together. */
  layer: RefObject<HTMLElement | null>;
  days: number;
  onSteps: (steps: Steps) => void;
};

/**
 * Follows the pointer while an entry is dragged. The drop position depends on where the pointer is over the grid now,
 * however far the grid has scrolled. The grid scrolls only at its edges (edge-scroll.ts).
 */
export function useGridDrag(props: GridDragProps) {
  const current = useRef(props);
  useEffect(() => void (current.current = props));
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  function begin(event: Event) {
    end.current();
    const taken = placeOf(event);
    const grid = current.current.layer.current?.getBoundingClientRect();
    if (!taken || !grid) return;
    const grip = { x: taken.x - grid.left, y: taken.y - grid.top };
    let at = taken;
    const follow = () => {
      const { scroller, layer, days, onSteps } = current.current;
      if (!scroller.current || !layer.current) return;
      const seen = seenOf(scroller.current);
      const { left, top, width, height } = layer.current.getBoundingClientRect();
      const x = within(seen.across, at.x) - left - grip.x;
      const y = within(seen.down, at.y) - top - grip.y;
      onSteps(stepsOver({ x, y }, { width, height }, days));
    };
    const onPointer = (event: Event) => {
      at = placeOf(event) ?? at;
      follow();
    };
    const pull = edgePull(taken);
    let frame = requestAnimationFrame(function next(now) {
      const scroller = current.current.scroller.current;
      if (scroller) {
        const { x, y } = pull(at, seenOf(scroller), now);
        scroller.scrollBy(x, y);
        // Also covers scrolling by the mouse wheel.
        follow();
      }
      frame = requestAnimationFrame(next);
    });
    const listeners = new AbortController();
    // In the capture phase, so that the last step counts before the library handles the drop.
    const options = { capture: true, signal: listeners.signal };
    for (const type of ["mousemove", "mouseup", "touchmove", "touchend"])
      window.addEventListener(type, onPointer, options);
    end.current = () => {
      listeners.abort();
      cancelAnimationFrame(frame);
    };
  }
  return { begin, end: () => end.current() };
}

/** The screen position of the mouse or the first finger. */
function placeOf(event: Event): Place | null {
  const point = "touches" in event ? (event as TouchEvent).changedTouches[0] : event;
  return point instanceof MouseEvent || point instanceof Touch
    ? { x: point.clientX, y: point.clientY }
    : null;
}

/** The visible part of the grid: below the day names, beside the hours, and inside the window. */
function seenOf(scroller: HTMLElement): { across: Span; down: Span } {
  const { left, top } = scroller.getBoundingClientRect();
  const corner = scroller.querySelector(".time-grid-head")?.getBoundingClientRect();
  const side = scroller.querySelector(".time-grid-days > .time-grid-side")?.getBoundingClientRect();
  return {
    across: [side?.right ?? left, left + scroller.clientWidth],
    down: [
      Math.max(0, corner?.bottom ?? top),
      Math.min(window.innerHeight, top + scroller.clientHeight),
    ],
  };
}

/** Converts a distance on the grid to steps. */
export function stepsOver(
  way: Place,
  { width, height }: { width: number; height: number },
  days: number,
): Steps {
  return {
    steps: Math.round((way.y / height) * stepsOfDay),
    days: Math.round((way.x / width) * days),
  };
}

/** Silences the library: use-moving.ts makes the announcements. */
const silent = () => undefined;
export const noAnnouncements = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
};
