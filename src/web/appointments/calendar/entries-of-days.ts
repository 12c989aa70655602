import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/** Entries by the day they start on in the given time zone, earliest first. */
export function entriesOfDays(
  entries: readonly SavedAppointment[],
  zone: ZoneRules,
): Map<Day, SavedAppointment[]> {
  const days = new Map<Day, SavedAppointment[]>();
  const sorted = entries.toSorted((one, other) => +one.appointmentTime - +other.appointmentTime);
  for (const entry of sorted) {
    const { day } = wallTimeOf(zone, entry.appointmentTime);
    const before = days.get(day);
    if (before) before.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}
