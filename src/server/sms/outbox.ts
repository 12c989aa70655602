import type { Pool } from "pg";
import { newId } from "#server/platform/ids.ts";

/** A text message that waits for its sending, or was sent. */
export type OutgoingText = { id: string; to: string; text: string; createdAt: Date };

/** Anything that runs SQL: a pool, or the client of a transaction that the text should live or die with. */
type Queries = Pick<Pool, "query">;

const columns = `id, recipient as "to", body_text as text, created_at as "createdAt"`;

/** Puts a text into the outbox and its sending into the queue, both in the caller's transaction. `to` is E.164. */
export async function enqueueText(
  queries: Queries,
  { to, text }: { to: string; text: string },
): Promise<void> {
  await queries.query("select sms.enqueue($1, $2, $3)", [newId(), to, text]);
}

/** The text of a job, or null when it was sent already. */
export async function findUnsentText(pool: Pool, id: string): Promise<OutgoingText | null> {
  const { rows } = await pool.query<OutgoingText>(
    `select ${columns} from sms.outbox where id = $1 and sent_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a text as done with, whether it went out or came too late, and forgets its words. */
export async function markDone(pool: Pool, id: string): Promise<void> {
  await pool.query("update sms.outbox set sent_at = now(), body_text = '' where id = $1", [id]);
}

/** The newest texts, for the local mailbox. */
export async function listTexts(pool: Pool, limit: number): Promise<OutgoingText[]> {
  const { rows } = await pool.query<OutgoingText>(
    `select ${columns} from sms.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows;
}

/** Forgets to whom texts went: numbers of strangers are among them. */
export async function forgetTexts(pool: Pool): Promise<void> {
  await pool.query("delete from sms.outbox where created_at < now() - interval '30 days'");
}
