import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  endPostmaster,
  findLivingPostmaster,
  isAlive,
} from "#server/platform/postgres/postmaster.ts";
import { startPostgres, type Postgres } from "#server/platform/postgres/start-postgres.ts";

const onDisk = fileURLToPath(new URL("../../node_modules/.cache/hearthline", import.meta.url));
const inMemory = "/dev/shm";
const prefix = "hearthline-test-pg-";

/** A run writes a few hundred megabytes at a time; containers often have only 64. */
const enoughMemory = 4 * 1024 ** 3; // bytes

/** A new data folder for a cluster; what a killed run leaves in it is removed later. */
export function newClusterFolder(parent = onDisk): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

/**
 * Starts the PostgreSQL that one test run shares: real, but without fsync. Give its `socketDir` to the runners as
 * HEARTHLINE_TEST_PG; `stop` also removes its data. `env` is the clock of a run at another moment
 * (scripts/clock.mjs). `isTest`: its hundreds of small databases are kept in memory where there is room, because to a
 * file system each is a thousand new files.
 */
export async function startTestCluster({
  env = {},
  isTest = false,
}: { env?: Record<string, string>; isTest?: boolean } = {}): Promise<Postgres> {
  const dataDir = newClusterFolder(isTest && hasMemory() ? inMemory : onDisk);
  await sweep();
  const postgres = await startPostgres({
    dataDir,
    durable: false,
    env,
    settings: {
      max_connections: "200",
      autovacuum_naptime: "1d",
      max_wal_size: isTest ? "512MB" : "4GB",
    },
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

function hasMemory(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= enoughMemory;
}

/** Stops and removes the clusters of test runs that were killed before they could. */
async function sweep(): Promise<void> {
  for (const parent of [onDisk, inMemory]) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      if (!name.startsWith(prefix)) continue;
      if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
      const living = findLivingPostmaster(join(parent, name, "postgres"));
      if (living) await endPostmaster(living.pid, { signal: "SIGQUIT", within: 5_000 });
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}
