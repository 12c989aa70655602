import { DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy } from "@dnd-kit/core";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { type DealStatus, dealStatuses } from "#domain/contacts/deal-status.ts";
import { AddButton } from "../lists/add-button.tsx";
import { DealColumn } from "./deal-board-column.tsx";
import {
  announcements,
  columnUnder,
  type Dragged,
  draggedIn,
  statusOf,
  useBoardSensors,
} from "./deal-board-drag.ts";
import { boardWords as words, spoken } from "./deal-board-messages.ts";
import { useMoveDeal } from "./deal-board-queries.ts";
import { DraggedCard } from "./deal-card.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { useToday } from "../contact/today.ts";
import { useContactDialogs } from "../lists/use-contact-dialogs.tsx";
import { useListView } from "../lists/use-list-view.ts";

const type = "Deal";

/** Deals as cards in one column per status. Cards move by dragging, by keyboard or with "Move to". */
export function DealBoard({ toggle }: { toggle?: ReactNode }) {
  const { typed, view, type: onType, settle } = useListView();
  const { openForm, prefetch, dialogs } = useContactDialogs();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const move = useMoveDeal(view.term);
  const today = useToday();
  const toFocus = useRef<{ id: string; control: string }>(null);

  const onMove = useCallback(
    (deal: ContactSummary, from: DealStatus, to: DealStatus) => {
      toFocus.current = { id: deal.id, control: "[data-move-to]" };
      move({ deal, from, to });
    },
    [move],
  );

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent) {
    const card = draggedIn(active);
    const to = statusOf(over?.id);
    setDragged(null);
    if (!card || !to || to === card.status) return;
    if (activatorEvent instanceof KeyboardEvent)
      toFocus.current = { id: card.deal.id, control: "[data-move]" };
    move({ deal: card.deal, from: card.status, to });
  }

  // A moved card is a new element in another column, so the focus must follow it.
  useEffect(() => {
    if (!toFocus.current || dragged) return undefined;
    const { id, control } = toFocus.current;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const found = document.querySelector<HTMLElement>(
        `[data-deal="${CSS.escape(id)}"] ${control}`,
      );
      if (found) toFocus.current = null;
      found?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox type={type} value={typed} onType={onType} onSettle={settle} isBusy={false} />
        <div className="ml-auto flex flex-wrap items-center gap-3">
          {toggle}
          <AddButton type={type} onAdd={() => openForm({ type })} onNear={() => prefetch(type)} />
        </div>
      </div>
      <DndContext
        sensors={useBoardSensors()}
        collisionDetection={columnUnder}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: spoken.instructions },
          restoreFocus: false,
        }}
        onDragStart={({ active }) => setDragged(draggedIn(active))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={onDragEnd}
      >
        <div
          role="group"
          aria-label={words.name}
          className="relative -mx-4 flex h-[max(26rem,calc(100dvh-13rem))] snap-x snap-proximity gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0"
        >
          {dealStatuses.map((status) => (
            <DealColumn
              key={status}
              status={status}
              term={view.term}
              today={today}
              onMove={onMove}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && <DraggedCard {...dragged} today={today} />}
        </DragOverlay>
      </DndContext>
      {dialogs}
    </div>
  );
}
