import { wallTimeOf, type ZoneRules } from "./zone-rules.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How far away an instant is, in calendar days of a time zone: "Today", "Tomorrow", "In N days". Counts dates, not
 * hours, so a clock change makes no difference. Null for a past day.
 */
export function relativeDay(moment: Date, now: Date, zone: ZoneRules): string | null {
  const days = dayNumber(moment, zone) - dayNumber(now, zone);
  if (days < 0) return null;
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days.toLocaleString("en-US")} days`;
}

/** A continuous number for a date, as in UTC, where every day has 24 hours. */
function dayNumber(moment: Date, zone: ZoneRules): number {
  return Date.parse(wallTimeOf(zone, moment).day) / dayMs;
}
