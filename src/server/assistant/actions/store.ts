import { and, eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isAdded, type OwnerTransaction } from "#server/platform/database.ts";
import { assistantActions } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** An action of the assistant, as stored. */
export type ActionRow = typeof assistantActions.$inferSelect;

/** The states of an action. */
type ActionStatus =
  | "draft"
  | "waiting"
  | "approved"
  | "doing"
  | "done"
  | "failed"
  | "refused"
  | "expired"
  | "cancelled";

export async function findAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<ActionRow | null> {
  const [row] = await tx.select().from(assistantActions).where(mine(owner, id));
  return row ?? null;
}

/** The action, locked until the transaction ends. */
export async function lockAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  id: string,
): Promise<ActionRow | null> {
  const [row] = await tx.select().from(assistantActions).where(mine(owner, id)).for("update");
  return row ?? null;
}

/** Adds one; false if one was proposed for the same cause before. */
export async function insertAction(
  tx: OwnerTransaction,
  row: typeof assistantActions.$inferInsert,
): Promise<boolean> {
  return isAdded(await tx.insert(assistantActions).values(row).onConflictDoNothing());
}

type ActionChange = {
  status?: ActionStatus;
  result?: string | null;
  runAt?: Date;
  attempts?: number;
  doneAt?: Date;
  costCents?: number;
  conversationId?: string;
};

/** With the assistant's role: the professional's role decides but carries nothing out. */
export async function changeAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, ...change }: ActionChange & { id: string },
): Promise<void> {
  await tx.update(assistantActions).set(change).where(mine(owner, id));
}

function mine(owner: OwnerId, id: string) {
  return and(eq(assistantActions.userId, owner), eq(assistantActions.id, id));
}
