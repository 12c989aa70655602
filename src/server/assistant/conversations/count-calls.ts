import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

/**
 * How many calls the assistant made since an instant, answered or left to a voicemail, even those without a
 * conversation; and how many conversations came in by phone and on the page in which anything was said to it.
 */
export async function countCalls(
  tx: OwnerTransaction,
  owner: OwnerId,
  since: Date,
): Promise<{ made: number; handled: number }> {
  const [counted] = rowsOf<{ made: number; handled: number }>(
    await tx.execute(sql`
      select (select count(*)::int from assistant_actions
               where user_id = ${owner} and status = 'done' and channel = 'phone' and done_at >= ${since}) as made,
             (select count(*)::int from assistant_conversations
               where user_id = ${owner} and started_at >= ${since} and turns > 1
                 and direction = 'inbound' and channel in ('phone', 'voice', 'web')) as handled`),
  );
  return counted!;
}
