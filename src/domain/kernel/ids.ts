import * as z from "zod/mini";

/**
 * The professional to whom a record belongs. Only the session gate mints one, and every scoped query demands
 * one, so a query without a proven owner does not compile.
 */
export type OwnerId = string & { readonly __brand: "OwnerId" };

/** Identifies a record. UUIDv7: made in the application, sorts by birth. */
export const recordId = z.uuid("This is not a record's id.");

export function isUuid(text: string): boolean {
  return recordId.safeParse(text).success;
}
