import { and, desc, eq, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Position } from "#server/platform/cursor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { outreachReceipts } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A page of receipts, newest first; of one action if given. */
export function listReceipts(
  tx: OwnerTransaction,
  owner: OwnerId,
  { actionId, after, limit }: { actionId?: string; after: Position | null; limit: number },
) {
  return tx
    .select({
      id: outreachReceipts.id,
      actionId: outreachReceipts.actionId,
      channel: outreachReceipts.channel,
      purpose: outreachReceipts.purpose,
      recipient: outreachReceipts.recipient,
      verdict: outreachReceipts.verdict,
      reasons: outreachReceipts.reasons,
      decidedAt: outreachReceipts.decidedAt,
      position: sql<string>`${outreachReceipts.decidedAt}::text`,
    })
    .from(outreachReceipts)
    .where(
      and(
        eq(outreachReceipts.userId, owner),
        actionId ? eq(outreachReceipts.actionId, actionId) : undefined,
        after
          ? sql`(${outreachReceipts.decidedAt}, ${outreachReceipts.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(outreachReceipts.decidedAt), desc(outreachReceipts.id))
    .limit(limit);
}
