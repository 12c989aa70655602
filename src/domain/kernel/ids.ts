import * as z from "zod/mini";

/**
 * The professional who owns a record. Only the session check and the few places that docs/decisions/016 lists create
 * one, and every scoped query requires one, so a query without an owner does not compile.
 */
export type OwnerId = string & { readonly __brand: "OwnerId" };

/** The id of a record. UUIDv7: created by the application, sorts by creation time. */
export const recordId = z.uuid("This is not a record's id.");

export function isUuid(text: string): boolean {
  return recordId.safeParse(text).success;
}
