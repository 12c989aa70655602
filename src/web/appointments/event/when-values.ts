import { clockTime } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { readTypedDay } from "#domain/kernel/typed-day.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** The date, time and duration of an event as form values. */
export type WhenValues = { day: string; time: string; durationMinutes: string };

/** A moment as form values. */
export function dayAndTime(zone: ZoneRules, moment: Date): { day: string; time: string } {
  const { day, minute } = wallTimeOf(zone, moment);
  return { day, time: clockTime(minute) };
}

/** The fields as the schema takes them: an invalid date or number stays text, so that the schema rejects it. */
export function whenInput(
  { day, time, durationMinutes }: WhenValues,
  { zone: timeZone }: Pick<ZoneRules, "zone">,
  today: Day,
) {
  return {
    day: readTypedDay(day, today) ?? day.trim(),
    time: time.trim(),
    timeZone,
    durationMinutes: durationMinutes.trim() === "" ? null : Number(durationMinutes),
  };
}
