import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findAppointment } from "#server/appointments/store.ts";
import { toE164 } from "#server/contacts/phone.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { sql } from "drizzle-orm";
import type { ActionServices } from "../actions/action-services.ts";
import { recordConsentAlong } from "../outreach/consents.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** Whether a contact has a future appointment. */
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

/** What a visitor agreed to by booking, in the words that were shown; null if none were stored. */
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

const jobSchema = z.object({ owner: z.uuid().transform((id) => id as OwnerId), id: z.uuid() });

/**
 * The job "assistant-booked": records the consent of the booking page for the addresses that were typed there, for the
 * channels that the page's words name.
 */
export async function keepConsentOfBooking(
  payload: unknown,
  services: ActionServices,
): Promise<void> {
  const { owner, id } = jobSchema.parse(payload);
  await services.database.as(owner, async (tx) => {
    const appointment = await findAppointment(tx, owner, id);
    if (!appointment?.contactId) return;
    const { contactId, clientEmail, clientPhone, createdAt } = appointment;
    const words = await wordingOfBooking(tx, owner, { contactId, bookedAt: createdAt });
    if (!words) return;
    await recordConsentAlong(tx, owner, {
      ...words,
      cause: { kind: "appointment", id },
      contactId,
      email: clientEmail,
      phone: toE164(clientPhone),
      basis: "written",
      now: createdAt,
    });
  });
}
