import { DndContext } from "@dnd-kit/core";
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { clockTimeInWords } from "#domain/kernel/clock-time.ts";
import { wallTimeOf, type WallTime, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { calendarWords as words, spoken } from "./calendar-messages.ts";
import { EntryBlock } from "./entry-block.tsx";
import { type DraggedEntry, noAnnouncements, useGridDrag, useGridSensors } from "./grid-drag.ts";
import type { Shown } from "./calendar-address.ts";
import { daysShown } from "./span.ts";
import { TimeGridHead } from "./time-grid-head.tsx";
import { blocksOf, firstMinute } from "./time-grid-layout.ts";
import { useMoving } from "./use-moving.ts";
import "./time-grid.css";

/** Props of TimeGrid. */
export type TimeGridProps = {
  shown: Shown;
  now: Date;
  /** Undefined while loading. */
  entries: readonly SavedAppointment[] | undefined;
  zone: ZoneRules;
  /** The heading that names the span. */
  titleId: string;
  onOpen: (entry: SavedAppointment) => void;
  onMove: (entry: SavedAppointment, to: WallTime) => void;
  onChooseDay: (day: Day) => void;
};

const hours = Array.from({ length: 23 }, (_, index) => index + 1);

/** Days side by side with their hours. Entries are placed at their time and can be moved. */
export function TimeGrid(props: TimeGridProps) {
  const { shown, now, entries, zone, titleId, onOpen, onMove, onChooseDay } = props;
  const days = daysShown(shown);
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const { movingId, said, byKeys, ...moving } = useMoving({ zone, days, onMove });
  const drag = useGridDrag({ scroller, layer, days: days.length, onSteps: moving.moveTo });
  const blocks = blocksOf(moving.lying(entries ?? []), days, zone);
  const here = wallTimeOf(zone, now);
  const begins = firstMinute(blocks, {
    isOneDay: days.length === 1,
    now: days.includes(here.day) ? here.minute : null,
  });

  const isLoaded = entries !== undefined;
  useFirstPlace(scroller, layer, { isLoaded, minute: begins, column: days.indexOf(shown.day) });

  // Keep an entry that is moved by keyboard in view; a dragged one is under the pointer.
  useLayoutEffect(() => {
    if (!byKeys) return;
    const block = layer.current?.querySelector(`[data-block="${byKeys.entry.id}"]`);
    block?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [byKeys]);

  return (
    <DndContext
      sensors={useGridSensors()}
      // The library's own scrolling starts within a fifth of the grid from each edge and is too fast.
      autoScroll={false}
      accessibility={noAnnouncements}
      onDragStart={({ active, activatorEvent }) => {
        moving.pickUp((active.data.current as DraggedEntry).entry);
        drag.begin(activatorEvent);
      }}
      onDragEnd={() => {
        drag.end();
        moving.drop();
      }}
      onDragCancel={() => {
        drag.end();
        moving.cancel();
      }}
    >
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <div
        ref={scroller}
        role="group"
        aria-labelledby={titleId}
        aria-busy={!isLoaded}
        data-view={shown.view}
        className="time-grid"
      >
        <div>
          <TimeGridHead shown={shown} today={here.day} onChooseDay={onChooseDay} />
          <div className="time-grid-days">
            <div aria-hidden="true" className="time-grid-side">
              {hours.map((hour) => (
                <span key={hour} style={{ top: `calc(${hour} * var(--hour))` }}>
                  {clockTimeInWords(hour * 60).replace(":00", "")}
                </span>
              ))}
            </div>
            <div className="time-grid-body">
              {days.slice(1).map((day, index) => (
                <span
                  key={day}
                  aria-hidden="true"
                  style={{ left: `${((index + 1) / days.length) * 100}%` }}
                />
              ))}
              <ul ref={layer} aria-label={words.eventsOfSpan}>
                {blocks.map((block) => (
                  <EntryBlock
                    key={block.isRest ? `${block.entry.id}-rest` : block.entry.id}
                    block={block}
                    days={days.length}
                    zone={zone}
                    isMoving={movingId === block.entry.id}
                    describedBy={helpId}
                    onOpen={onOpen}
                    onKeyDown={moving.onKeyDown}
                  />
                ))}
              </ul>
              <NowLine dayIndex={days.indexOf(here.day)} days={days.length} at={here} />
            </div>
          </div>
        </div>
      </div>
      <p id={helpId} className="text-sm text-soft pointer-coarse:hidden">
        {spoken.instructions}
      </p>
    </DndContext>
  );
}

/**
 * Scrolls to the day's start once, when the first entries have loaded and before they are painted. After that, only the
 * person scrolls.
 */
function useFirstPlace(
  scroller: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { isLoaded, minute, column }: { isLoaded: boolean; minute: number; column: number },
): void {
  const scroll = useEffectEvent(() => {
    const { offsetHeight = 0, offsetWidth = 0 } = layer.current ?? {};
    scroller.current?.scrollTo({
      top: (minute / 1440) * offsetHeight - 8,
      // On a phone, a week is wider than the screen.
      left: (column / 7) * offsetWidth,
    });
  });
  useLayoutEffect(() => scroll(), [isLoaded]);
}

/** A line at the current time. */
function NowLine({ dayIndex, days, at }: { dayIndex: number; days: number; at: WallTime }) {
  if (dayIndex === -1) return null;
  return (
    <div
      data-now=""
      aria-hidden="true"
      className="time-grid-now"
      style={{
        top: `${(at.minute / 1440) * 100}%`,
        left: `${(dayIndex / days) * 100}%`,
        width: `${100 / days}%`,
      }}
    />
  );
}
