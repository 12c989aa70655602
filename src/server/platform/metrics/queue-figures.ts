import type { Pool } from "pg";
import type { Answers, Figure } from "./asked-figures.ts";

/** The queue of jobs, which all processes on one database share. */
export const queueFigures = {
  jobs: {
    name: "hearthline_jobs",
    help: "Jobs in the queue of all processes: due, later, retrying (failed and tried again later), running, failed (given up)",
    label: "state",
  },
  oldest: {
    name: "hearthline_jobs_oldest_due_seconds",
    help: "How long the oldest due job has been waiting, in the queue of all processes",
  },
} satisfies Record<string, Figure>;

/** Counts the jobs, with the role that owns the queue. */
export async function countJobs(pool: Pool): Promise<Answers<keyof typeof queueFigures>> {
  const { rows } = await pool.query<Record<string, number>>(
    `with jobs as (
       select run_at, attempts, locked_at is not null as running, attempts >= max_attempts as failed,
              run_at <= now() as due
         from graphile_worker.jobs
     )
     select count(*) filter (where running)::int as running,
            count(*) filter (where not running and failed)::int as failed,
            count(*) filter (where not running and not failed and due)::int as due,
            count(*) filter (where not running and not failed and not due and attempts = 0)::int as later,
            count(*) filter (where not running and not failed and not due and attempts > 0)::int as retrying,
            coalesce(extract(epoch from now() - min(run_at) filter (where not running and not failed and due)), 0)::float8
              as oldest
       from jobs`,
  );
  const { oldest = 0, ...jobs } = rows[0]!;
  return { jobs, oldest };
}
