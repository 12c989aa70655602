import { useCallback } from "react";
import { DayPicker, type Matcher } from "react-day-picker";
import type { Day } from "#domain/kernel/day.ts";
import { longDayText } from "#domain/kernel/moment-text.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { keyDay } from "./key-day.ts";

/** Props of DayCalendar. */
export type DayCalendarProps = {
  selected: Day | null;
  today: Day;
  onSelect: (day: Day) => void;
  /** Days that cannot be chosen. */
  disabled?: Matcher;
};

// A day is a date without a zone: it is drawn in UTC, whatever the clocks of this machine do.
const momentOf = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayOf = (moment: Date) => new Date(moment.getTime()).toISOString().slice(0, 10) as Day;

const arrow =
  "inline-grid size-9 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11";

const looks = {
  root: "relative",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: arrow,
  button_next: arrow,
  chevron: "size-4 fill-current",
  month_caption: "flex h-9 items-center justify-center font-semibold pointer-coarse:h-11",
  month_grid: "mt-2 border-collapse",
  weekday:
    "size-9 text-center text-sm font-normal text-soft pointer-coarse:h-9 pointer-coarse:w-11",
  day: "p-0 text-center",
  day_button:
    "inline-grid size-9 place-items-center rounded-control border border-transparent hover:bg-sunk disabled:text-soft disabled:line-through pointer-coarse:size-11",
  outside: "text-soft",
  today: "[&>button]:border-edge",
  selected: "[&>button]:bg-green [&>button]:text-on-green [&>button]:hover:bg-green-deep",
  disabled: "text-soft",
  hidden: "invisible",
};

/** A month to choose a day from; the arrow keys, Home, End and Page keys work. */
export function DayCalendar({ selected, today, onSelect, disabled }: DayCalendarProps) {
  // Only once: each new function would take the focus again.
  const takeFocus = useCallback((box: HTMLElement | null) => keyDay(box)?.focus(), []);
  return (
    // It comes after the popover around it has given the focus away.
    <div ref={takeFocus}>
      <DayPicker
        mode="single"
        required
        showOutsideDays
        timeZone="UTC"
        classNames={looks}
        // The number that is seen is part of the name that is heard.
        labels={{ labelDayButton: (moment) => longDayText(moment, utc) }}
        {...(disabled && { disabled })}
        {...(selected && { defaultMonth: momentOf(selected) })}
        today={momentOf(today)}
        selected={selected ? momentOf(selected) : undefined}
        onSelect={(moment) => onSelect(dayOf(moment))}
      />
    </div>
  );
}
