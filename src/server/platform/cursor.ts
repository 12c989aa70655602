import { ORPCError } from "@orpc/server";
import { isUuid } from "#domain/kernel/ids.ts";

/** The last row of a page: its time as formatted by PostgreSQL, because a Date has no microseconds, and its id. */
export type Position = { createdAt: string; id: string };

/** How a list is sorted: by when it was added, by name, by closing date, by price, by relevance, or by follow-up. */
export type Order = {
  sort: "added" | "name" | "closing" | "price" | "best" | "followUp";
  direction: "asc" | "desc";
};

/**
 * The last row of a page: the value it was sorted by (the time as above, the name, the date, the amount, or the rank
 * and the time), and its id.
 */
export type ListPosition = {
  key: string;
  id: string;
  /** The page has contacts with similar names, because nothing matches exactly. */
  isSimilar?: boolean;
};

/** Lists that are paginated from the newest; each accepts only its own cursors. */
export type ListName =
  | "bin"
  | "timeline"
  | "referrals"
  | "appointments all"
  | "appointments upcoming"
  | "appointments past"
  | "events"
  | "assistant log"
  | "conversations"
  | "receipts";

/** A position as an opaque text for the client. */
export function toCursor(list: ListName, { createdAt, id }: Position): string {
  return encode(`${list}|${createdAt}|${id}`);
}

/** The position of a cursor, null for none. Any other text is refused, so that a list never starts over unnoticed. */
export function fromCursor(list: ListName, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [name, createdAt = "", id = "", ...rest] = decode(cursor).split("|");
  if (name !== list || !isMoment(createdAt) || !isUuid(id) || rest.length > 0) throw refusal();
  return { createdAt, id };
}

/** The same for contacts, which can be sorted in several ways. */
export function toListCursor(
  type: string,
  { sort, direction }: Order,
  { key, id, isSimilar }: ListPosition,
): string {
  return encode(`${type}|${sort}${isSimilar ? similarSign : ""}|${direction}|${id}|${key}`);
}

const similarSign = "~";

/** What each order's key must look like, because PostgreSQL fails on anything else. */
const isKeyOf: Record<Order["sort"], (key: string) => boolean> = {
  added: isMoment,
  name: (key) => !key.includes("\0") && key.isWellFormed(),
  closing: (key) => key === "" || /^\d{4}-\d\d-\d\d$/.test(key),
  price: (key) => key === "" || /^-?\d{1,20}(\.\d{1,20})?$/.test(key),
  followUp: (key) => /^-?\d{1,18}$/.test(key),
  best: (key) => /^[012] /.test(key) && isMoment(key.slice(2)),
};

/** The position in a list of this type and order; any other cursor is refused. */
export function fromListCursor(
  type: string,
  order: Order,
  cursor: string | undefined,
): ListPosition | null {
  if (cursor === undefined) return null;
  const [of, sort = "", direction, id = "", ...rest] = decode(cursor).split("|");
  const key = rest.join("|"); // a name may hold anything
  const isSimilar = sort.endsWith(similarSign);
  const isOurs =
    of === type &&
    sort === `${order.sort}${isSimilar ? similarSign : ""}` &&
    direction === order.direction &&
    isUuid(id);
  if (!isOurs || !isKeyOf[order.sort](key)) throw refusal();
  return { key, id, isSimilar };
}

function refusal() {
  return new ORPCError("BAD_REQUEST", {
    status: 400,
    message: "This cursor belongs to another list or another order. Start again without it.",
  });
}

/** Cuts the page from rows of which one more was read than fits; `next` is the page's last row if there are more. */
export function cutPage<Row>(rows: Row[], limit: number): { page: Row[]; next: Row | undefined } {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? page.at(-1) : undefined };
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function decode(cursor: string): string {
  return Buffer.from(cursor, "base64url").toString();
}

/** Whether a text is an instant as PostgreSQL formats it in UTC. */
function isMoment(text: string): boolean {
  const [, day, time] = text.match(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/) ?? [];
  const at = new Date(`${day}T${time}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === `${day}T${time}`;
}
