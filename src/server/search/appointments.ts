import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { NamedAppointment } from "#contract/search.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Field } from "#domain/search/match.ts";
import type { Query } from "#domain/search/query.ts";
import { appointments } from "#server/appointments/tables.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** So many appointments are looked at, those to come and the latest first: the work of years. */
const lookedAt = 5_000;
const gathered = 40;
/** Notes are long and a list shows a line of them (characters). */
const notesShown = 200;
/** How similar a name must be to be looked at closely, as pg_trgm counts. */
const similarFrom = 0.39;

/** An appointment with what is compared. */
export type FoundAppointment = NamedAppointment & {
  clientEmail: string | null;
  clientPhone: string | null;
};

const columns = {
  id: appointments.id,
  clientName: appointments.clientName,
  clientEmail: appointments.clientEmail,
  clientPhone: appointments.clientPhone,
  notes: sql<string | null>`left(${appointments.notes}, ${notesShown})`.as("notes"),
  appointmentTime: appointments.appointmentTime,
  status: appointments.status,
  appointmentType: appointments.appointmentType,
};

/** Appointments that may be meant, not in order. */
export async function gatherAppointments(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: Query,
): Promise<FoundAppointment[]> {
  const near = tx
    .select(columns)
    .from(appointments)
    .where(eq(appointments.professionalId, owner))
    .orderBy(desc(appointments.appointmentTime))
    .limit(lookedAt)
    .as("near");
  const name = sql`folded_words(concat_ws(' ', ${near.clientName}, ${near.notes}))`;
  const all = sql`lower(concat_ws(chr(31), ${near.clientEmail}, ${near.clientPhone}))`;
  const words = query.words.map((word) => sql`${name} like ${`% ${word}%`}`);
  const { digits } = query;
  const tests: SQL[] = [
    ...(words.length > 0 ? [sql`(${sql.join(words, sql` and `)})`] : []),
    sql`position(${query.typed.toLowerCase()} in ${all}) > 0`,
    ...(digits
      ? [sql`regexp_replace(${near.clientPhone}, '\\D', '', 'g') like ${`%${digits}%`}`]
      : []),
  ];
  const found = await tx
    .select()
    .from(near)
    .where(sql.join(tests, sql` or `))
    .limit(gathered);
  if (found.length > 0 || words.length === 0) return found;
  return tx
    .select()
    .from(near)
    .where(sql`word_similarity(${query.words.join(" ")}, ${name}) >= ${similarFrom}`)
    .limit(gathered);
}

/** What of an appointment is compared. */
export function fieldsOfAppointment(found: FoundAppointment): Field[] {
  return [
    { kind: "name", text: found.clientName },
    { kind: "email", text: found.clientEmail },
    { kind: "phone", text: found.clientPhone },
    { kind: "note", text: found.notes },
  ];
}

/** The owner's appointments with these ids. */
export function readAppointments(
  tx: OwnerTransaction,
  owner: OwnerId,
  ids: string[],
): Promise<FoundAppointment[]> {
  return tx
    .select(columns)
    .from(appointments)
    .where(and(eq(appointments.professionalId, owner), inArray(appointments.id, ids)));
}
