import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { ListPosition, Order } from "./cursor.ts";
import { contacts } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type ListQuery = Order & {
  type: ContactType;
  statuses: string[] | null;
  /** A part of any of the searched fields, in any case; null lists all. */
  search: string | null;
  /** A whole tag, in any case. */
  tag: string | null;
  isRefinance: boolean | null;
  /** The last row of the page before. */
  after: ListPosition | null;
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
};

/** What a list is sorted by, as text: a Date has no microseconds, and the next page starts exactly behind this row. */
const keys = {
  added: { column: contacts.createdAt, text: sql<string>`${contacts.createdAt}::text`.as("key") },
  name: { column: contacts.sortName, text: sql<string>`${contacts.sortName}`.as("key") },
};

/** One page of contacts in the asked order. */
export async function listContacts(tx: OwnerTransaction, owner: OwnerId, query: ListQuery) {
  const { search, tag, isRefinance, sort } = query;
  const columns = { ...summary, key: keys[sort].text };
  // What no index of the plain list narrows goes through the search: policies keep trigrams from use.
  if (search !== null || tag !== null || isRefinance !== null)
    return tx
      .select(columns)
      .from(sql`${searchOf(query)} with ordinality as found (id, place)`)
      .innerJoin(contacts, and(eq(contacts.userId, owner), sql`${contacts.id} = found.id`))
      .orderBy(sql`found.place`);
  return tx
    .select(columns)
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, owner),
        eq(contacts.type, query.type),
        query.statuses ? inArray(contacts.status, query.statuses) : undefined,
        behind(query),
      ),
    )
    .orderBy(...placeOf(query))
    .limit(query.limit);
}

function behind({ sort, direction, after }: ListQuery): SQL | undefined {
  if (!after) return undefined;
  const { column } = keys[sort];
  const sign = sql.raw(direction === "desc" ? "<" : ">");
  const cast = sql.raw(sort === "name" ? "text" : "timestamptz");
  return sql`(${column}, ${contacts.id}) ${sign} (${after.key}::${cast}, ${after.id}::uuid)`;
}

function placeOf({ sort, direction }: Order): SQL[] {
  const way = sql.raw(direction);
  return [sql`${keys[sort].column} ${way}`, sql`${contacts.id} ${way}`];
}

/** The search of migrations, search.contacts: it is told no owner and asks the transaction who it is. */
function searchOf(query: ListQuery): SQL {
  const { type, statuses, search, tag, isRefinance, sort, direction, after, limit } = query;
  const isByName = sort === "name";
  return sql`search.contacts(
    ${type}, ${sql.param(statuses)}::text[], ${search}, ${tag}, ${isRefinance}::boolean,
    ${isByName}::boolean, ${direction === "desc"}::boolean,
    ${isByName ? null : (after?.key ?? null)}::timestamptz, ${isByName ? (after?.key ?? null) : null},
    ${after?.id ?? null}::uuid, ${limit}::int)`;
}
