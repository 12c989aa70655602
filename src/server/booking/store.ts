import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Language } from "#domain/kernel/language.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { EmailedAppointment } from "#server/appointments/news.ts";
import { appointments, bookingReceipts } from "#server/appointments/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. Only columns that
// visitors' requests may read are named.

/** The columns of an appointment that its visitor may read. */
export type Booking = Omit<EmailedAppointment, "notes" | "updatedAt"> & {
  contactId: string | null;
  tellsClient: boolean;
};

const columns = {
  id: appointments.id,
  clientName: appointments.clientName,
  clientEmail: appointments.clientEmail,
  clientPhone: appointments.clientPhone,
  clientTimeZone: appointments.clientTimeZone,
  clientLanguage: appointments.clientLanguage,
  meetingWay: appointments.meetingWay,
  appointmentTime: appointments.appointmentTime,
  durationMinutes: appointments.durationMinutes,
  appointmentType: appointments.appointmentType,
  status: appointments.status,
  sequence: appointments.sequence,
  contactId: appointments.contactId,
  tellsClient: appointments.tellsClient,
};

export async function findBooking(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<Booking | null> {
  const [row] = await tx
    .select(columns)
    .from(appointments)
    .where(and(eq(appointments.professionalId, owner), eq(appointments.id, id)));
  return row ?? null;
}

export async function changeBooking(
  tx: OwnerTransaction,
  owner: OwnerId,
  {
    id,
    change,
  }: {
    id: string;
    change: Partial<Pick<typeof appointments.$inferSelect, "appointmentTime" | "status">> & {
      sequence: number;
      arrangedAt?: Date;
      movedFromTime?: null;
      movedFromMinutes?: null;
      updatedAt: Date;
      clientLanguage?: Language;
      clientTimeZone?: string;
    };
  },
): Promise<void> {
  await tx
    .update(appointments)
    .set(change)
    .where(and(eq(appointments.professionalId, owner), eq(appointments.id, id)));
}

/** How many future appointments this email has with the professional. */
export async function countOpenOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  { email, now }: { email: string; now: Date },
): Promise<number> {
  return tx.$count(
    appointments,
    and(
      eq(appointments.professionalId, owner),
      gt(appointments.appointmentTime, now),
      inArray(appointments.status, ["Scheduled", "Confirmed"]),
      eq(sql`lower(${appointments.clientEmail})`, email.toLowerCase()),
    ),
  );
}

export async function findReceipt(tx: OwnerTransaction, owner: OwnerId, id: string) {
  const [row] = await tx
    .select()
    .from(bookingReceipts)
    .where(and(eq(bookingReceipts.professionalId, owner), eq(bookingReceipts.id, id)));
  return row ?? null;
}

export async function addReceipt(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, requestHash, now }: { id: string; requestHash: string; now: Date },
): Promise<void> {
  await tx
    .insert(bookingReceipts)
    .values({ professionalId: owner, id, requestHash, receivedAt: now });
}

/**
 * Counts a move by a visitor; returns how many there were before. An appointment that the professional arranged has no
 * receipt until then; the one that it gets belongs to no request, so that a request with its id is still refused.
 */
export async function countMove(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<number> {
  const [receipt] = await tx
    .insert(bookingReceipts)
    .values({ professionalId: owner, id, requestHash: ofNoRequest, moves: 1, receivedAt: now })
    .onConflictDoUpdate({
      target: [bookingReceipts.professionalId, bookingReceipts.id],
      set: { moves: sql`${bookingReceipts.moves} + 1` },
    })
    .returning({ moves: bookingReceipts.moves });
  return receipt!.moves - 1;
}

/** No request has this hash. */
const ofNoRequest = "";
