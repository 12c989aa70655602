import { and, eq, ne } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { assistantConversations } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const rehearsals = (owner: OwnerId) =>
  and(eq(assistantConversations.userId, owner), eq(assistantConversations.channel, "rehearsal"));

/** Deletes the previous rehearsals, with everything that was said in them; returns how many there were. */
export async function removeOtherRehearsals(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<number> {
  const removed = await tx
    .delete(assistantConversations)
    .where(and(rehearsals(owner), ne(assistantConversations.id, id)));
  return removed.rowCount ?? 0;
}

/** Whether this is the professional's own rehearsal, and not a client's conversation. */
export async function isRehearsal(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<boolean> {
  const found = and(rehearsals(owner), eq(assistantConversations.id, id));
  return (await tx.$count(assistantConversations, found)) > 0;
}
