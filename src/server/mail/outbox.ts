import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { inBatches } from "#server/platform/batches.ts";
import { newId } from "#server/platform/ids.ts";
import { composeMail, type Letter } from "./letter.ts";

/** A mail that waits for its sending, was sent, or never will be. */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar text that comes with it, and what it does (RFC 5546). */
  calendar: string | null;
  calendarMethod: string | null;
  /** To whom an answer goes, where that is not the product's own address. */
  replyTo: string | null;
  /** Where such mails are ended with one click. */
  unsubscribe: string | null;
  createdAt: Date;
};

/** An iCalendar text and what programs should do with its event: REQUEST or CANCEL. */
export type Invitation = { calendar: string; method: string };

/** Anything that runs SQL: a pool, or the client of a transaction that the mail should live or die with. */
type Queries = Pick<Pool, "query">;

type Sending = {
  /** An id of the caller's makes the same mail twice one. */
  id?: string;
  invitation?: Invitation | undefined;
};

/** Puts a mail into the outbox and its sending into the queue. */
export async function enqueueMail(queries: Queries, letter: Letter, sending: Sending = {}) {
  const values = valuesOf(letter, sending);
  const places = values.map((_, index) => `$${index + 1}`);
  await queries.query(`select mail.enqueue(${places.join(", ")})`, values);
}

/** The same in the caller's transaction, with which the mail lives or dies. */
export async function enqueueMailIn(
  tx: Pick<OwnerTransaction, "execute">,
  letter: Letter,
  sending: Sending = {},
): Promise<void> {
  const values = valuesOf(letter, sending).map((value) => sql`${value}`);
  await tx.execute(sql`select mail.enqueue(${sql.join(values, sql`, `)})`);
}

function valuesOf(letter: Letter, { id = newId(), invitation }: Sending) {
  const { to, subject, text, html, replyTo, unsubscribe } = composeMail(letter);
  const { calendar = null, method = null } = invitation ?? {};
  return [id, to, subject, text, html, calendar, method, replyTo, unsubscribe];
}

/** The mail of a job, or null when it was sent or given up already: a job may run twice, a mail should go out once. */
export async function findUnsentMail(pool: Pool, id: string): Promise<OutgoingMail | null> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", reply_to as "replyTo", unsubscribe, created_at as "createdAt"
       from mail.outbox where id = $1 and sent_at is null and failed_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a mail as gone and forgets its text: what was delivered is kept by its reader, not by us. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `update mail.outbox set sent_at = now(), body_text = '', body_html = '', calendar = null, reply_to = null,
                            unsubscribe = null where id = $1`,
    [id],
  );
}

/** Marks a mail as refused for good. Its text stays until its time is over, for whoever mends the cause. */
export async function markRefused(pool: Pool, id: string, reason: string): Promise<void> {
  await pool.query("update mail.outbox set failed_at = now(), failure = $2 where id = $1", [
    id,
    reason,
  ]);
}

/** Days after which a mail that never went out is given up (RFC 5321, 4.5.4.1), and after which any is forgotten. */
const mostDays = { waiting: 5, kept: 30 };
const isWaiting = `sent_at is null and failed_at is null`;
const isLate = `created_at < now() - interval '${mostDays.waiting} days'`;

/**
 * Sends what waits and has no job that will: after a time without a mail server all of it, at once; after a job was lost
 * that one. What is being sent right now is left alone, also when a worker took it since this began: a second job beside
 * it would send it twice.
 */
export async function requeueMails(pool: Pool, { isStart }: { isStart: boolean }): Promise<void> {
  // A start tries everything anew: what held mails up may have been a setting.
  const isDue = isStart ? "true" : "attempts >= max_attempts";
  let last = { createdAt: "-infinity", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const { rows } = await pool.query<typeof last>(
      `with waiting as (
         select id, created_at from mail.outbox
          where ${isWaiting} and not (${isLate}) and (created_at, id) > ($1, $2)
          order by created_at, id limit 500
       ), known as (
         select o.id, j.id as job, j.attempts, j.max_attempts
           from waiting o left join graphile_worker.jobs j on j.key = 'mail:' || o.id
       ), queued as (
         select graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key := 'mail:' || id,
                                        job_key_mode := 'unsafe_dedupe')
           from known where job is null
       ), again as (
         select from graphile_worker.reschedule_jobs(
           array(select job from known where job is not null and ${isDue}), run_at := now(), attempts := 0)
       )
       select created_at::text as "createdAt", id
         from waiting, (select count(*) from queued) added, (select count(*) from again) taken_up
        order by created_at desc, id desc limit 1`,
      [last.createdAt, last.id],
    );
    if (!rows[0]) return;
    last = rows[0];
  }
}

/** How many mails wait. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from mail.outbox where ${isWaiting}`,
  );
  return rows[0]!.count;
}

/** Marks what was not delivered in time, so that it is seen; answers how many. */
export function giveUpMails(pool: Pool): Promise<number> {
  return inBatches(
    pool,
    `update mail.outbox set failed_at = now(), failure = 'not delivered within ${mostDays.waiting} days'
      where id in (select id from mail.outbox where ${isWaiting} and ${isLate} order by created_at, id limit $1)`,
  );
}

/** Forgets the text of what was refused once nobody can send it again, and after a while that there was a mail at all. */
export async function forgetMails(pool: Pool): Promise<void> {
  await inBatches(
    pool,
    `update mail.outbox set body_text = '', body_html = '', calendar = null
      where id in (select id from mail.outbox where failed_at is not null and body_html <> '' and ${isLate} limit $1)`,
  );
  await inBatches(
    pool,
    `delete from mail.outbox where id in (
       select id from mail.outbox where created_at < now() - interval '${mostDays.kept} days'
        order by created_at, id limit $1)`,
  );
}

/** The newest mails, for the local mailbox. */
export async function listMails(pool: Pool, limit: number): Promise<OutgoingMail[]> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", reply_to as "replyTo", unsubscribe, created_at as "createdAt"
       from mail.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows;
}
