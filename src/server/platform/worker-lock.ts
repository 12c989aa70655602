import type { Pool, PoolClient } from "pg";
import type { Log } from "./log.ts";
import { untilDone } from "./until-done.ts";

// Every process that runs jobs holds this lock, shared, while it is alive.
const workersLock = 7_412_300_002;

/**
 * A worker that was killed leaves its jobs locked for four hours. If no other process holds the lock, all locked jobs
 * are such leftovers and are unlocked. PostgreSQL frees the lock when a process or its connection ends; after a lost
 * connection it is taken again, without unlocking jobs, which may be running here.
 */
export async function announceWorker(pool: Pool, log: Log): Promise<{ release(): void }> {
  const released = new AbortController();
  let client: PoolClient | null = null;

  function keep(held: PoolClient): void {
    if (released.signal.aborted) return held.release(true);
    client = held;
    held.once("end", () => {
      if (released.signal.aborted) return;
      client = null;
      held.release(true);
      log.warn({}, "the lock of a living worker is taken again");
      void untilDone(released.signal, async () =>
        keep(await takeLock(pool, { liftsOthers: false })),
      );
    });
  }
  keep(await takeLock(pool, { liftsOthers: true }));
  return {
    release() {
      released.abort();
      client?.release(true);
    },
  };
}

async function takeLock(
  pool: Pool,
  { liftsOthers }: { liftsOthers: boolean },
): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    const isAlone = liftsOthers && (await liftLeftovers(client));
    await client.query("select pg_advisory_lock_shared($1)", [workersLock]);
    if (isAlone) await client.query("select pg_advisory_unlock($1)", [workersLock]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Whether no other process is alive; if so, it holds the lock exclusively for a moment. */
async function liftLeftovers(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    "select pg_try_advisory_lock($1) as alone",
    [workersLock],
  );
  if (!rows[0]!.alone) return false;
  const locked = await client.query<{ locked_by: string }>(
    "select distinct locked_by from graphile_worker.jobs where locked_by is not null",
  );
  await liftLocks(
    client,
    locked.rows.map((row) => row.locked_by),
  );
  return true;
}

/** Unlocks the jobs of these workers, so that they run again. */
export async function liftLocks(queries: Pick<Pool, "query">, lockedBy: string[]): Promise<void> {
  await queries.query("select graphile_worker.force_unlock_workers($1::text[])", [lockedBy]);
}
