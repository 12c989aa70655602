import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** Whether a contact has an appointment that is still to come. */
export async function hasAppointmentAhead(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, now }: { contactId: string; now: Date },
): Promise<boolean> {
  const rows = rowsOf(
    await tx.execute(sql`
      select from appointments
       where professional_id = ${owner} and contact_id = ${contactId} and appointment_time > ${now}
         and status in ('Scheduled', 'Confirmed') limit 1`),
  );
  return rows.length > 0;
}

/** What a visitor agreed to by booking, in the words that were shown; null when none were kept. */
export async function wordingOfBooking(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, bookedAt }: { contactId: string; bookedAt: Date },
): Promise<{ wording: string; source: string } | null> {
  const [row] = rowsOf<{ wording: string; source: string }>(
    await tx.execute(sql`
      select wording, source from contact_consents
       where user_id = ${owner} and contact_id = ${contactId} and given_at = ${bookedAt} limit 1`),
  );
  return row ?? null;
}
