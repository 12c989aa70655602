/** The types that the Add Event dialog offers, in its order. */
export const eventKinds = ["Task", "Callback", "Reminder", "Appointment"] as const;
export type EventKind = (typeof eventKinds)[number];

/** Every type of entry: what the dialog adds, and demos, which only visitors book. */
export const appointmentTypes = [...eventKinds, "Demo"] as const;

/**
 * Whether an entry blocks its time. Tasks and reminders do not; an unknown type, or none, counts as an appointment.
 * PostgreSQL has the same rule in the column appointments.occupies_time.
 */
export function occupiesTime(type: string | null): boolean {
  return type !== "Task" && type !== "Reminder";
}
