import type { Pool } from "pg";
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
  createdAt: Date;
};

/** An iCalendar text and what programs should do with its event: REQUEST or CANCEL. */
export type Invitation = { calendar: string; method: string };

/** Anything that runs SQL: a pool, or the client of a transaction that the mail should live or die with. */
type Queries = Pick<Pool, "query">;

/**
 * Puts a mail into the outbox and its sending into the queue, both in the caller's transaction. An id of the caller's
 * makes the same mail twice one.
 */
export async function enqueueMail(
  queries: Queries,
  letter: Letter,
  { id = newId(), invitation }: { id?: string; invitation?: Invitation } = {},
): Promise<void> {
  const { to, subject, text, html } = composeMail(letter);
  if (!invitation) {
    await queries.query("select mail.enqueue($1, $2, $3, $4, $5)", [id, to, subject, text, html]);
    return;
  }
  const values = [id, to, subject, text, html, invitation.calendar, invitation.method];
  await queries.query("select mail.enqueue($1, $2, $3, $4, $5, $6, $7)", values);
}

/** The mail of a job, or null when it was sent or given up already: a job may run twice, a mail should go out once. */
export async function findUnsentMail(pool: Pool, id: string): Promise<OutgoingMail | null> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", created_at as "createdAt"
       from mail.outbox where id = $1 and sent_at is null and failed_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a mail as gone and forgets its text: what was delivered is kept by its reader, not by us. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  await pool.query(
    "update mail.outbox set sent_at = now(), body_text = '', body_html = '', calendar = null where id = $1",
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

/** The newest mails, for the local mailbox. */
export async function listMails(pool: Pool, limit: number): Promise<OutgoingMail[]> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, calendar,
            calendar_method as "calendarMethod", created_at as "createdAt"
       from mail.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows;
}
