import { ORPCError } from "@orpc/client";
import type { Restorable } from "#contract/contacts/saved.ts";

/** The contact that a refused call was about, when it waits in Deleted contacts. */
export function restorableIn(error: unknown): Restorable | null {
  const isDeleted = error instanceof ORPCError && error.code === "DELETED";
  return isDeleted ? ((error.data ?? null) as Restorable | null) : null;
}

/** Whether a call was refused because its lead has become a deal. */
export function isConverted(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_A_LEAD";
}

/** Whether there is no such record among the contacts any more: deleted, for good or not. */
export function isDeleted(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === "NOT_FOUND" || error.code === "DELETED");
}
