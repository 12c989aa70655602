/** The types that the Add Event dialog offers, in its order. */
export const eventKinds = ["Task", "Callback", "Reminder", "Appointment"] as const;
export type EventKind = (typeof eventKinds)[number];

/** Every type of an entry: what the dialog adds, and demos, which only visitors book. */
export const appointmentTypes = [...eventKinds, "Demo"] as const;

/**
 * Whether an entry takes its time, so that nothing else can happen then. Tasks and reminders take none; another type,
 * or none, counts as an appointment. PostgreSQL has the same rule in the column appointments.occupies_time.
 */
export function occupiesTime(type: string | null): boolean {
  return type !== "Task" && type !== "Reminder";
}
