import { sql } from "drizzle-orm";
import { v5 } from "uuid";
import { type ReminderKind, reminders } from "#domain/appointments/reminders.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// A fixed namespace for the ids below.
const namespace = "6d6f9a3e-3b7c-4f7e-9c55-0b6e2f0b7d11";

/** An appointment at a certain time; when moved, it has other reminders. */
export type TimedAppointment = { id: string; appointmentTime: Date };

/**
 * The id of an email about an appointment: the same email has the same id, so it is sent once even if it is queued
 * twice. It includes the professional, because visitors choose the ids of what they book.
 */
export function mailIdOf(owner: OwnerId, ...parts: (string | number)[]): string {
  return v5([owner, ...parts].join("|"), namespace);
}

/** The id of the reminder of this kind for this time of an appointment. */
export function reminderMailId(
  owner: OwnerId,
  { id, appointmentTime }: TimedAppointment,
  kind: ReminderKind,
): string {
  return mailIdOf(owner, id, appointmentTime.toISOString(), "reminder", kind);
}

/** Deletes unsent reminders for a time at which the appointment no longer takes place. */
export async function withdrawReminders(
  tx: OwnerTransaction,
  owner: OwnerId,
  appointment: TimedAppointment,
): Promise<void> {
  const ids = reminders.map(({ kind }) => reminderMailId(owner, appointment, kind));
  await tx.execute(sql`select mail.withdraw(${sql.param(ids)}::uuid[])`);
}
