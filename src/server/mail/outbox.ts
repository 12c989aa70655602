import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import { inBatches } from "#server/platform/batches.ts";
import { newId } from "#server/platform/ids.ts";
import { composeMail, type Email } from "./email.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";

/** An email in the outbox. */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar attachment, and its method (RFC 5546). */
  calendar: string | null;
  calendarMethod: string | null;
  /** Who gets a reply, if not the product's own address. */
  replyTo: string | null;
  /** The one-click address for the List-Unsubscribe header. */
  unsubscribe: string | null;
  createdAt: Date;
};

/** An iCalendar text and its method: REQUEST or CANCEL. */
export type Invitation = { calendar: string; method: string };

/** A pool, or the client of a transaction with which the email is committed or rolled back. */
type Queries = Pick<Pool, "query">;

type Sending = {
  /** With an id, the same email is sent once. */
  id?: string;
  invitation?: Invitation | undefined;
  /** Given for an email with a link or code that opens an account: its text waits encrypted. */
  texts?: Texts;
  /** Whose account it is written for, where the transaction has no owner: with the account it is deleted. */
  owner?: OwnerId;
};

/** Puts an email into the outbox and queues its sending. */
export async function enqueueMail(queries: Queries, email: Email, sending: Sending = {}) {
  const values = valuesOf(email, sending);
  const places = values.map((_, index) => `$${index + 1}`).join(", ");
  if (!sending.owner) return void (await queries.query(`select mail.enqueue(${places})`, values));
  await queries.query(
    `with mine as (select set_config('app.owner', $${values.length + 1}, true))
     select mail.enqueue(${places}) from mine`,
    [...values, sending.owner],
  );
}

/** The same in the caller's transaction. */
export async function enqueueMailIn(
  tx: Pick<OwnerTransaction, "execute">,
  email: Email,
  sending: Sending = {},
): Promise<void> {
  const values = valuesOf(email, sending).map((value) => sql`${value}`);
  await tx.execute(sql`select mail.enqueue(${sql.join(values, sql`, `)})`);
}

function valuesOf(email: Email, { id = newId(), invitation, texts }: Sending) {
  const { to, subject, text, html, replyTo, unsubscribe } = composeMail(email);
  const { calendar = null, method = null } = invitation ?? {};
  const seal = (part: string, words: string) =>
    texts ? texts.seal(`mail ${id} ${part}`, words) : words;
  // A subject can have a code too.
  const words = [seal("subject", subject), seal("text", text), seal("html", html)];
  return [id, to, ...words, calendar, method, replyTo, unsubscribe];
}

function openedBy(open: Texts["open"], mail: OutgoingMail): OutgoingMail {
  const part = (name: "subject" | "text" | "html") => open(`mail ${mail.id} ${name}`, mail[name]);
  return { ...mail, subject: part("subject"), text: part("text"), html: part("html") };
}

/** A job's email; null if it was sent or given up, because a job may run twice. */
export async function findUnsentMail(
  pool: Pool,
  id: string,
  texts: Texts,
): Promise<OutgoingMail | null> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", reply_to as "replyTo", unsubscribe, created_at as "createdAt"
       from mail.outbox where id = $1 and sent_at is null and failed_at is null`,
    [id],
  );
  return rows[0] ? openedBy(texts.open, rows[0]) : null;
}

/** Marks an email as sent and deletes its text. The last one of a deleted account is deleted as a whole. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  const { rowCount } = await pool.query(
    `delete from mail.outbox where id = $1 and ${isOfDeleted}`,
    [id],
  );
  if (rowCount === 1) return;
  await pool.query(
    `update mail.outbox set sent_at = now(), body_text = '', body_html = '', calendar = null, reply_to = null,
                            unsubscribe = null where id = $1`,
    [id],
  );
}

/** Marks an email as refused. Its text is kept for a while, in case the cause can be fixed. */
export async function markRefused(pool: Pool, id: string, reason: string): Promise<void> {
  await pool.query("update mail.outbox set failed_at = now(), failure = $2 where id = $1", [
    id,
    reason,
  ]);
}

/** Whether an email belongs to an account that was deleted. */
const isOfDeleted = `owner is not null and not exists (select from account."user" u where u.id = mail.outbox.owner)`;
const waitsFor = spanText(keptFor.waitingEmail);
const isWaiting = `sent_at is null and failed_at is null`;
const isLate = `created_at < now() - interval '${waitsFor}'`;

/**
 * Queues emails that have no job: all of them after a time without an email server, one after its job was lost. Emails
 * that are being sent are left alone, or a second job would send them twice.
 */
export async function requeueMails(pool: Pool, { isStart }: { isStart: boolean }): Promise<void> {
  // At startup everything is tried again, because settings may have changed.
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

export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from mail.outbox where ${isWaiting}`,
  );
  return rows[0]!.count;
}

/** Marks emails that were not delivered in time; returns how many. */
export function giveUpMails(pool: Pool): Promise<number> {
  return inBatches(
    pool,
    `update mail.outbox set failed_at = now(), failure = 'not delivered within ${waitsFor}'
      where id in (select id from mail.outbox where ${isWaiting} and ${isLate} order by created_at, id limit $1)`,
  );
}

/**
 * Deletes the text of refused emails once they can no longer be sent again, and later the emails; at once those that are
 * done and that a job wrote while their account was deleted.
 */
export async function forgetMails(pool: Pool): Promise<void> {
  await pool.query(
    `delete from mail.outbox where (sent_at is not null or failed_at is not null) and ${isOfDeleted}`,
  );
  await inBatches(
    pool,
    `update mail.outbox set body_text = '', body_html = '', calendar = null
      where id in (select id from mail.outbox where failed_at is not null and body_html <> '' and ${isLate} limit $1)`,
  );
  await inBatches(
    pool,
    `delete from mail.outbox where id in (
       select id from mail.outbox where created_at < now() - interval '${spanText(keptFor.email)}'
        order by created_at, id limit $1)`,
  );
}

/** The newest emails, for the local mailbox. */
export async function listMails(pool: Pool, limit: number, texts: Texts): Promise<OutgoingMail[]> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", reply_to as "replyTo", unsubscribe, created_at as "createdAt"
       from mail.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows.map((mail) => openedBy(texts.show, mail));
}
