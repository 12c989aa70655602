import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { weekdayWords } from "./day-words.ts";
import { MonthDay } from "./month-day.tsx";
import { daysShown, isSameMonth, stepMonth, weekStart } from "./span.ts";

/** Props of MonthGrid. */
export type MonthGridProps = {
  day: Day;
  today: Day;
  /** Undefined while they are on their way. */
  entries: Map<Day, SavedAppointment[]> | undefined;
  zone: ZoneRules;
  /** The heading that names the month. */
  titleId: string;
  onChoose: (day: Day) => void;
};

/** A month of days with their dots. Arrows, Home, End and the Page keys move from day to day. */
export function MonthGrid({ day, today, entries, zone, titleId, onChoose }: MonthGridProps) {
  const days = daysShown({ view: "month", day });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  const grid = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);

  // The day that a key led to takes the focus, also when it is drawn in another month.
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
  }, [day]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const next = dayByKey(event, day);
      if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      isByKey.current = true;
      onChoose(next);
    },
    [day, onChoose],
  );

  return (
    <div
      ref={grid}
      role="grid"
      aria-labelledby={titleId}
      aria-busy={!entries}
      // On a wide screen the weeks share the height that is there.
      style={{ "--weeks": weeks.length } as CSSProperties}
      className="self-start overflow-hidden rounded-card border border-line bg-surface"
    >
      <div role="row" className="month-row">
        {weeks[0]!.map((weekday) => (
          <span
            key={weekday}
            role="columnheader"
            className="grid h-9 place-items-center text-sm text-soft"
          >
            <span aria-hidden="true">{weekdayWords.short(weekday)}</span>
            <span className="sr-only">{weekdayWords.long(weekday)}</span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="month-row">
          {week.map((one) => (
            <div key={one} role="gridcell" aria-selected={one === day} className="min-w-0">
              <MonthDay
                day={one}
                entries={entries?.get(one) ?? noEntries}
                zone={zone}
                isChosen={one === day}
                isToday={one === today}
                isOutside={!isSameMonth(one, day)}
                onChoose={onChoose}
                onKeyDown={onKeyDown}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
const noEntries: SavedAppointment[] = [];

/** The day that a key leads to, as the pattern for date grids has it (ARIA APG). */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: Day): Day | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return weekStart(day);
    case "End":
      return addDays(weekStart(day), 6);
    case "PageUp":
      return stepMonth(day, -months);
    case "PageDown":
      return stepMonth(day, months);
    default:
      return null;
  }
}
