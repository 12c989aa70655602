import { sql } from "drizzle-orm";
import { v5 } from "uuid";
import { type ReminderKind, reminders } from "#domain/appointments/reminders.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Any fixed UUID: names made under it meet no other.
const namespace = "6d6f9a3e-3b7c-4f7e-9c55-0b6e2f0b7d11";

/** An appointment at a time; moved, it is another. */
export type TimedAppointment = { id: string; appointmentTime: Date };

/**
 * The id of a mail about an appointment: the same mail has the same id, so that it can be written twice and sent once.
 * Whose appointment it is belongs to it, because visitors choose the ids of what they book.
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

/** Takes back reminders of this time that have not gone out yet: it was cancelled, moved or is over. */
export async function withdrawReminders(
  tx: OwnerTransaction,
  owner: OwnerId,
  appointment: TimedAppointment,
): Promise<void> {
  const ids = reminders.map(({ kind }) => reminderMailId(owner, appointment, kind));
  await tx.execute(sql`select mail.withdraw(${sql.param(ids)}::uuid[])`);
}
