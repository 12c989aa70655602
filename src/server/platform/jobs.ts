import { EventEmitter } from "node:events";
import {
  type JobHelpers,
  Logger,
  run,
  type Runner,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import type { Pool } from "pg";
import { failureFacts } from "./failure-facts.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { untilDone } from "./until-done.ts";
import { within } from "./work-scope.ts";
import { announceWorker, liftLocks } from "./worker-lock.ts";

/** A job. `ending` aborts when the process is about to stop, for jobs that wait for an external service. */
export type Tasks = Record<string, (payload: unknown, ending: AbortSignal) => Promise<unknown>>;

/**
 * A group of jobs with its own workers. Jobs that wait for the same external service share a lane, so that its outage
 * delays nothing else. Each lane keeps one connection of the pool to listen for jobs.
 */
export type JobLane = { width: number; tasks: Tasks };

/** Waits for running jobs; when `late` aborts, those still running are given up and will run again. */
export type Jobs = { stop(late?: AbortSignal): Promise<void> };

const grace = 4_000; // milliseconds that running jobs get before they are aborted

/** Creates or updates the queue's tables, with the role that owns them. */
export async function migrateQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Runs jobs until stopped; `timetable` is a crontab in UTC. */
export async function startJobs(
  pool: Pool,
  {
    lanes,
    timetable,
    metrics = null,
  }: { lanes: JobLane[]; timetable: string; metrics?: Pick<Metrics, "jobEnded"> | null },
  log: Log,
): Promise<Jobs> {
  const presence = await announceWorker(pool, log);
  const ending = new AbortController();
  const started: Lane[] = [];
  // Only one lane gets the timetable, because each runner would schedule all of it.
  for (const [index, lane] of lanes.entries())
    started.push(
      await keepLane(pool, {
        lane,
        ending: ending.signal,
        crontab: index === 0 ? timetable : "",
        metrics,
        log,
      }),
    );
  return {
    async stop(late) {
      const tell = setTimeout(() => ending.abort(), grace);
      late?.addEventListener("abort", () => ending.abort(), { once: true });
      await Promise.allSettled(started.map((lane) => lane.stop(late)));
      clearTimeout(tell);
      presence.release();
    },
  };
}

type Lane = { stop(late?: AbortSignal): Promise<void> };
type LaneOptions = {
  lane: JobLane;
  ending: AbortSignal;
  crontab: string;
  metrics: Pick<Metrics, "jobEnded"> | null;
  log: Log;
};

/**
 * Keeps a lane running. When the database is unavailable, workers cannot receive jobs or record their end: they give
 * up, new ones take over as soon as it is back, and the jobs that the old ones had locked run again.
 */
async function keepLane(pool: Pool, options: LaneOptions): Promise<Lane> {
  let current = await startLane(pool, options);
  let isStopping = false;
  const stopping = new AbortController();

  async function replace(): Promise<void> {
    options.log.warn({}, "jobs wait for the database");
    await current.settled();
    await untilDone(stopping.signal, async () => {
      await liftLocks(pool, [current.id]);
      current = await startLane(pool, options);
    });
  }
  async function keep(): Promise<void> {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      await replace();
      if (isStopping) return current.stop();
    }
  }
  const kept = keep();
  return {
    async stop(late) {
      isStopping = true;
      stopping.abort();
      await current.stop(late);
      await kept;
    },
  };
}

async function startLane(
  pool: Pool,
  { lane: { width, tasks }, ending, crontab, metrics, log }: LaneOptions,
) {
  const working = new Set<Promise<unknown>>();
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  events.on("pool:create", ({ workerPool }) => (workers = workerPool));
  const runner: Runner = await run({
    taskList: taskListOf(tasks, { ending, working, metrics }),
    crontab,
    logger: queueLogger(log),
    pgPool: pool,
    concurrency: width,
    noHandleSignals: true,
    events,
    // Otherwise a stop would not wait until a job's end is recorded, and an unavailable database would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  // A job may have been assigned to us in a response that was lost; it would stay locked.
  events.once(
    "worker:getJob:error",
    () => void runner.stop("a job was not received").catch(() => {}),
  );
  let hasEnded = false;
  const ended = runner.promise.catch(() => {}).then(() => void (hasEnded = true));
  return {
    /** The name under which it locks jobs. */
    id: workers!.id,
    /** Resolves when it takes no more jobs, because it was stopped or gave up. */
    ended,
    /** Waits for the jobs that are still running. */
    settled: () => Promise.allSettled(working),
    async stop(late?: AbortSignal) {
      if (hasEnded) return;
      const giveUp = () =>
        void Promise.resolve(workers?.forcefulShutdown("The server stops.")).catch(() => {});
      late?.addEventListener("abort", giveUp, { once: true });
      if (late?.aborted) giveUp();
      await runner.stop();
      late?.removeEventListener("abort", giveUp);
    },
  };
}

function taskListOf(
  tasks: Tasks,
  {
    ending,
    working,
    metrics,
  }: { working: Set<Promise<unknown>> } & Pick<LaneOptions, "ending" | "metrics">,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      async (payload: unknown, helpers: JobHelpers) => {
        const began = performance.now();
        const ended = (outcome: "done" | "failed") =>
          metrics?.jobEnded({ task: name, outcome, seconds: (performance.now() - began) / 1_000 });
        const job = within({ job: name, run: helpers.job.id }, () => work(payload, ending));
        working.add(job);
        await job
          .then(
            () => ended("done"),
            (error: unknown) => {
              ended("failed");
              throw error;
            },
          )
          .finally(() => working.delete(job));
      },
    ]),
  );
}

/** Warnings and errors of the queue in our log, without job payloads and without what an error says. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta = {}) => {
    if (level !== "error" && level !== "warning") return;
    const { error } = meta as { error?: unknown };
    const queue = withoutWordsOf(error, message).split("\n", 1)[0]!.slice(0, 300);
    const facts = error === undefined ? { queue } : { queue, ...failureFacts(error) };
    if (level === "error") log.error(facts, "the queue reports an error");
    else log.warn(facts, "the queue warns");
  });
}

/** The queue repeats an error's message within its own, where it may hold the values of a statement. */
function withoutWordsOf(error: unknown, message: string): string {
  if (error === undefined) return message;
  const words = error instanceof Error ? error.message : String(error);
  return words === "" ? message : message.replaceAll(words, "…");
}
