import { sql } from "drizzle-orm";
import type { NamedContact } from "#contract/search.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Field } from "#domain/search/match.ts";
import type { Query } from "#domain/kernel/search/query.ts";
import { handful } from "#domain/search/rank.ts";
import { holding, meantNames, named } from "#server/contacts/search.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. The functions of the
// schema search take the owner from the transaction (docs/decisions/013, 032).

/** The most of each type that are found by name before the best are chosen. */
const gathered = 20;

/** A contact with the fields that are compared. */
export type FoundContact = NamedContact & {
  email: string | null;
  phoneNumber: string | null;
  phoneE164: string | null;
  leadId: string | null;
  tags: string[];
  createdAt: Date;
};

/**
 * Candidates, unsorted: by words of their names, by parts of all fields, by similar names. The lists' search finds the
 * same contacts.
 */
export async function gatherContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: Query,
): Promise<FoundContact[]> {
  const { words } = query;
  const found = new Set<string>();
  const add = (ids: string[]) => ids.forEach((id) => found.add(id));
  if (words.length > 0) {
    const begun = await named(tx, words, { isWhole: false, most: gathered });
    add(begun);
    // If very many begin with the word, exact matches may be older than all of these.
    if (begun.length >= gathered) add(await named(tx, words, { isWhole: true, most: gathered }));
  }
  if (found.size < handful) add(await holding(tx, query, query.number ? gathered : handful));
  if (found.size < handful) {
    const meant = await meantNames(tx, query);
    if (meant) add(await named(tx, meant, { isWhole: true, most: gathered }));
  }
  return found.size > 0 ? readContacts(tx, owner, [...found]) : [];
}

/** The fields of a contact that are compared, the name first. */
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

/** The owner's contacts with these ids, without the bin. */
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
