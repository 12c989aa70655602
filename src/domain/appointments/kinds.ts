/** What the Add Event dialog offers (SPEC §2), in its order. */
export const eventKinds = ["Task", "Callback", "Reminder", "Appointment"] as const;
export type EventKind = (typeof eventKinds)[number];

/** What an entry of the calendar can be: what the dialog adds, and a demo that a visitor booked (SPEC §3). */
export const appointmentTypes = [...eventKinds, "Demo"] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/**
 * Whether an entry takes its time, so that nothing else can happen then (D4): tasks and reminders take none. Anything
 * of another or of no type is somebody's appointment. PostgreSQL holds the same rule (appointments.occupies_time).
 */
export function occupiesTime(type: string | null): boolean {
  return type !== "Task" && type !== "Reminder";
}
