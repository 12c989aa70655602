import { wallTimeOf, type ZoneRules } from "./zone-rules.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How far away a moment is, in calendar days of a time zone: "Today", "Tomorrow", "In N days". Dates are counted and
 * not hours, so a change of the clocks makes no difference. Null for a past day.
 */
export function relativeDay(moment: Date, now: Date, zone: ZoneRules): string | null {
  const days = dayNumber(moment, zone) - dayNumber(now, zone);
  if (days < 0) return null;
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days.toLocaleString("en-US")} days`;
}

/** A date counted on without gaps, as in UTC, where every day has 24 hours. */
function dayNumber(moment: Date, zone: ZoneRules): number {
  return Date.parse(wallTimeOf(zone, moment).day) / dayMs;
}
