import { sql } from "drizzle-orm";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { lockCalendar } from "./circumstances.ts";
import { tellAbout } from "./news.ts";
import { type AppointmentRow, changeAppointment, findAppointment } from "./store.ts";

/**
 * Seconds that the email about a professional's move waits. Its Undo shows for 5 s, and longer while the pointer or the
 * focus rests on it.
 */
const moveMailDelaySeconds = 30;

/** What the job is told. */
const payloadSchema = z.object({
  owner: z.string().transform((id) => id as OwnerId),
  appointment: z.string(),
});

/**
 * Has the client told of a move later, by the server: also when the browser is closed meanwhile. A further move of the
 * same appointment puts it off again.
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
 * The job "tell-about-move": one email for all the moves since the client was last told. It writes none when the
 * appointment is back where it was, or when something else told the client meanwhile.
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

/** Tells the client of the moves that still wait; answers the row as it is then. */
export async function tellMoveNow(
  tx: OwnerTransaction,
  owner: OwnerId,
  { row, now }: { row: AppointmentRow; now: Date },
): Promise<AppointmentRow> {
  const { movedFromTime } = row;
  if (!movedFromTime) return row;
  const told = await changeAppointment(tx, owner, {
    id: row.id,
    change: { ...nothingUntold, arrangedAt: now, updatedAt: row.updatedAt },
  });
  // What is off by now was not kept from anybody, nor what was past when it was moved. What begins while the email waits
  // is told all the same: its client thinks of another time.
  if (isActive(told.status) && told.appointmentTime > row.updatedAt)
    await tellAbout(tx, owner, {
      change: "moved",
      by: "owner",
      appointment: told,
      movedFrom: movedFromTime,
    });
  return told;
}

/** The client knows the time that the appointment has. */
export const nothingUntold = { movedFromTime: null, movedFromMinutes: null };

/** The appointment at the time that its client knows. */
export function asClientKnowsIt(row: AppointmentRow): AppointmentRow {
  const { movedFromTime, movedFromMinutes } = row;
  return {
    ...row,
    appointmentTime: movedFromTime ?? row.appointmentTime,
    durationMinutes: movedFromMinutes ?? row.durationMinutes,
  };
}
