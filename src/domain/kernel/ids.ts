import * as z from "zod/mini";

/**
 * The professional to whom a record belongs. The session gate mints one, and the few places that docs/decisions/016
 * names; every scoped query demands one, so a query without an owner does not compile.
 */
export type OwnerId = string & { readonly __brand: "OwnerId" };

/** Identifies a record. UUIDv7: made in the application, sorts by birth. */
export const recordId = z.uuid("This is not a record's id.");

export function isUuid(text: string): boolean {
  return recordId.safeParse(text).success;
}
