import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ownerRole } from "./cluster.ts";

/** Another living process supervises this data folder. */
export class DataDirInUse extends Error {
  readonly code = "DATA_DIR_IN_USE";
}

/** The right to supervise a cluster, held as a session lock: PostgreSQL frees it when the holder dies. */
export type Claim = { release(): Promise<void> };

/** Any number that nothing else in the `postgres` database locks. */
const lockKey = 4_710_018;

/** Connects over the socket as the owner; null if the server does not respond yet. */
export async function tryConnect(sockets: string, database: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: sockets,
    port: 5432,
    user: ownerRole,
    database,
    ssl: false,
    application_name: "hearthline supervisor",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

/** Takes the lock, and takes it again when its connection is lost while the server is still running. */
export async function claimCluster(sockets: string, dataDir: string): Promise<Claim> {
  let client = await lockOnce(sockets, dataDir);
  let isReleased = false;
  const keep = (held: pg.Client) =>
    held.once("end", async () => {
      while (!isReleased) {
        const again = await lockOnce(sockets, dataDir).catch(() => null);
        if (again && isReleased) await again.end();
        else if (again) return keep((client = again));
        await sleep(500, undefined, { ref: false });
      }
    });
  keep(client);
  return {
    async release() {
      isReleased = true;
      await client.end().catch(() => {});
    },
  };
}

async function lockOnce(sockets: string, dataDir: string): Promise<pg.Client> {
  const client = await tryConnect(sockets, "postgres");
  if (!client) throw new Error(`PostgreSQL in ${dataDir} does not answer.`);
  // The session of a killed holder ends within milliseconds, but not always before its successor asks.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ held: boolean }>(
      "select pg_try_advisory_lock($1) as held",
      [lockKey],
    );
    if (rows[0]?.held) return client;
    await sleep(50);
  }
  await client.end();
  throw new DataDirInUse(
    `Hearthline is already running with the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
