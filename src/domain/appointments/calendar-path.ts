import type { Day } from "#domain/kernel/day.ts";

/** The address of a day in the professional's calendar. */
export function calendarPath(day: Day): string {
  return `/dashboard/calendar?view=day&day=${day}`;
}
