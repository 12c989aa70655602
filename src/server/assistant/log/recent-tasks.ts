import { desc, eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { aiTasksLog } from "./tables.ts";

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

/** What the AI agent did last for a professional, newest first (SPEC §7). */
export function listRecentTasks(tx: OwnerTransaction, owner: OwnerId, limit: number) {
  return tx
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
}
