import { type SQL, sql } from "drizzle-orm";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { fold } from "#domain/kernel/fold.ts";
import { type Query, readQuery } from "#domain/kernel/search/query.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { contactKinds } from "#domain/contacts/last-contact.ts";
import type { FollowUp } from "#domain/contacts/follow-up.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { ListPosition, Order } from "#server/platform/cursor.ts";
import { demandsOf, meantNames } from "./search.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export type ListQuery = Order & {
  type: ContactType;
  statuses: string[] | null;
  /** The follow-up states of leads; all if left out. */
  followUps?: FollowUp[] | undefined;
  /** The typed search (domain/kernel/search/query.ts); null lists all. */
  search: string | null;
  /** A whole tag, in any case. */
  tag: string | null;
  isRefinance: boolean | null;
  /** The last row of the previous page. */
  after: ListPosition | null;
  limit: number;
};

/** A row as read: times as formatted by PostgreSQL (a Date has no microseconds), amounts as stored. */
export type ListRow = Omit<
  ContactSummary,
  "createdAt" | "lastContactAt" | "lastReferralAt" | "budget" | "purchasePrice"
> & {
  lastContactAt: string | null;
  lastReferralAt: string | null;
  createdAt: string;
  followUpOrder: string;
  budget: string | null;
  purchasePrice: string | null;
  sortName: string;
  closingDay: string | null;
  dealAmount: string | null;
  /**
   * How well it matched the search: 0 by the beginning of a name, 1 by part of a name, 2 otherwise; null without a
   * search.
   */
  rank: number | null;
};

// The rule of listReferrals, for the partner of a row.
const sentByPartner = sql`sent.user_id = contacts.user_id and sent.type <> 'Referral Partner'
  and sent.source_key = any (contacts.partner_keys)`;

// Named one by one: other columns must not leave the server, and the response is not validated (router).
const columns = sql`
  id, type, status, follow_up as "followUp", follow_up_order::text as "followUpOrder", version, lead_id as "leadId", first_name as "firstName", last_name as "lastName", email,
  phone_number as "phoneNumber", company_name as "companyName", city, state, source, coalesce(tags, '{}') as tags,
  details->>'budget' as budget, details->>'purchase_price' as "purchasePrice",
  deal_progress->>'closing_date' as "closingDate", is_refinance as "isRefinance", created_at as "createdAt",
  sort_name as "sortName", closing_day as "closingDay", deal_amount::text as "dealAmount",
  (select happened_at from contact_events
    where contact_events.user_id = contacts.user_id and contact_id = contacts.id
      and kind = any (${sql.param([...contactKinds])}::text[])
    order by happened_at desc nulls first limit 1) as "lastContactAt",
  case when type = 'Referral Partner' then (
    select count(*)::int from contacts sent where ${sentByPartner}) end as "leadsSent",
  case when type = 'Referral Partner' then (
    select max(sent.created_at) from contacts sent where ${sentByPartner}) end as "lastReferralAt"`;

/** The most search results that are counted. */
export const mostCounted = 1_000;

/** A page of contacts in the requested order; those with similar names if a search finds no one. */
export async function listContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  query: ListQuery,
): Promise<{ rows: ListRow[]; isSimilar: boolean }> {
  const { after } = query;
  if (!isSearched(query)) return { rows: await rowsOf(tx, listed(owner, query)), isSimilar: false };
  const search = queryOf(query);
  if (!after?.isSimilar) {
    const rows = await rowsOf(tx, found(owner, query, { search }));
    if (rows.length > 0 || !search || after) return { rows, isSimilar: false };
  }
  const meant = search && (await meantNames(tx, search));
  const rows = meant ? await rowsOf(tx, found(owner, query, { search, meant })) : [];
  return { rows, isSimilar: rows.length > 0 };
}

