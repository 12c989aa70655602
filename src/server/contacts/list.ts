import { type SQL, sql } from "drizzle-orm";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { ListPosition, Order } from "#server/platform/cursor.ts";

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

/** A row as it comes: moments as PostgreSQL writes them (no Date has its microseconds), amounts as they were stored. */
export type ListRow = Omit<ContactSummary, "createdAt" | "budget" | "purchasePrice"> & {
  createdAt: string;
  budget: string | null;
  purchasePrice: string | null;
  sortName: string;
};

// Written out by name: what is not here does not leave the table, and the answer is not checked again (router).
const columns = sql`
  id, type, status, version, lead_id as "leadId", first_name as "firstName", last_name as "lastName", email,
  phone_number as "phoneNumber", company_name as "companyName", city, state, source, coalesce(tags, '{}') as tags,
  details->>'budget' as budget, details->>'purchase_price' as "purchasePrice",
  deal_progress->>'closing_date' as "closingDate", is_refinance as "isRefinance", created_at as "createdAt",
  sort_name as "sortName"`;
const keys = { added: sql`created_at`, name: sql`sort_name` };

/** One page of contacts in the asked order. */
export async function listContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: ListQuery,
): Promise<ListRow[]> {
  const { search, tag, isRefinance } = query;
  // What no index of the plain list narrows goes through the search: policies keep trigrams from use.
  const isSearch = search !== null || tag !== null || isRefinance !== null;
  const { rows } = await tx.execute<ListRow>(isSearch ? found(owner, query) : listed(owner, query));
  return rows;
}

/** Where the page ends that this row is the last of. */
export function positionOf({ sort }: Order, row: ListRow): ListPosition {
  return { key: sort === "name" ? row.sortName : row.createdAt, id: row.id };
}

function listed(owner: OwnerId, query: ListQuery): SQL {
  const { type, statuses, sort, limit } = query;
  const way = sql.raw(query.direction);
  const narrowed = statuses ? sql`and status = any (${sql.param(statuses)}::text[])` : sql``;
  return sql`
    select ${columns} from contacts
     where user_id = ${owner} and type = ${type} ${narrowed} ${behind(query)}
     order by ${keys[sort]} ${way}, id ${way} limit ${limit}`;
}

function found(owner: OwnerId, query: ListQuery): SQL {
  return sql`
    select ${columns} from ${searchOf(query)} with ordinality as found (found_id, place)
      join contacts on user_id = ${owner} and id = found_id
     order by place`;
}

function behind({ sort, direction, after }: ListQuery): SQL {
  if (!after) return sql``;
  const sign = sql.raw(direction === "desc" ? "<" : ">");
  const cast = sql.raw(sort === "name" ? "text" : "timestamptz");
  return sql`and (${keys[sort]}, id) ${sign} (${after.key}::${cast}, ${after.id}::uuid)`;
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
