import { sql } from "drizzle-orm";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { lockCalendar } from "./host-calendar.ts";
import { tellAbout } from "./news.ts";
import { type AppointmentRow, changeAppointment, findAppointment } from "./store.ts";

/**
 * How many seconds the email about a professional's move waits. Its Undo shows for 5 s, and longer while the pointer or
 * the focus is on it.
 */
const moveMailDelaySeconds = 30;

/** The job's payload. */
const payloadSchema = z.object({
  owner: z.string().transform((id) => id as OwnerId),
  appointment: z.string(),
});

/**
 * Queues the email about a move, so that it is sent even if the browser is closed. Another move of the same appointment
 * postpones it.
 */
export async function tellMoveLater(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<void> {
  const wait = `${moveMailDelaySeconds} seconds`;
  await tx.execute(sql`select mail.tell_about_move(${owner}, ${id}, ${wait}::interval)`);
}

/**
 * The job "tell-about-move": one email for all moves since the client was last notified. None if the appointment is
 * back at its old time, or if another email has notified the client in the meantime.
 */
export async function tellAboutMove(
  payload: unknown,
  { database, now: clock }: { database: Database; now: () => Date },
): Promise<void> {
  const { owner, appointment: id } = payloadSchema.parse(payload);
  const now = clock();
  await database.as(owner, async (tx) => {
    await lockCalendar(tx, owner);
    const row = await findAppointment(tx, owner, id);
    if (row?.movedFromTime) await tellMoveNow(tx, owner, { row, now });
  });
}

/** Notifies the client of pending moves now; returns the updated row. */
export async function tellMoveNow(
  tx: OwnerTransaction,
  owner: OwnerId,
  { row, now }: { row: AppointmentRow; now: Date },
): Promise<AppointmentRow> {
  const { movedFromTime } = row;
  if (!movedFromTime) return row;
  const changed = await changeAppointment(tx, owner, {
    id: row.id,
    change: { ...noPendingMove, arrangedAt: now, updatedAt: row.updatedAt },
  });
  // A canceled appointment, or one that was over when it was moved, needs no email. One that begins while the email
  // waits does: its client expects another time.
  if (isActive(changed.status) && changed.appointmentTime > row.updatedAt)
    await tellAbout(tx, owner, {
      change: "moved",
      by: "owner",
      appointment: changed,
      movedFrom: movedFromTime,
    });
  return changed;
}

/** Records that the client knows the current time. */
export const noPendingMove = { movedFromTime: null, movedFromMinutes: null };

/** The appointment with the time that its client knows. */
export function asClientKnowsIt(row: AppointmentRow): AppointmentRow {
  const { movedFromTime, movedFromMinutes } = row;
  return {
    ...row,
    appointmentTime: movedFromTime ?? row.appointmentTime,
    durationMinutes: movedFromMinutes ?? row.durationMinutes,
  };
}
