const dayMs = 24 * 60 * 60 * 1000;

/**
 * How far away a moment is, in calendar days of a zone: "Today", "Tomorrow", "In N days" (SPEC §9, AMB-71). Days are
 * counted by their dates and not by hours, so a change of the clocks moves nothing. Null for a day that is past.
 */
export function relativeDay(moment: Date, now: Date, timeZone: string): string | null {
  const days = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  if (days < 0) return null;
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

/** A date counted on without gaps, as in UTC, where every day has 24 hours. */
function dayNumber(moment: Date, timeZone: string): number {
  // The Swedish form of a date is YYYY-MM-DD. (The schemas of day.ts are not needed here, and pages pay for them.)
  const date = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment);
  return Date.parse(date) / dayMs;
}
