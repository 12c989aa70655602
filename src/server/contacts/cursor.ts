import { isUuid } from "#domain/kernel/ids.ts";

/** Where a page ended: the moment as PostgreSQL writes it, because a Date has no microseconds, and the row. */
export type Position = { createdAt: string; id: string };

/** Where a page ended, as an opaque text for the client to hand back. */
export function toCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt}|${id}`).toString("base64url");
}

/** The place a cursor names, or null for one that we did not write. */
export function fromCursor(cursor: string): Position | null {
  const [createdAt, id, ...rest] = Buffer.from(cursor, "base64url").toString().split("|");
  if (!createdAt || !id || rest.length > 0 || !isUuid(id)) return null;
  return /^[\d:. +-]{10,40}$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt))
    ? { createdAt, id }
    : null;
}
