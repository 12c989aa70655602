import type { Pool } from "pg";
import { newId } from "#server/platform/ids.ts";
import { composeMail, type Letter } from "./letter.ts";

/** A mail that waits for its sending, or was sent. */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
};

/** Anything that runs SQL: a pool, or the client of a transaction that the mail should live or die with. */
type Queries = Pick<Pool, "query">;

/** Puts a mail into the outbox and its sending into the queue, both in the caller's transaction. */
export async function enqueueMail(queries: Queries, letter: Letter): Promise<void> {
  const mail = composeMail(letter);
  await queries.query("select mail.enqueue($1, $2, $3, $4, $5)", [
    newId(),
    mail.to,
    mail.subject,
    mail.text,
    mail.html,
  ]);
}

/** The mail of a job, or null when it was sent already: a job may run twice, a mail should go out once. */
export async function findUnsentMail(pool: Pool, id: string): Promise<OutgoingMail | null> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, created_at as "createdAt"
       from mail.outbox where id = $1 and sent_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a mail as gone and forgets its text: what was delivered is kept by its reader, not by us. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  await pool.query(
    "update mail.outbox set sent_at = now(), body_text = '', body_html = '' where id = $1",
    [id],
  );
}

/** The newest mails, for the local mailbox. */
export async function listMails(pool: Pool, limit: number): Promise<OutgoingMail[]> {
  const { rows } = await pool.query<OutgoingMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, created_at as "createdAt"
       from mail.outbox order by created_at desc, id desc limit $1`,
    [limit],
  );
  return rows;
}
