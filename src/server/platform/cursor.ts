import { ORPCError } from "@orpc/server";
import { isUuid } from "#domain/kernel/ids.ts";

/** Where a page ended: the moment as PostgreSQL writes it, because a Date has no microseconds, and the row. */
export type Position = { createdAt: string; id: string };

/** How a list is sorted: by the moment it was added, by name, by closing day, by price, or the best hits first. */
export type Order = {
  sort: "added" | "name" | "closing" | "price" | "best";
  direction: "asc" | "desc";
};

/**
 * Where a page of a list ended: what its last row was sorted by (the moment as above, the name, the day, the amount, or
 * the rank and the moment), and the row.
 */
export type ListPosition = {
  key: string;
  id: string;
  /** The page was of contacts that were probably meant, because what was typed finds none. */
  isSimilar?: boolean;
};

/** Lists that are read page by page from the newest; each takes its own cursors alone. */
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

/** Where a page ended, as an opaque text for the client to hand back. */
export function toCursor(list: ListName, { createdAt, id }: Position): string {
  return encode(`${list}|${createdAt}|${id}`);
}

/** The place a cursor names, null for none; one that this list did not write is refused, lest it start over unseen. */
export function fromCursor(list: ListName, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [name, createdAt = "", id = "", ...rest] = decode(cursor).split("|");
  if (name !== list || !isMoment(createdAt) || !isUuid(id) || rest.length > 0) throw refusal();
  return { createdAt, id };
}

/** As above, for the contacts of a type, which can be sorted in several ways. */
export function toListCursor(
  type: string,
  { sort, direction }: Order,
  { key, id, isSimilar }: ListPosition,
): string {
  return encode(`${type}|${sort}${isSimilar ? similarSign : ""}|${direction}|${id}|${key}`);
}

const similarSign = "~";

/** What each order's key looks like; what only looks so would be an error in PostgreSQL. */
const isKeyOf: Record<Order["sort"], (key: string) => boolean> = {
  added: isMoment,
  name: (key) => !key.includes("\0") && key.isWellFormed(),
  closing: (key) => key === "" || /^\d{4}-\d\d-\d\d$/.test(key),
  price: (key) => key === "" || /^-?\d{1,20}(\.\d{1,20})?$/.test(key),
  best: (key) => /^[012] /.test(key) && isMoment(key.slice(2)),
};

/** The place in a list of this type and order; a cursor of another, or one that we did not write, is refused. */
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

/** A page out of rows of which one more was asked for than fits; `next` is its last row when there is more to come. */
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

/** Whether a text is a moment as PostgreSQL writes it in UTC; one that only looks so would be an error there. */
function isMoment(text: string): boolean {
  const [, day, time] = text.match(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/) ?? [];
  const at = new Date(`${day}T${time}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === `${day}T${time}`;
}
