import { run, type Runner, runMigrations, type TaskList } from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import type { Log } from "./log.ts";
import { queueLogger } from "./queue-logger.ts";

// Every process that runs jobs holds this lock, shared, for as long as it lives.
const workersLock = 7_412_300_002;

export type Jobs = { stop(): Promise<void> };

/** Makes or updates the queue's own tables, as the role that owns them. */
export async function migrateQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/**
 * Runs jobs until stopped; `timetable` names those that come by themselves, in the form of a crontab, UTC. A stop waits
 * for the jobs that are under way.
 */
export async function startJobs(
  pool: Pool,
  { tasks, timetable }: { tasks: TaskList; timetable: string },
  log: Log,
): Promise<Jobs> {
  const presence = await announceWorker(pool);
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab: timetable,
    concurrency: 4,
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  return {
    async stop() {
      await runner.stop();
      presence.release(true);
    },
  };
}

/**
 * A worker that was killed leaves its jobs locked for four hours. When no other process lives, every lock is such a
 * leftover and is lifted; the lock that tells so is PostgreSQL's and goes with its process.
 */
async function announceWorker(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  const { rows } = await client.query<{ alone: boolean }>(
    "select pg_try_advisory_lock($1) as alone",
    [workersLock],
  );
  if (rows[0]!.alone) {
    const locked = await client.query<{ locked_by: string }>(
      "select distinct locked_by from graphile_worker.jobs where locked_by is not null",
    );
    await client.query("select graphile_worker.force_unlock_workers($1::text[])", [
      locked.rows.map((row) => row.locked_by),
    ]);
  }
  await client.query("select pg_advisory_lock_shared($1)", [workersLock]);
  if (rows[0]!.alone) await client.query("select pg_advisory_unlock($1)", [workersLock]);
  return client;
}
