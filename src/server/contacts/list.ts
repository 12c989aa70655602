import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Position } from "./cursor.ts";
import { contacts } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type ListQuery = {
  type: ContactType;
  statuses: string[] | null;
  /** A part of any of the searched fields, in any case; null lists all. */
  search: string | null;
  /** The last row of the page before. */
  after: Position | null;
  limit: number;
};

const summary = {
  id: contacts.id,
  type: contacts.type,
  status: contacts.status,
  version: contacts.version,
  leadId: contacts.leadId,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  email: contacts.email,
  phoneNumber: contacts.phoneNumber,
  companyName: contacts.companyName,
  city: contacts.city,
  state: contacts.state,
  source: contacts.source,
  tags: contacts.tags,
  budget: sql<unknown>`${contacts.details}->'budget'`.as("budget"),
  purchasePrice: sql<unknown>`${contacts.details}->'purchase_price'`.as("purchase_price"),
  closingDate: sql<string | null>`${contacts.dealProgress}->>'closing_date'`.as("closing_date"),
  isRefinance: contacts.isRefinance,
  createdAt: contacts.createdAt,
  // As text, because a Date has no microseconds and the next page must start exactly behind this row.
  position: sql<string>`${contacts.createdAt}::text`.as("position"),
};

/** One page of contacts, newest first. */
export async function listContacts(tx: OwnerTransaction, owner: OwnerId, query: ListQuery) {
  const conditions: (SQL | undefined)[] = [
    eq(contacts.userId, owner),
    eq(contacts.type, query.type),
  ];
  if (query.statuses) conditions.push(inArray(contacts.status, query.statuses));
  if (query.search) conditions.push(contains(query.search));
  if (query.after)
    conditions.push(
      sql`(${contacts.createdAt}, ${contacts.id}) < (${query.after.createdAt}::timestamptz, ${query.after.id}::uuid)`,
    );
  return tx
    .select(summary)
    .from(contacts)
    .where(and(...conditions))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(query.limit);
}

/** Matches the term as it is: % and _ and \ are plain characters in it. */
function contains(term: string): SQL {
  const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${contacts.searchText} like lower(${pattern})`;
}
