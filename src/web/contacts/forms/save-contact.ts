import { ORPCError } from "@orpc/client";

/** How one record is added and edited. */
export type SaveCalls<Saved> = { add: () => Promise<Saved>; edit: () => Promise<Saved> };

/**
 * Adds a record. Every attempt uses the same id, so a save whose answer was lost is never stored twice. If the first
 * attempt did arrive and the form has changed since, the id is taken and the record is edited instead.
 */
export async function addOnce<Saved>({ add, edit }: SaveCalls<Saved>): Promise<Saved> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof ORPCError && error.code === "ID_TAKEN") return edit();
    throw error;
  }
}
