import { sql } from "drizzle-orm";
import type { NamedContact } from "#contract/search.ts";
import { contactTypes, type ContactType } from "#domain/contacts/contact.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Field } from "#domain/search/match.ts";
import { meantWords } from "#domain/search/meant.ts";
import { forgiven } from "#domain/search/nearness.ts";
import type { Query } from "#domain/search/query.ts";
import { handful } from "#domain/search/rank.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. The functions of the
// schema search are told no owner: they ask the transaction (docs/decisions/013, 032).

/** So many of each type are gathered by their names before the best are chosen. */
const gathered = 20;
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
    if (digits) add(await withPart(tx, digits, handful));
    // A number without area code is kept as it was typed: its end is looked for, and the rest compared afterwards.
    if (digits && digits.length > lastDigits && found.size < handful)
      add(await withPart(tx, digits.slice(-lastDigits), gathered));
  }
  if (found.size < handful && words.some((word) => forgiven(word) > 0)) {
    const meant = meantWords(words, await similarWords(tx, words));
    if (meant)
      add(
        await named(
          tx,
          meant.map((guesses) => guesses.join("|")),
          { isWhole: true },
        ),
      );
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

/** The newest of each type that have a part in any searched field: what the search of a list finds. */
async function withPart(tx: OwnerTransaction, part: string, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select search.contacts(type, null, ${part}, null, null, false, true, null, null, null, ${most}::int) as id
      from unnest(${sql.param(contactTypes)}::text[]) as type`);
  return rows.map(({ id }) => id);
}

async function similarWords(tx: OwnerTransaction, words: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(
    sql`select search.similar_words(${words.join(" ")}) as word`,
  );
  return rows.map(({ word }) => word);
}
