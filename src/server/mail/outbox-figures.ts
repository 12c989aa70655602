import type { Pool } from "pg";
import type { Answers, Figure } from "#server/platform/metrics/asked-figures.ts";

/** The outboxes of emails and texts, which all processes on one database share. */
export const outboxFigures = {
  waiting: {
    name: "hearthline_messages_waiting",
    help: "Emails and texts that are not sent yet, also those that are kept",
    label: "kind",
  },
  oldest: {
    name: "hearthline_messages_oldest_waiting_seconds",
    help: "How long the oldest email and text have been waiting",
    label: "kind",
  },
  failed: {
    name: "hearthline_messages_failed",
    help: "Emails and texts that were refused or given up in the last 24 hours",
    label: "kind",
  },
} satisfies Record<string, Figure>;

type Row = { kind: string; waiting: number; oldest: number; failed: number };

/** Counts what waits and what failed, with the role that owns the outboxes; each count reads an index. */
export async function countMessages(pool: Pool): Promise<Answers<keyof typeof outboxFigures>> {
  const waiting = (outbox: string) => `
    (select count(*)::int as waiting,
            coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
       from ${outbox} where sent_at is null and failed_at is null)`;
  // An email is given up after days, a text within the hour; only emails have an index of those that failed.
  const { rows } = await pool.query<Row>(
    `select 'email' as kind, w.*, (
       select count(*)::int from mail.outbox where failed_at > now() - interval '1 day') as failed
       from ${waiting("mail.outbox")} w
     union all
     select 'text', w.*, (
       select count(*)::int from sms.outbox
        where failed_at > now() - interval '1 day' and created_at > now() - interval '2 days') as failed
       from ${waiting("sms.outbox")} w`,
  );
  const byKind = (read: (row: Row) => number) =>
    Object.fromEntries(rows.map((row) => [row.kind, read(row)]));
  return {
    waiting: byKind((row) => row.waiting),
    oldest: byKind((row) => row.oldest),
    failed: byKind((row) => row.failed),
  };
}
