import { ORPCError } from "@orpc/client";

/** How one record is added and edited. */
export type SaveCalls<Saved> = { add: () => Promise<Saved>; edit: () => Promise<Saved> };

/**
 * Adds a record. It keeps its id through every attempt, so a save whose answer was lost stores nothing twice; if that
 * first attempt did arrive and the form was changed since, the id is taken and the record is edited.
 */
export async function addOnce<Saved>({ add, edit }: SaveCalls<Saved>): Promise<Saved> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof ORPCError && error.code === "ID_TAKEN") return edit();
    throw error;
  }
}
