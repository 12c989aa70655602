import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

/**
 * Entries from several pages, earliest first. An entry whose time comes between two requests is in both answers, and
 * is listed once.
 */
export function inOrder<Entry extends Pick<SavedAppointment, "id" | "appointmentTime">>(
  entries: readonly Entry[],
): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return [...known.values()].sort(
    (one, other) => +one.appointmentTime - +other.appointmentTime || (one.id < other.id ? -1 : 1),
  );
}

/** Entries by calendar day in the professional's zone: before today, today, and after it. */
export function aroundToday<Entry extends Pick<SavedAppointment, "appointmentTime">>(
  entries: readonly Entry[],
  { zone, today }: { zone: ZoneRules; today: Day },
): { past: Entry[]; today: Entry[]; upcoming: Entry[] } {
  const parts: { past: Entry[]; today: Entry[]; upcoming: Entry[] } = {
    past: [],
    today: [],
    upcoming: [],
  };
  for (const entry of entries) {
    const { day } = wallTimeOf(zone, entry.appointmentTime);
    parts[day < today ? "past" : day === today ? "today" : "upcoming"].push(entry);
  }
  return parts;
}
