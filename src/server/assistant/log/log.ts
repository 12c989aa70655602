import { and, eq } from "drizzle-orm";
import type { LoggedKind } from "#domain/assistant/logged.ts";
import type { TaskStatus } from "#domain/assistant/tasks.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { aiTasksLog } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. The assistant's own
// role may write the log but not read it.

/** The reasons in an entry, by the names under which they are shown. */
type TaskDetails = {
  /** What made the assistant act, as a sentence. */
  cause?: string;
  /** What was said, in the other side's words. */
  said?: string;
  /** What it did. */
  did?: string;
  /** The legal basis: a consent, a setting, an approval. */
  basis?: string;
};

export type LoggedTask = {
  /** Set if a retry must not add another entry. */
  id?: string;
  kind?: LoggedKind;
  description: string;
  status: TaskStatus;
  details: TaskDetails;
  conversationId?: string | null;
  actionId?: string | null;
  contactId?: string | null;
  appointmentId?: string | null;
  startsAt?: Date | null;
  now: Date;
};

/** Adds an entry to the log, in the transaction of what it is about. An existing entry with this id is kept. */
export async function logTask(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id = newId(), description, now, ...task }: LoggedTask,
): Promise<string> {
  await tx
    .insert(aiTasksLog)
    .values({ ...task, userId: owner, id, taskDescription: description, performedAt: now })
    .onConflictDoNothing();
  return id;
}

/** Sets the status of an entry; `details` replace the old ones. */
export async function changeTask(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, ...change }: { id: string; status: TaskStatus; details?: TaskDetails },
): Promise<void> {
  await tx
    .update(aiTasksLog)
    .set(change)
    .where(and(eq(aiTasksLog.userId, owner), eq(aiTasksLog.id, id)));
}

/** The same for all entries of an action. */
export async function changeTasksOfAction(
  tx: OwnerTransaction,
  owner: OwnerId,
  { actionId, status }: { actionId: string; status: TaskStatus },
): Promise<void> {
  await tx
    .update(aiTasksLog)
    .set({ status })
    .where(and(eq(aiTasksLog.userId, owner), eq(aiTasksLog.actionId, actionId)));
}
