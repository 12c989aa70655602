import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Availability } from "#domain/appointments/availability.ts";
import { type Busy, freeSlots, isDayOff } from "#domain/appointments/free-slots.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, daysBetween, startOfDay, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";

/** A day of the preview: its bookable starts, and whether it is a day off. */
export type PreviewDay = { day: Day; starts: Date[]; isOff: boolean };

/** How many days the preview shows, including today. */
export const previewDays = 7;

/** What visitors would see with these hours, computed by the same rule as the booking page. */
export function previewOf(
  availability: Availability,
  {
    zone,
    now,
    entries,
    durationMinutes,
  }: {
    zone: ZoneRules;
    now: Date;
    entries: readonly SavedAppointment[];
    durationMinutes: number;
  },
): PreviewDay[] {
  const today = wallTimeOf(zone, now).day;
  const until = startOfDay(zone, addDays(today, previewDays));
  const starts = freeSlots(
    { kind: "Appointment", availability, zone, busy: entries.flatMap(busyOf), now },
    { durationMinutes, from: now, until },
  );
  return daysBetween(today, addDays(today, previewDays - 1)).map((day) => ({
    day,
    starts: starts.filter((start) => wallTimeOf(zone, start).day === day),
    isOff: isDayOff(availability, day),
  }));
}

/** The time that an entry blocks, if any. */
function busyOf(entry: SavedAppointment): Busy | [] {
  const { appointmentTime, durationMinutes, appointmentType, status } = entry;
  if (!isActive(status) || !occupiesTime(appointmentType)) return [];
  return {
    startsAt: appointmentTime,
    durationMinutes,
    countsTowardsCap: appointmentType !== "Callback",
  };
}
