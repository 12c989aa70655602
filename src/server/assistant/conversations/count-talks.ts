import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: trusts only the OwnerId it is given; row-level security checks it again.

/**
 * How many calls the assistant made since a moment, and how many conversations came in, by telephone and on the page, in
 * which anything was said to it.
 */
export async function countTalks(
  tx: OwnerTransaction,
  owner: OwnerId,
  since: Date,
): Promise<{ made: number; handled: number }> {
  const [counted] = rowsOf<{ made: number; handled: number }>(
    await tx.execute(sql`
      select (count(*) filter (where direction = 'outbound' and channel = 'phone'))::int as made,
             (count(*) filter (
               where direction = 'inbound' and channel in ('phone', 'voice', 'web') and turns > 1
             ))::int as handled
        from assistant_conversations where user_id = ${owner} and started_at >= ${since}`),
  );
  return counted!;
}
