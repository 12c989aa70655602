import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { addDays, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An instant within a sentence: "today at 4:00 PM", "yesterday at 4:00 PM", "Nov 18 at 4:00 PM". */
export function whenText(moment: Date, now: Date, zone: ZoneRules): string {
  return `${dayWord(moment, now, zone)} at ${timeText(moment, zone)}`;
}

/** The age of something, in the largest whole unit: "12 minutes", "3 hours", "2 days"; days by dates. */
export function ageText(since: Date, now: Date, zone: ZoneRules): string {
  const passed = now.getTime() - since.getTime();
  if (passed < hourMs) return counted(Math.max(1, Math.floor(passed / minuteMs)), "minute");
  const days = daysBetween(since, now, zone);
  if (days === 0 || passed < dayMs / 2) return counted(Math.floor(passed / hourMs), "hour");
  return counted(days, "day");
}

/** A number of minutes as text: "45 min", "2 h", "1 h 30 min". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** How many midnights of a time zone are between two instants. */
export function daysBetween(earlier: Date, later: Date, zone: ZoneRules): number {
  const at = (moment: Date) => Date.parse(wallTimeOf(zone, moment).day) / dayMs;
  return at(later) - at(earlier);
}

function dayWord(moment: Date, now: Date, zone: ZoneRules): string {
  const today = wallTimeOf(zone, now).day;
  const { day } = wallTimeOf(zone, moment);
  if (day === today) return "today";
  if (day === addDays(today, -1)) return "yesterday";
  return dayText(moment, now, zone);
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
