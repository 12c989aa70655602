import {
  type Active,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { type DealStatus, dealStatuses } from "#domain/contacts/deal-status.ts";
import { PromptMouse, PromptTouch } from "#web/ui/drag-sensors.ts";
import { spoken } from "./deal-board-messages.ts";
import { nameOf } from "../contact/name-of.ts";

/** The data of the card being dragged. */
export type Dragged = { deal: ContactSummary; status: DealStatus };

export function draggedIn(active: Active | null): Dragged | null {
  return (active?.data.current as Dragged | undefined) ?? null;
}

/** A status by the id of its column. */
export function statusOf(id: unknown): DealStatus | null {
  return dealStatuses.find((status) => status === id) ?? null;
}

const beside = 8; // pixels inside the column

/** The left and right arrow keys move a card to the next column. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === "ArrowRight" ? 1 : event.code === "ArrowLeft" ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const at = statusOf(context.over?.id) ?? draggedIn(context.active)?.status;
  if (!at) return undefined;
  const next = dealStatuses[dealStatuses.indexOf(at) + step];
  const rect = next && context.droppableRects.get(next);
  return rect && { x: rect.left + beside, y: rect.top + beside };
};

/** Mouse, touch and keyboard. A touch must rest on a card for a moment, because scrolling must not pick up a card. */
export function useBoardSensors() {
  return useSensors(
    useSensor(PromptMouse, { activationConstraint: { distance: 6 } }),
    useSensor(PromptTouch, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
}

/** With a pointer, the column under it; with the keyboard, the column that the card overlaps. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Screen reader announcements while a card is moved. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => say(active, ({ name, status }) => spoken.pickedUp(name, status)),
  onDragOver: ({ active, over }) =>
    say(active, ({ name }) => {
      const status = statusOf(over?.id);
      return status ? spoken.over(name, status) : spoken.nowhere(name);
    }),
  onDragEnd: ({ active, over }) =>
    say(active, ({ name, status }) => {
      const to = statusOf(over?.id);
      return to && to !== status ? spoken.dropped(name, to) : spoken.stays(name, status);
    }),
  onDragCancel: ({ active }) => say(active, ({ name, status }) => spoken.stays(name, status)),
};

function say(
  active: Active,
  words: (card: { name: string; status: DealStatus }) => string,
): string | undefined {
  const dragged = draggedIn(active);
  return dragged ? words({ name: nameOf(dragged.deal), status: dragged.status }) : undefined;
}
