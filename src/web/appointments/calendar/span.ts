import type { Day } from "#domain/kernel/day.ts";
import { addDays, daysBetween, weekdayOf } from "#domain/kernel/zone-rules.ts";
import type { Shown } from "./calendar-address.ts";

const firstOf = (day: Day) => `${day.slice(0, 7)}-01` as Day;
const lastOf = (day: Day) => addDays(firstOf(stepMonth(day, 1)), -1);

/** The Sunday with which the week of a day begins. */
export function weekStart(day: Day): Day {
  return addDays(day, -(weekdayOf(day) % 7));
}

/** The days that a view shows; a month shows whole weeks. */
export function daysShown({ view, day }: Shown): Day[] {
  if (view === "day") return [day];
  if (view === "week") return daysBetween(weekStart(day), addDays(weekStart(day), 6));
  return daysBetween(weekStart(firstOf(day)), addDays(weekStart(lastOf(day)), 6));
}

/** The day that is shown a month, a week or a day later; -1 is earlier. */
export function stepped({ view, day }: Shown, by: number): Day {
  if (view === "month") return stepMonth(day, by);
  return addDays(day, view === "week" ? 7 * by : by);
}

/** The same day of another month, or its last one where it is shorter. */
export function stepMonth(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const length = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + by, Math.min(date, length)));
  return target.toISOString().slice(0, 10) as Day;
}

/** Whether two days lie in the same month. */
export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
