import { sql } from "drizzle-orm";
import * as z from "zod";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { languages } from "#domain/kernel/language.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { AppointmentRow } from "./store.ts";

/** What happened to an appointment that somebody should learn of by mail. */
export const changes = ["booked", "moved", "cancelled", "confirmed", "restored"] as const;
export type Change = (typeof changes)[number];

/**
 * What a letter tells, as it was in the moment it tells of: the letters are written by a job after the transaction, and
 * meanwhile the appointment may have changed again or be gone.
 */
export const newsSchema = z.object({
  change: z.enum(changes),
  /** Whose doing it was: the other side is told in words, this one gets a receipt. */
  by: z.enum(["owner", "visitor"]),
  professionalId: z.string().transform((id) => id as OwnerId),
  appointment: z.object({
    id: z.string(),
    clientName: z.string().nullable(),
    clientEmail: z.string().nullable(),
    clientPhone: z.string().nullable(),
    clientTimeZone: z.string().nullable(),
    // News that waited in the queue while this was brought in do not tell it.
    clientLanguage: z.enum(languages).nullable().default(null),
    appointmentTime: z.coerce.date(),
    durationMinutes: z.number(),
    appointmentType: z.string().nullable(),
    status: z.string(),
    notes: z.string().nullable(),
    sequence: z.number(),
    updatedAt: z.coerce.date(),
  }),
  /** Whether the client gets a letter as well: an address that a visitor typed gets few. */
  tellsClient: z.boolean().default(true),
  /** When it would have been before it was moved. */
  movedFrom: z.coerce.date().nullable(),
});
export type News = z.output<typeof newsSchema>;

/** The parts of an appointment that a letter tells of. */
export type ToldAppointment = News["appointment"];

/** Puts the writing of the letters into the queue, in the transaction of what they tell about. */
export async function tellAbout(
  tx: OwnerTransaction,
  owner: OwnerId,
  news: {
    change: Change;
    by: News["by"];
    appointment: ToldAppointment | AppointmentRow;
    movedFrom?: Date;
    tellsClient?: boolean;
  },
): Promise<void> {
  const { movedFrom = null, ...rest } = news;
  const told = newsSchema.parse({ ...rest, professionalId: owner, movedFrom });
  await tx.execute(sql`select mail.tell_about_appointment(${JSON.stringify(told)}::json)`);
}
