import { clockTime } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { readTypedDay } from "#domain/kernel/typed-day.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** When something takes place, as the fields of a form hold it. */
export type WhenValues = { day: string; time: string; durationMinutes: string };

/** A moment as its fields hold it. */
export function dayAndTime(zone: ZoneRules, moment: Date): { day: string; time: string } {
  const { day, minute } = wallTimeOf(zone, moment);
  return { day, time: clockTime(minute) };
}

/** What the fields hold, as the schema takes it: what is no day or no number stays text, and is refused as such. */
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
