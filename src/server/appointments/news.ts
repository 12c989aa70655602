import { sql } from "drizzle-orm";
import * as z from "zod";
import { meetingWays } from "#domain/appointments/ways-to-meet.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { languages } from "#domain/kernel/language.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { AppointmentRow } from "./store.ts";

/** Changes of an appointment that are emailed. */
export const changes = ["booked", "moved", "cancelled", "confirmed", "restored"] as const;
export type Change = (typeof changes)[number];

/**
 * The content of an email at the time of the change: a job sends it after the transaction, and by then the appointment
 * may have changed again or be deleted.
 */
export const newsSchema = z.object({
  change: z.enum(changes),
  /** Who made the change: that person gets a receipt, the other one a notification. */
  by: z.enum(["owner", "visitor"]),
  professionalId: z.string().transform((id) => id as OwnerId),
  appointment: z.object({
    id: z.string(),
    clientName: z.string().nullable(),
    clientEmail: z.string().nullable(),
    clientPhone: z.string().nullable(),
    clientTimeZone: z.string().nullable(),
    // Jobs that were queued before these two fields existed lack them.
    clientLanguage: z.enum(languages).nullable().default(null),
    meetingWay: z.enum(meetingWays).nullable().default(null),
    appointmentTime: z.coerce.date(),
    durationMinutes: z.number(),
    appointmentType: z.string().nullable(),
    status: z.string(),
    notes: z.string().nullable(),
    sequence: z.number(),
    updatedAt: z.coerce.date(),
  }),
  /** Whether the client gets an email too: emails to an address that a visitor typed are limited. */
  tellsClient: z.boolean().default(true),
  /** The time before it was moved. */
  movedFrom: z.coerce.date().nullable(),
});
export type News = z.output<typeof newsSchema>;

/** The parts of an appointment that an email needs. */
export type EmailedAppointment = News["appointment"];

/** Queues the emails in the transaction of the change. */
export async function tellAbout(
  tx: OwnerTransaction,
  owner: OwnerId,
  news: {
    change: Change;
    by: News["by"];
    appointment: EmailedAppointment | AppointmentRow;
    movedFrom?: Date;
    tellsClient?: boolean;
  },
): Promise<void> {
  const { movedFrom = null, ...rest } = news;
  const payload = newsSchema.parse({ ...rest, professionalId: owner, movedFrom });
  await tx.execute(sql`select mail.tell_about_appointment(${JSON.stringify(payload)}::json)`);
}
