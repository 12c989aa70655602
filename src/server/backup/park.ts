import type { Client } from "pg";

/**
 * What a restore holds back, in one place. The rows are as they were when the backup was taken; since then the
 * installation that it came from may have sent, called and told. So nothing that was due before the restore happens by
 * itself; what is due later does.
 */
export type Parked = {
  emails: number;
  texts: number;
  jobs: number;
  /** What the assistant was about to send or call; the professional decides again. */
  actions: number;
  /** Sign-ins that ended: since the backup, any of them may have been signed out or revoked. */
  sessions: number;
};

export const parkedText = "held back: a backup was restored";
const askedAgain = "A backup was restored. This may have gone out already, so please decide again.";

/** Parks within the restore's transaction, as the owner, on a database that is up to date. */
export async function park(admin: Client, { takenAt }: { takenAt: string }): Promise<Parked> {
  const count = async (statement: string, values: unknown[] = []) =>
    (await admin.query(statement, values)).rowCount ?? 0;
  await admin.query("insert into operation.restore (restored_at, taken_at) values (now(), $1)", [
    takenAt,
  ]);
  const emails = await count(
    "update mail.outbox set failed_at = now(), failure = $1 where sent_at is null and failed_at is null",
    [parkedText],
  );
  // A text is worthless after a few minutes: most are codes.
  const texts = await count(
    `update sms.outbox set failed_at = now(), failure = $1, body_text = ''
      where sent_at is null and failed_at is null`,
    [parkedText],
  );
  const actions = await count(
    `update public.assistant_actions set status = 'waiting', decided_at = null, result = $1
      where status = 'approved' and run_at <= now()`,
    [askedAgain],
  );
  const sessions = await count("delete from account.session");
  // Single-use links and codes that may have been used.
  await admin.query("delete from account.verification");
  // Last, because triggers of the above may queue jobs.
  return { emails, texts, jobs: await parkJobs(admin), actions, sessions };
}

/** Due jobs, and those that were running, count as tried too often. Recurring ones are queued again by themselves. */
async function parkJobs(admin: Client): Promise<number> {
  await admin.query(
    "update graphile_worker._private_job_queues set locked_at = null, locked_by = null",
  );
  await admin.query(
    `delete from graphile_worker._private_jobs where payload::jsonb ? '_cron' and (run_at <= now() or locked_at is not null)`,
  );
  const { rowCount } = await admin.query(
    `update graphile_worker._private_jobs
        set attempts = max_attempts, last_error = $1, locked_at = null, locked_by = null
      where attempts < max_attempts and (run_at <= now() or locked_at is not null)`,
    [parkedText],
  );
  return rowCount ?? 0;
}

/** What is parked and can be released. */
export type Releasable = { emails: number; jobs: number; lookups: number };

const waitingEmails = `failure = $1 and failed_at is not null and created_at > now() - interval '5 days'`;

/** Counts what is still parked; `lookups` are restores before which due reminders and follow-ups are left out. */
export async function countParked(owner: Client): Promise<Releasable> {
  const { rows } = await owner.query<Releasable>(
    `select (select count(*) from mail.outbox where ${waitingEmails})::int as emails,
            (select count(*) from graphile_worker._private_jobs where last_error = $1)::int as jobs,
            (select count(*) from operation.restore where released_at is null)::int as lookups`,
    [parkedText],
  );
  return rows[0]!;
}

/** Lets everything parked happen after all: for a backup of an installation that sent nothing since. */
export async function release(owner: Client): Promise<Releasable> {
  await owner.query("begin");
  const released = await countParked(owner);
  await owner.query(
    `update mail.outbox set failed_at = null, failure = null where ${waitingEmails}`,
    [parkedText],
  );
  await owner.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker._private_jobs where last_error = $1), run_at := now(), attempts := 0)`,
    [parkedText],
  );
  await owner.query(
    "update graphile_worker._private_jobs set last_error = null where last_error = $1",
    [parkedText],
  );
  await owner.query("update operation.restore set released_at = now() where released_at is null");
  await owner.query("commit");
  return released;
}
