import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** Deletes the text of a conversation's turns so far; the empty turns are kept. */
export async function emptyLines(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await tx.execute(sql`
    update assistant_turns set words = '', heard_words = null
     where user_id = ${owner} and conversation_id = ${id} and (words <> '' or heard_words is not null)`);
}

/**
 * The caller refuses a transcript: what was said so far is deleted at once, also where the log quotes it. The
 * assistant's role cannot read the log, so a job with the professional's role does that, enqueued in the same
 * transaction.
 */
export async function forgetSoFar(tx: OwnerTransaction, owner: OwnerId, id: string): Promise<void> {
  await emptyLines(tx, owner, id);
  const payload = JSON.stringify({ owner, id });
  await tx.execute(
    sql`select assistant.enqueue('assistant-forget-said', ${payload}::json, now(), ${`assistant-forget-said:${id}`})`,
  );
}
