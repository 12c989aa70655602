import { ORPCError } from "@orpc/client";
import type { Restorable } from "#contract/contacts/saved.ts";

/** The contact in a failed request, if it is in Deleted contacts. */
export function restorableIn(error: unknown): Restorable | null {
  const isDeleted = error instanceof ORPCError && error.code === "DELETED";
  return isDeleted ? ((error.data ?? null) as Restorable | null) : null;
}

/** Whether a request failed because its lead has become a deal. */
export function isConverted(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_A_LEAD";
}

/** Whether a request failed because the contact was deleted, for good or not. */
export function isDeleted(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === "NOT_FOUND" || error.code === "DELETED");
}
