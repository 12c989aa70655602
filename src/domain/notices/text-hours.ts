import {
  addDays,
  instantOf,
  startOfDay,
  wallTimeOf,
  type ZoneRules,
} from "#domain/kernel/zone-rules.ts";

/** The hours in which notifications are texted, in the professional's time zone: 8 AM to 9 PM. */
const firstHour = 8;
const endHour = 21;
const hourMs = 60 * 60_000;

/** When a notification of now is texted: at once during the day, or at 8 AM after a night. */
export function textTime(now: Date, zone: ZoneRules): Date {
  const { day, minute } = wallTimeOf(zone, now);
  if (minute >= firstHour * 60 && minute < endHour * 60) return now;
  const morning = minute < firstHour * 60 ? day : addDays(day, 1);
  return (
    instantOf(zone, { day: morning, minute: firstHour * 60 }) ??
    new Date(startOfDay(zone, morning).getTime() + firstHour * hourMs)
  );
}
