import { useSensor, useSensors } from "@dnd-kit/core";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { PromptMouse, PromptTouch } from "#web/ui/drag-sensors.ts";
import { type Steps, stepMinutes } from "./moving.ts";

const stepsOfDay = (24 * 60) / stepMinutes;

/** Mouse and finger. A finger that scrolls must not pick up an entry, so it has to rest on one for a moment. */
export function useGridSensors() {
  return useSensors(
    useSensor(PromptMouse, { activationConstraint: { distance: 5 } }),
    useSensor(PromptTouch, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
}

const nowhere = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 };
/**
 * The library takes from the way of a hand whatever the dragged element has moved by itself, as often as it looks again.
 * A block lies where it would be dropped: its moves are the hand's, and would take the way back.
 */
export const measuring = { draggable: { measure: () => nowhere } };

/** What a block tells of itself while it is dragged. */
export type DraggedEntry = { entry: SavedAppointment };

/** How many steps a way over the grid is. */
export function stepsOver(
  way: { x: number; y: number },
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