/** The size of a list; for a search, at most `mostCounted`. */
export async function countContacts(
  tx: OwnerTransaction,
  owner: OwnerId,
  asked: Pick<ListQuery, "type" | "statuses" | "followUps" | "search" | "tag" | "isRefinance">,
): Promise<{ count: number; isMore: boolean }> {
  const order = { sort: "added", direction: "desc", after: null, limit: mostCounted + 1 } as const;
  const query: ListQuery = { ...asked, ...order };
  const count = async (from: SQL) => {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${from}`,
    );
    return rows[0]!.count;
  };
  if (!isSearched(query)) {
    const all = sql`contacts where user_id = ${owner} and type = ${query.type} ${inStates(query)}`;
    return { count: await count(all), isMore: false };
  }
  const search = queryOf(query);
  let counted = await count(searchOf(query, { search }));
  const meant = counted === 0 && search && (await meantNames(tx, search));
  if (meant) counted = await count(searchOf(query, { search, meant }));
  return { count: Math.min(counted, mostCounted), isMore: counted > mostCounted };
}

/** The most tags that are offered as filters. */
const mostTags = 1_000;

/**
 * The tags of an account's contacts of a type, alphabetically. Of two spellings, the one that more contacts have,
 * otherwise the newest.
 */
export async function listTags(
  tx: OwnerTransaction,
  owner: OwnerId,
  type: ContactType,
): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(sql`
    select distinct on (lower(tag)) tag
      from (select tag, count(*) as uses, max(created_at) as latest from contacts, unnest(tags) as tag
             where user_id = ${owner} and type = ${type} group by tag) as written
     order by lower(tag), uses desc, latest desc limit ${mostTags}`);
  return rows.map(({ tag }) => tag);
}

/** The position of a row, for the next page. */
export function positionOf({ sort }: Order, row: ListRow): ListPosition {
  const { id, createdAt, rank } = row;
  if (sort === "best") return { key: `${rank ?? 2} ${createdAt}`, id };
  const keys = {
    added: createdAt,
    name: row.sortName,
    closing: row.closingDay,
    price: row.dealAmount,
    followUp: row.followUpOrder,
  };
  return { key: keys[sort] ?? "", id };
}

/**
 * Filters and orders without an index of their own use the search functions, because row-level security prevents the
 * use of trigram indexes.
 */
function isSearched({ search, tag, isRefinance, sort }: ListQuery): boolean {
  const isPlain = sort === "added" || sort === "name" || sort === "best" || sort === "followUp";
  return search !== null || tag !== null || isRefinance !== null || !isPlain;
}

const queryOf = ({ search }: ListQuery) => (search === null ? null : readQuery(search));

async function rowsOf(tx: OwnerTransaction, query: SQL): Promise<ListRow[]> {
  const { rows } = await tx.execute<ListRow>(query);
  return rows;
}

/** The asked statuses and follow-up states. One status is compared as such, so that an index can be read in order. */
function inStates({ statuses, followUps }: ListQuery): SQL {
  const [status, ...others] = statuses ?? [];
  const ofStatus = others.length > 0 ? sql`any (${sql.param(statuses)}::text[])` : sql`${status}`;
  const demands = [
    statuses ? sql`and status = ${ofStatus}` : sql``,
    followUps ? sql`and follow_up = any (${sql.param(followUps)}::text[])` : sql``,
  ];
  return sql.join(demands, sql` `);
}

const orderKeys: { added: [string, string] } & Partial<Record<Order["sort"], [string, string]>> = {
  added: ["created_at", "timestamptz"],
  name: ["sort_name", "text"],
  followUp: ["follow_up_order", "bigint"],
};

function listed(owner: OwnerId, query: ListQuery): SQL {
  const { type, sort, direction, limit, after } = query;
  const [key, cast] = orderKeys[sort] ?? orderKeys.added;
  const way = sql.raw(direction);
  const sign = sql.raw(direction === "desc" ? "<" : ">");
  // Without a search all rows are equal matches.
  const from = after && (sort === "best" ? after.key.slice(2) : after.key);
  const behind = after
    ? sql`and (${sql.raw(key)}, id) ${sign} (${from}::${sql.raw(cast)}, ${after.id}::uuid)`
    : sql``;
  return sql`
    select ${columns}, null as rank from contacts
     where user_id = ${owner} and type = ${type} ${inStates(query)} ${behind}
     order by ${sql.raw(key)} ${way}, id ${way} limit ${limit}`;
}

/** The search, and the similar names that replace it if it finds no one. */
type Sought = { search: Query | null; meant?: string[] };

function found(owner: OwnerId, query: ListQuery, sought: Sought): SQL {
  return sql`
    select ${columns}, found_rank as rank
      from ${searchOf(query, sought)} with ordinality as found (found_id, found_rank, place)
      join contacts on user_id = ${owner} and id = found_id
     order by place`;
}

/** The function search.contacts (docs/schema.sql), which takes the owner from the transaction. */
function searchOf(query: ListQuery, { search, meant }: Sought): SQL {
  const { type, statuses, followUps, tag, isRefinance, sort, direction, after, limit } = query;
  const names = sort === "best" && !meant ? (search?.words ?? []) : [];
  const [rank, key] = after && sort === "best" ? after.key.split(/ (.*)/) : [null, after?.key];
  return sql`search.contacts(
    ${type}, ${sql.param(statuses)}::text[], ${sql.param(followUps ?? null)}::text[], ${demandsOf(meant ? null : search)},
    ${sql.param(names)}::text[], ${sql.param(meant ?? [])}::text[], ${tag && fold(tag)}::text,
    ${isRefinance}::boolean, ${sort}, ${direction === "desc"}::boolean,
    ${rank ?? null}::int, ${key ?? null}::text, ${after?.id ?? null}::uuid, ${limit}::int)`;
}
