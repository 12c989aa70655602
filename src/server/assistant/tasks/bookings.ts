import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findAppointment } from "#server/appointments/store.ts";
import { toE164 } from "#server/contacts/phone.ts";
import type { ActionServices } from "../actions/action-services.ts";
import { recordConsentAlong } from "../outreach/consents.ts";
import { wordingOfBooking } from "./appointments.ts";

const jobSchema = z.object({ owner: z.uuid().transform((id) => id as OwnerId), id: z.uuid() });

/**
 * The job "assistant-booked": keeps what a visitor agreed to on the booking page as consent for those addresses that
 * were typed there, by the ways that the page's own words name.
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
