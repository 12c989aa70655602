import { dayOf } from "./day.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How far away a moment is, in calendar days of a zone: "Today", "Tomorrow", "In N days" (SPEC §9, AMB-71). Days are
 * counted by their dates and not by hours, so a change of the clocks moves nothing. Null for a day that is past.
 */
export function relativeDay(moment: Date, now: Date, timeZone: string): string | null {
  const days = Math.round((dayStart(moment, timeZone) - dayStart(now, timeZone)) / dayMs);
  if (days < 0) return null;
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

/** A moment's date as if it were one of UTC, where every day has 24 hours (milliseconds). */
function dayStart(moment: Date, timeZone: string): number {
  return Date.parse(dayOf(moment, timeZone));
}
