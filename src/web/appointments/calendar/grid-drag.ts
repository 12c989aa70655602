import { useSensor, useSensors } from "@dnd-kit/core";
import { type RefObject, useEffect, useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { PromptMouse, PromptTouch } from "#web/ui/drag-sensors.ts";
import { edgePull, type Place, type Span, within } from "./edge-scroll.ts";
import { type Steps, stepMinutes } from "./moving.ts";

const stepsOfDay = (24 * 60) / stepMinutes;

/** Mouse and finger. A finger that scrolls must not pick up an entry, so it has to rest on one for a moment. */
export function useGridSensors() {
  return useSensors(
    useSensor(PromptMouse, { activationConstraint: { distance: 5 } }),
    useSensor(PromptTouch, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

/** What a block tells of itself while it is dragged. */
export type DraggedEntry = { entry: SavedAppointment };

/** Props of useGridDrag. */
export type GridDragProps = {
  scroller: RefObject<HTMLElement | null>;
  /** In which the entries lie, as large as all the days that are shown. */
  layer: RefObject<HTMLElement | null>;
  days: number;
  onSteps: (steps: Steps) => void;
};

/**
 * Follows the pointer while an entry is dragged. Where it would be dropped comes from where the pointer is over the grid
 * now, however far the grid was scrolled meanwhile. The grid scrolls by itself at its edges alone (edge-scroll.ts).
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
        // Also when somebody turns the wheel meanwhile.
        follow();
      }
      frame = requestAnimationFrame(next);
    });
    const listeners = new AbortController();
    // On the way down: the last step counts before the library hears that the entry was let go.
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

/** Where a mouse or the first finger is on the screen. */
function placeOf(event: Event): Place | null {
  const point = "touches" in event ? (event as TouchEvent).changedTouches[0] : event;
  return point instanceof MouseEvent || point instanceof Touch
    ? { x: point.clientX, y: point.clientY }
    : null;
}

/** The part of the grid that is seen: below the names of the days, beside the hours, and within the window. */
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

/** How many steps a way over the grid is. */
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

/** Our own words are spoken instead (use-moving.ts). */
const silent = () => undefined;
export const noAnnouncements = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
};
