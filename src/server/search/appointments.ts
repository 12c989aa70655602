import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { NamedAppointment } from "#contract/search.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Field } from "#domain/search/match.ts";
import { digitsOf, type Query } from "#domain/kernel/search/query.ts";
import { appointments } from "#server/appointments/tables.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { meantBy } from "#server/contacts/similar-words.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The most appointments that are searched, upcoming and latest first: years of work. */
const lookedAt = 5_000;
const gathered = 40;
/** The characters between the digits of a number; hits are compared more closely afterward. */
const signs = " ()+./–-";
/** Notes are long, and a list shows one line of them, in characters. */
const notesShown = 200;
/** The most words in them that are compared with a typed one. */
const mostSimilar = 1_000;

/** An appointment with the fields that are compared. */
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

/**
 * Candidates, unsorted. If there are more than the palette can rank: those with the exact words first, then upcoming
 * ones, soonest first, then past ones, latest first.
 */
export async function gatherAppointments(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: Query,
  now: Date,
): Promise<FoundAppointment[]> {
  const near = tx
    .select({ ...columns, words: appointments.words })
    .from(appointments)
    .where(eq(appointments.professionalId, owner))
    .orderBy(desc(appointments.appointmentTime))
    .limit(lookedAt)
    .as("near");
  const all = sql`fold_text(concat_ws(chr(31), ${near.clientEmail}, ${near.clientPhone}))`;
  const words = query.words.map((word) => sql`${near.words} like ${`% ${word}%`}`);
  const digits = digitsOf(query);
  const tests: SQL[] = [
    ...(words.length > 0 ? [sql`(${sql.join(words, sql` and `)})`] : []),
    sql`position(${query.text} in ${all}) > 0`,
    ...(digits ? [sql`translate(${near.clientPhone}, ${signs}, '') like ${`%${digits}%`}`] : []),
  ];
  const moment = sql`${now.toISOString()}::timestamptz`;
  const away = sql`${near.appointmentTime} - ${moment}`;
  const bySoonest = [sql`${near.appointmentTime} < ${moment}`, sql`greatest(${away}, -(${away}))`];
  const whole = query.words.map((word) => sql`${near.words} like ${`% ${word} %`}`);
  const isPart = whole.length > 0 ? [sql`not (${sql.join(whole, sql` and `)})`] : [];
  const found = await tx
    .select()
    .from(near)
    .where(sql.join(tests, sql` or `))
    .orderBy(...isPart, ...bySoonest)
    .limit(gathered);
  if (found.length > 0) return found;
  const meant = await meantBy(query.words, async (looked) => {
    const patterns = looked.flatMap((word) => word.patterns);
    const one = tx
      .select({ word: sql<string>`unnest(string_to_array(btrim(${near.words}), ' '))`.as("word") })
      .from(near)
      .as("one");
    const rows = await tx
      .selectDistinct({ word: one.word })
      .from(one)
      .where(sql`${one.word} like any (${sql.param(patterns)}::text[])`)
      .limit(mostSimilar);
    return rows.map((row) => row.word);
  });
  if (!meant) return [];
  return tx
    .select()
    .from(near)
    .where(and(...meant.map((guesses) => sql`${near.words} ~ ${` (${guesses}) `}`)))
    .orderBy(...bySoonest)
    .limit(gathered);
}

/** The fields of an appointment that are compared. */
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
