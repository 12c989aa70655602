import { sql } from "drizzle-orm";
import type { NamedContact } from "#contract/search.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Field } from "#domain/search/match.ts";
import type { Query } from "#domain/search/query.ts";
import { handful } from "#domain/search/rank.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Looked, meantBy } from "./meant.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. The functions of the
// schema search are told no owner: they ask the transaction (docs/decisions/013, 032).

/** So many of each type are gathered by their names before the best are chosen. */
const gathered = 20;
/** So many words of an account are compared with a typed one, those about as long first. */
const mostSimilar = 1_000;
/** Digits behind which the writings of a number do not differ. */
const lastDigits = 4;

/** A contact with what is compared. */
export type FoundContact = NamedContact & {
  email: string | null;
  phoneNumber: string | null;
  phoneE164: string | null;
  leadId: string | null;
  tags: string[];
  createdAt: Date;
};

/** Contacts that may be meant, not in order: by the words of their names, by parts of all fields, by similar names. */
export async function gatherContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: Query,
): Promise<FoundContact[]> {
  const { words, typed, digits } = query;
  const found = new Set<string>();
  const add = (ids: string[]) => ids.forEach((id) => found.add(id));
  if (words.length > 0) {
    const begun = await named(tx, words, { isWhole: false });
    add(begun);
    // Where so many begin with it, those that are it may be older than all of these.
    if (begun.length >= gathered) add(await named(tx, words, { isWhole: true }));
  }
  if (found.size < handful) {
    add(await withPart(tx, typed, handful));
    if (digits && digits !== typed) add(await withPart(tx, digits, handful));
    // A number without area code is kept as it was typed: its end is looked for, and the rest compared afterwards.
    if (digits && digits.length > lastDigits && found.size < handful)
      add(await withPart(tx, digits.slice(-lastDigits), gathered));
  }
  if (found.size < handful) {
    const meant = await meantBy(words, (looked) => wordsLike(tx, looked));
    if (meant) add(await named(tx, meant, { isWhole: true }));
  }
  return found.size > 0 ? readContacts(tx, owner, [...found]) : [];
}

/** What of a contact is compared, the name first. */
export function fieldsOfContact(contact: FoundContact): Field[] {
  const { firstName, lastName, tags } = contact;
  return [
    { kind: "name", text: lastName ? `${firstName} ${lastName}` : firstName },
    { kind: "email", text: contact.email },
    { kind: "phone", text: contact.phoneNumber },
    { kind: "phone", text: contact.phoneE164 },
    { kind: "company", text: contact.companyName },
    { kind: "id", text: contact.leadId },
    ...tags.map((text) => ({ kind: "tag", text }) as const),
  ];
}

/** The owner's contacts with these ids; what is in the bin is not among them. */
export async function readContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  ids: readonly string[],
): Promise<FoundContact[]> {
  const { rows } = await tx.execute<Omit<FoundContact, "createdAt"> & { createdAt: string }>(sql`
    select id, type, status, first_name as "firstName", last_name as "lastName", company_name as "companyName", email,
           phone_number as "phoneNumber", phone_e164 as "phoneE164", lead_id as "leadId",
           coalesce(tags, '{}') as tags, created_at as "createdAt"
      from contacts where user_id = ${owner} and id = any (${sql.param(ids)}::uuid[])`);
  return rows.map(({ type, createdAt, ...row }) => ({
    ...row,
    type: type as ContactType,
    createdAt: new Date(createdAt),
  }));
}

async function named(
  tx: OwnerTransaction,
  words: readonly string[],
  { isWhole }: { isWhole: boolean },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select search.named(${sql.param(words)}::text[], ${isWhole}, ${gathered}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** The newest of each type that have a part in any field that the lists search. */
async function withPart(tx: OwnerTransaction, part: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select search.holding(${part}, ${most}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** The words in the names of the account's contacts that may be meant; none when one of the typed has no neighbour. */
async function wordsLike(tx: OwnerTransaction, looked: Looked[]): Promise<string[]> {
  const found: string[] = [];
  for (const { typed, patterns } of looked) {
    const { rows } = await tx.execute<{ word: string }>(sql`
      select search.similar_words(${sql.param(patterns)}::text[], ${typed.length}, ${mostSimilar}) as word`);
    if (rows.length === 0) return [];
    found.push(...rows.map(({ word }) => word));
  }
  return found;
}
