import type { Day } from "#domain/kernel/day.ts";
import { addDays, daysBetween, weekdayOf } from "#domain/kernel/zone-rules.ts";

/** A calendar month as YYYY-MM. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01` as Day;
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthAfter(month)), -1);
export const monthAfter = (month: Month): Month => monthOf(addDays(firstDayOf(month), 31));
export const monthBefore = (month: Month): Month => monthOf(addDays(firstDayOf(month), -1));

/** The Sunday that starts a day's week. */
export const weekStart = (day: Day): Day => addDays(day, -(weekdayOf(day) % 7));

/** The same day some months later, or the month's last day if it is shorter; negative steps go back. */
export function addMonths(day: Day, step: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const length = new Date(Date.UTC(year, month + step, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + step, Math.min(date, length)));
  return target.toISOString().slice(0, 10) as Day;
}

/** The whole weeks, Sunday to Saturday, that contain the days of a month. */
export function weeksOf(month: Month): Day[][] {
  const last = addDays(weekStart(lastDayOf(month)), 6);
  const days = daysBetween(weekStart(firstDayOf(month)), last);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const mostRetries = 365; // a year of closed days must not hang the picker

/**
 * The day that a key moves to, following the ARIA date grid pattern; skips closed days, with at most 365 retries.
 * Undefined for any other key, and if there is no such day.
 */
export function dayByKey(
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  from: Day,
  isClosed: (day: Day) => boolean = () => false,
): Day | undefined {
  let day = stepByKey(key, shiftKey, from);
  const step = key === "ArrowLeft" || key === "ArrowUp" || key === "PageUp" ? -1 : 1;
  for (let retries = 0; day && isClosed(day); retries += 1) {
    if (retries === mostRetries) return undefined;
    day = addDays(day, step);
  }
  return day;
}

function stepByKey(key: string, shiftKey: boolean, day: Day): Day | undefined {
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
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

// A day has no time zone, so it is formatted in UTC.
const spell = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (day: Day) => format.format(Date.parse(day));
};
const spellMonth = spell({ month: "long", year: "numeric" });

/** A month as text: "November 2026". */
export const monthName = (month: Month): string => spellMonth(firstDayOf(month));

/** A full date: "Wednesday, November 25, 2026". */
export const dayName = spell({ dateStyle: "full" });

/** A day's short weekday: "Wed". */
export const shortWeekday = spell({ weekday: "short" });
const longWeekday = spell({ weekday: "long" });

/** The weekdays from Sunday on: the visible "Sun" and "Sunday" for screen readers. */
export const englishWeekdays = weeksOf("2026-02")[0]!.map(
  (day) => [shortWeekday(day), longWeekday(day)] as const,
);
