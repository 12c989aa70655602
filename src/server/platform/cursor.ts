import { isUuid } from "#domain/kernel/ids.ts";

/** Where a page ended: the moment as PostgreSQL writes it, because a Date has no microseconds, and the row. */
export type Position = { createdAt: string; id: string };

/** How a list is sorted. */
export type Order = { sort: "added" | "name"; direction: "asc" | "desc" };

/** Where a page of a list ended: what its last row was sorted by (the moment as above, or the name), and the row. */
export type ListPosition = { key: string; id: string };

/** Where a page ended, as an opaque text for the client to hand back. */
export function toCursor({ createdAt, id }: Position): string {
  return encode(`${createdAt}|${id}`);
}

/** The place a cursor names, or null for one that we did not write. */
export function fromCursor(cursor: string): Position | null {
  const [createdAt = "", id = "", ...rest] = decode(cursor).split("|");
  return isMoment(createdAt) && isUuid(id) && rest.length === 0 ? { createdAt, id } : null;
}

/** As above, for a list that can be sorted in several ways. */
export function toListCursor({ sort, direction }: Order, { key, id }: ListPosition): string {
  return encode(`${sort}|${direction}|${id}|${key}`);
}

/** The place in a list of this order; null for a cursor of another order or one that we did not write. */
export function fromListCursor(order: Order, cursor: string): ListPosition | null {
  const [sort, direction, id = "", ...rest] = decode(cursor).split("|");
  const key = rest.join("|"); // a name may hold anything
  const isOurs = sort === order.sort && direction === order.direction && isUuid(id);
  const isKey = sort === "name" ? !key.includes("\0") && key.isWellFormed() : isMoment(key);
  return isOurs && isKey ? { key, id } : null;
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
