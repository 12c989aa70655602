import { desc, eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { aiTasksLog } from "./tables.ts";

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

/** What the assistant did last for a professional, newest first. */
export async function listRecentTasks(tx: OwnerTransaction, owner: OwnerId, limit: number) {
  const tasks = await tx
    .select({
      id: aiTasksLog.id,
      taskDescription: aiTasksLog.taskDescription,
      status: aiTasksLog.status,
      performedAt: aiTasksLog.performedAt,
      details: aiTasksLog.details,
    })
    .from(aiTasksLog)
    .where(eq(aiTasksLog.userId, owner))
    .orderBy(desc(aiTasksLog.performedAt), desc(aiTasksLog.id))
    .limit(limit);
  return tasks.map((task) => ({ ...task, details: inOrder(task.details) }));
}

// As it is told: why, what was said, what was done, on what it rests. PostgreSQL keeps keys in an order of its own.
const told = ["cause", "said", "did", "basis"];

function inOrder(details: (typeof aiTasksLog.$inferSelect)["details"]) {
  if (typeof details !== "object" || details === null || Array.isArray(details)) return details;
  const facts = Object.entries(details);
  const place = (name: string) => (told.includes(name) ? told.indexOf(name) : told.length);
  return Object.fromEntries(facts.toSorted(([one], [other]) => place(one) - place(other)));
}
