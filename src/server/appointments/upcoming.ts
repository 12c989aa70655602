import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { appointments } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** Notes are long, and the list shows one line of them (characters). */
const notesShown = 200;

/** A professional's future appointments of any status: how many, and the soonest. */
export async function readUpcoming(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, limit }: { now: Date; limit: number },
) {
  const isUpcoming = and(
    eq(appointments.professionalId, owner),
    gt(appointments.appointmentTime, now),
  );
  const count = await tx.$count(appointments, isUpcoming);
  const soonest = await tx
    .select({
      id: appointments.id,
      clientName: appointments.clientName,
      appointmentTime: appointments.appointmentTime,
      durationMinutes: appointments.durationMinutes,
      status: appointments.status,
      appointmentType: appointments.appointmentType,
      notes: sql<string | null>`left(${appointments.notes}, ${notesShown})`,
    })
    .from(appointments)
    .where(isUpcoming)
    .orderBy(asc(appointments.appointmentTime), asc(appointments.id))
    .limit(limit);
  return { count, appointments: soonest };
}
