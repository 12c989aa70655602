import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  endPostmaster,
  findLivingPostmaster,
  isAlive,
} from "#server/platform/postgres/postmaster.ts";
import { startPostgres, type Postgres } from "#server/platform/postgres/start-postgres.ts";

const shelf = fileURLToPath(new URL("../../node_modules/.cache/hearthline", import.meta.url));
const prefix = "test-pg-";

/** A new data folder for a cluster; what a killed run leaves in it is removed later. */
export function newClusterFolder(): string {
  mkdirSync(shelf, { recursive: true });
  return mkdtempSync(join(shelf, `${prefix}${process.pid}-`));
}

/**
 * Starts the PostgreSQL that one test run shares: real, but without fsync. Give its `socketDir` to the runners as
 * HEARTHLINE_TEST_PG; `stop` also removes its data. `env` is the clock of a run at another moment
 * (scripts/clock.mjs).
 */
export async function startTestCluster(env: Record<string, string> = {}): Promise<Postgres> {
  const dataDir = newClusterFolder();
  await sweep();
  const postgres = await startPostgres({
    dataDir,
    durable: false,
    env,
    settings: { max_connections: "200", autovacuum_naptime: "1d", max_wal_size: "4GB" },
  });
  return {
    ...postgres,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
      await sweep();
    },
  };
}

/** Stops and removes the clusters of test runs that were killed before they could. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(shelf)) {
    if (!name.startsWith(prefix)) continue;
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const living = findLivingPostmaster(join(shelf, name, "postgres"));
    if (living) await endPostmaster(living.pid, { signal: "SIGQUIT", within: 5_000 });
    rmSync(join(shelf, name), { recursive: true, force: true });
  }
}
