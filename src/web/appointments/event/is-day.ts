import type { Day } from "#domain/kernel/day.ts";
import { instantOf, utc } from "#domain/kernel/zone-rules.ts";

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): text is Day {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && instantOf(utc, { day: text as Day, minute: 0 }) !== null
  );
}
