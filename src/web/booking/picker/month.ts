import type { Day } from "#domain/kernel/day.ts";
import { addDays, weekdayOf } from "#domain/kernel/zone-rules.ts";

/** A month of the calendar as YYYY-MM. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01` as Day;
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthAfter(month)), -1);
export const monthAfter = (month: Month): Month => monthOf(addDays(firstDayOf(month), 31));
export const monthBefore = (month: Month): Month => monthOf(addDays(firstDayOf(month), -1));

/** The same day some months later, or the last that the month has. */
export function addMonths(day: Day, step: 1 | -1): Day {
  const month = step === 1 ? monthAfter(monthOf(day)) : monthBefore(monthOf(day));
  const [same, last] = [`${month}-${day.slice(8)}` as Day, lastDayOf(month)];
  return same < last ? same : last;
}

/** The day that a key of a calendar leads to from another; undefined for any other key. */
export function dayByKey(key: string, day: Day): Day | undefined {
  const sinceSunday = weekdayOf(day) % 7;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -sinceSunday,
    End: 6 - sinceSunday,
  };
  if (key === "PageUp") return addMonths(day, -1);
  if (key === "PageDown") return addMonths(day, 1);
  return Object.hasOwn(steps, key) ? addDays(day, steps[key]!) : undefined;
}

/** The weeks of a month, each from Sunday to Saturday; null where a day is of another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstDayOf(month);
  const weeks: (Day | null)[][] = [];
  for (let sunday = addDays(first, -(weekdayOf(first) % 7)); ; sunday = addDays(sunday, 7)) {
    if (monthOf(sunday) > month) return weeks;
    const days = Array.from({ length: 7 }, (_, at) => addDays(sunday, at));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
}

/**
 * The span that holds a month wherever on earth its days are counted: no clock is a day away from UTC. So a month can be
 * asked for before the rules of the visitor's zone are known.
 */
export function spanOf(month: Month): { from: Date; until: Date } {
  const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
  return {
    from: midnight(addDays(firstDayOf(month), -1)),
    until: midnight(addDays(lastDayOf(month), 2)),
  };
}

const naming = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});
const spelling = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

/** A month in words: "November 2026". */
export const monthName = (month: Month): string => naming.format(Date.parse(firstDayOf(month)));

/** A day in full: "Wednesday, November 25, 2026". */
export const dayName = (day: Day): string => spelling.format(Date.parse(day));
