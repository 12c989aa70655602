import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import type { Language } from "#domain/kernel/language.ts";
import { isAdded, type OwnerTransaction } from "#server/platform/database.ts";
import { appointments, bookingReceipts } from "./tables.ts";

export type AppointmentRow = typeof appointments.$inferSelect;

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type NewAppointment = {
  id: string;
  clientName: string | null;
  clientEmail: string | null;
  clientPhone: string | null;
  appointmentTime: Date;
  durationMinutes: number;
  notes: string | null;
  status: string;
  appointmentType: string;
  contactId: string | null;
  bookedBy: "owner" | "visitor" | "assistant";
  tellsClient: boolean;
  clientTimeZone: string | null;
  clientLanguage: Language | null;
  meetingWay: MeetingWay | null;
  now: Date;
};

/**
 * Adds an entry unless its id or its time is taken; false if nothing was added. `on conflict` without a target covers
 * both, and concurrent bookings do not deadlock as with a plain INSERT.
 */
export async function insertAppointment(
  tx: OwnerTransaction,
  owner: OwnerId,
  entry: NewAppointment,
): Promise<boolean> {
  // Raw SQL, because a visitor's request may fill only these columns and the query builder would name all of them.
  const added = await tx.execute(sql`
    insert into appointments (
      professional_id, id, client_name, client_email, client_phone, appointment_time, duration_minutes, notes, status,
      appointment_type, contact_id, booked_by, tells_client, client_time_zone, client_language, meeting_way,
      created_at, updated_at, arranged_at
    ) values (
      ${owner}, ${entry.id}, ${entry.clientName}, ${entry.clientEmail}, ${entry.clientPhone},
      ${entry.appointmentTime}, ${entry.durationMinutes}, ${entry.notes}, ${entry.status}, ${entry.appointmentType},
      ${entry.contactId}, ${entry.bookedBy}, ${entry.tellsClient}, ${entry.clientTimeZone}, ${entry.clientLanguage},
      ${entry.meetingWay}, ${entry.now}, ${entry.now}, ${entry.now}
    ) on conflict do nothing`);
  return isAdded(added);
}

export async function findAppointment(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<AppointmentRow | null> {
  const [row] = await tx.select().from(appointments).where(mine(owner, id));
  return row ?? null;
}

/** The columns that may change afterward. */
export type AppointmentChange = Partial<
  Pick<
    AppointmentRow,
    | "appointmentTime"
    | "durationMinutes"
    | "status"
    | "outcome"
    | "arrangedAt"
    | "sequence"
    | "movedFromTime"
    | "movedFromMinutes"
  >
> & { updatedAt: Date };

/** Updates an entry. An overlap is an error of PostgreSQL (23P01) that ends the transaction, so check first. */
export async function changeAppointment(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, change }: { id: string; change: AppointmentChange },
): Promise<AppointmentRow> {
  const [row] = await tx.update(appointments).set(change).where(mine(owner, id)).returning();
  return row!;
}

/** Deletes an entry permanently and keeps its id, so that no retry brings it back; null if there is none. */
export async function deleteAppointment(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<AppointmentRow | null> {
  const [row] = await tx.delete(appointments).where(mine(owner, id)).returning();
  if (!row) return null;
  await tx
    .insert(bookingReceipts)
    .values({ professionalId: owner, id, requestHash: "", receivedAt: now })
    .onConflictDoNothing();
  return row;
}

/** Whether an id belonged to a deleted entry. Call it if no entry has the id. */
export async function wasDeleted(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<boolean> {
  const kept = await tx
    .select({ id: bookingReceipts.id })
    .from(bookingReceipts)
    .where(and(eq(bookingReceipts.professionalId, owner), eq(bookingReceipts.id, id)));
  return kept.length > 0;
}

/** Entries that begin between two instants, earliest first. */
export function listBetween(
  tx: OwnerTransaction,
  owner: OwnerId,
  { from, until }: { from: Date; until: Date },
): Promise<AppointmentRow[]> {
  return tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, owner),
        gte(appointments.appointmentTime, from),
        lt(appointments.appointmentTime, until),
      ),
    )
    .orderBy(asc(appointments.appointmentTime), asc(appointments.id));
}

/** The last row of a page: its time as formatted by PostgreSQL, because a Date has no microseconds. */
export type ListPlace = { time: string; id: string };

/** A page of the list: all or upcoming, earliest first; or past, latest first. */
export async function listAppointments(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: {
    show: "all" | "upcoming" | "past";
    /** Only those with this contact; null lists all. */
    contactId: string | null;
    after: ListPlace | null;
    limit: number;
    now: Date;
  },
): Promise<(AppointmentRow & { place: string })[]> {
  const { show, contactId, after, limit, now } = query;
  const order = show === "past" ? desc : asc;
  const beyond = sql.raw(show === "past" ? "<" : ">");
  const rows = await tx
    .select({ row: appointments, place: sql<string>`${appointments.appointmentTime}::text` })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, owner),
        contactId ? eq(appointments.contactId, contactId) : undefined,
        show === "upcoming" ? gt(appointments.appointmentTime, now) : undefined,
        show === "past" ? lte(appointments.appointmentTime, now) : undefined,
        after
          ? sql`(${appointments.appointmentTime}, ${appointments.id}) ${beyond} (${after.time}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(appointments.appointmentTime), order(appointments.id))
    .limit(limit);
  return rows.map(({ row, place }) => ({ ...row, place }));
}

function mine(owner: OwnerId, id: string): SQL | undefined {
  return and(eq(appointments.professionalId, owner), eq(appointments.id, id));
}

/** Notes are long, and the list shows one line of them, in characters. */
const notesShown = 200;

/** A professional's future appointments of any status: how many, and the next ones. */
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
