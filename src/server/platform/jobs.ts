import { EventEmitter } from "node:events";
import {
  run,
  type Runner,
  type RunnerOptions,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import type { Log } from "./log.ts";
import { queueLogger } from "./queue-logger.ts";

// Every process that runs jobs holds this lock, shared, for as long as it lives.
const workersLock = 7_412_300_002;

/** What a job does; `ending` tells one that waits for somebody outside that the process is about to end. */
export type Tasks = Record<string, (payload: unknown, ending: AbortSignal) => Promise<unknown>>;

/**
 * Jobs that share so many workers. What waits for the same outside service is a lane of its own, so that its standstill
 * holds up nothing else. Each lane keeps one connection of the pool, to listen for its jobs.
 */
export type JobLane = { width: number; tasks: Tasks };

/** A stop waits for the jobs under way; those that still go on when `late` says so are given up and run again later. */
export type Jobs = { stop(late?: AbortSignal): Promise<void> };

const grace = 4_000; // milliseconds that a stop gives jobs before they are told

/** Makes or updates the queue's own tables, as the role that owns them. */
export async function migrateQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Runs jobs until stopped; `timetable` names those that come by themselves, in the form of a crontab, UTC. */
export async function startJobs(
  pool: Pool,
  { lanes, timetable }: { lanes: JobLane[]; timetable: string },
  log: Log,
): Promise<Jobs> {
  const presence = await announceWorker(pool);
  const ending = new AbortController();
  const started: Lane[] = [];
  // One lane alone keeps the timetable: each runner would fill it in, for all of them.
  for (const [index, { width, tasks }] of lanes.entries())
    started.push(
      await startLane(pool, {
        width,
        taskList: withEnding(tasks, ending.signal),
        crontab: index === 0 ? timetable : "",
        logger: queueLogger(log),
      }),
    );
  return {
    async stop(late) {
      const tell = setTimeout(() => ending.abort(), grace);
      late?.addEventListener("abort", () => ending.abort(), { once: true });
      await Promise.allSettled(started.map((lane) => lane.stop(late)));
      clearTimeout(tell);
      presence.release(true);
    },
  };
}

function withEnding(tasks: Tasks, ending: AbortSignal): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      async (payload: unknown) => void (await work(payload, ending)),
    ]),
  );
}

type Lane = { stop(late?: AbortSignal): Promise<void> };

async function startLane(
  pool: Pool,
  { width, ...options }: { width: number } & Pick<RunnerOptions, "taskList" | "crontab" | "logger">,
): Promise<Lane> {
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  events.on("pool:create", ({ workerPool }) => (workers = workerPool));
  const runner: Runner = await run({
    ...options,
    pgPool: pool,
    concurrency: width,
    noHandleSignals: true,
    events,
    // Otherwise a stop does not wait until the end of a job is written down.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return {
    async stop(late) {
      const giveUp = () =>
        void Promise.resolve(workers?.forcefulShutdown("The server stops.")).catch(() => {});
      late?.addEventListener("abort", giveUp, { once: true });
      if (late?.aborted) giveUp();
      await runner.stop();
      late?.removeEventListener("abort", giveUp);
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
