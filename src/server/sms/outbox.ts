import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { inBatches } from "#server/platform/batches.ts";
import { newId } from "#server/platform/ids.ts";
import type { Log } from "#server/platform/log.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";

/** A text message in the outbox. */
export type OutgoingText = {
  id: string;
  to: string;
  /** The sender's number, E.164; null is the product's own. */
  from: string | null;
  text: string;
  createdAt: Date;
};

/** A pool, or the client of a transaction with which the text is committed or rolled back. */
type Queries = Pick<Pool, "query">;

const columns = `id, recipient as "to", sender as "from", body_text as text, created_at as "createdAt"`;

/**
 * Puts a text into the outbox and queues its sending, both in the caller's transaction. `to` is E.164; one id is sent
 * once.
 */
export async function enqueueText(
  queries: Queries,
  {
    id = newId(),
    to,
    text,
    texts,
    owner,
  }: {
    id?: string;
    to: string;
    text: string;
    /** Given for a text with a code that opens an account: it waits encrypted. */
    texts?: Texts;
    /** Whose account it is written for, where the transaction has no owner: with the account it is deleted. */
    owner?: OwnerId;
  },
): Promise<void> {
  const words = texts ? texts.seal(`text ${id}`, text) : text;
  if (!owner) return void (await queries.query("select sms.enqueue($1, $2, $3)", [id, to, words]));
  await queries.query(
    `with mine as (select set_config('app.owner', $4, true)) select sms.enqueue($1, $2, $3) from mine`,
    [id, to, words, owner],
  );
}

/** How many texts were queued for a number in the last 24 hours. */
export async function countTextsTo(pool: Pool, to: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from sms.outbox where recipient = $1 and created_at > now() - interval '24 hours'",
    [to],
  );
  return rows[0]!.count;
}

/**
 * The same for a text of the assistant's, from its professional's number; one id is sent once. Only the assistant's
 * role may do this.
 */
export async function enqueueTextFrom(
  tx: OwnerTransaction,
  { id, to, from, text }: { id: string; to: string; from: string | null; text: string },
): Promise<void> {
  await tx.execute(sql`select sms.enqueue(${id}, ${to}, ${text}, ${from})`);
}

/** A job's text; null if it was sent or given up. */
export async function findUnsentText(
  pool: Pool,
  id: string,
  texts: Texts,
): Promise<OutgoingText | null> {
  const { rows } = await pool.query<OutgoingText>(
    `select ${columns} from sms.outbox where id = $1 and sent_at is null and failed_at is null`,
    [id],
  );
  const [row] = rows;
  return row ? { ...row, text: texts.open(`text ${id}`, row.text) } : null;
}

/** Marks a text as sent and deletes its content. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  await pool.query("update sms.outbox set sent_at = now(), body_text = '' where id = $1", [id]);
}

/** Marks a text that will not be sent, and deletes its content: most are codes that have expired. */
export async function markFailed(pool: Pool, id: string, failure: string): Promise<void> {
  await pool.query(
    "update sms.outbox set failed_at = now(), failure = $2, body_text = '' where id = $1",
    [id, failure],
  );
}

/** The newest texts, for the local mailbox. */
export async function listTexts(pool: Pool, limit: number, texts: Texts): Promise<OutgoingText[]> {
  const { rows } = await pool.query<OutgoingText>(
    `select ${columns} from sms.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, text: texts.show(`text ${row.id}`, row.text) }));
}

/** Marks texts without a job; returns how many. */
function giveUpTexts(pool: Pool): Promise<number> {
  return inBatches(
    pool,
    `update sms.outbox set failed_at = now(), failure = 'not sent in time', body_text = ''
      where id in (
        select id from sms.outbox
         where sent_at is null and failed_at is null and created_at < now() - interval '${spanText(keptFor.waitingText)}'
         order by created_at, id limit $1)`,
  );
}

/** Deletes old texts, because numbers of strangers are among them. */
async function forgetTexts(pool: Pool): Promise<void> {
  await pool.query(
    `delete from sms.outbox o where (sent_at is not null or failed_at is not null) and owner is not null
        and not exists (select from account."user" u where u.id = o.owner)`,
  );
  await inBatches(
    pool,
    `delete from sms.outbox where id in (
       select id from sms.outbox where created_at < now() - interval '${spanText(keptFor.text)}'
        order by created_at, id limit $1)`,
  );
}

/** The hourly job "forget-texts": reports texts that were not sent, and deletes old ones. */
export async function tidyTexts(
  pool: Pool,
  { isLocal, log }: { isLocal: boolean; log: Log },
): Promise<void> {
  const texts = isLocal ? 0 : await giveUpTexts(pool);
  if (texts > 0) log.error({ texts }, "texts were not sent in time and are given up");
  await forgetTexts(pool);
}
