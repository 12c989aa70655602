import { useCallback } from "react";
import { DayPicker, type Matcher } from "react-day-picker";
import type { Day } from "#domain/kernel/day.ts";
import { longDayText } from "#domain/kernel/moment-text.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { keyDay } from "./key-day.ts";
import "./day-calendar.css";

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

const looks = { month_caption: "day-calendar-caption" };

/** A month to choose a day from; the arrow keys, Home, End and Page keys work. */
export function DayCalendar({ selected, today, onSelect, disabled }: DayCalendarProps) {
  // Only once: each new function would take the focus again.
  const takeFocus = useCallback((box: HTMLElement | null) => keyDay(box)?.focus(), []);
  return (
    // It comes after the popover around it has given the focus away.
    <div ref={takeFocus} className="day-calendar">
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
