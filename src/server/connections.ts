import type { ClientConfig, Pool } from "pg";
import type { Config } from "./platform/config.ts";
import { createPool, type DatabaseAddress } from "./platform/database.ts";
import { migrateQueue } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { prepareDatabase } from "./platform/schema/migrate.ts";
import { startPostgres } from "./platform/postgres/start-postgres.ts";
import { refuseBypass, type RoleName } from "./platform/roles.ts";

/**
 * The most connections of each role. Of the worker's, four stay open: one for each lane of jobs, and one for the lock
 * that shows that this process is alive.
 */
export const poolSizes = {
  app: 10,
  account: 6,
  worker: 9,
  visitor: 7,
  links: 4,
  person: 3,
  assistant: 7,
} as const satisfies Record<RoleName, number>;

/**
 * The most connections of a process: those of its pools, and one that listens for changes. At startup it has one as the
 * owner instead. While one process replaces another both run, and together they fit into PostgreSQL's default of 100,
 * of which three are reserved for administrators.
 */
export const connectionsAtMost = Object.values(poolSizes).reduce((sum, size) => sum + size, 1);

export type Connections = {
  pools: Record<RoleName, Pool>;
  /** A connection with the app's role that stays open for LISTEN. */
  listener: Pool;
  authSecret: string;
  storage: string;
  databaseLost: Promise<void>;
  /** Waits for queries in progress. */
  closePools(): Promise<void>;
  /** Stops the embedded PostgreSQL; does nothing for any other. */
  stopDatabase(late?: AbortSignal): Promise<void>;
  /** Both, for a program with nothing else to stop. */
  close(): Promise<void>;
};

type Source = {
  admin: ClientConfig;
  address: DatabaseAddress;
  needsPassword: boolean;
  storage: string;
  lost: Promise<void>;
  stop(late?: AbortSignal): Promise<void>;
};

/** Opens the configured database, migrates it and connects with each of the roles, never again as its owner. */
export async function connect(
  config: Config,
  { log, say }: { log: Log; say: (line: string) => void },
): Promise<Connections> {
  const source = config.databaseUrl
    ? fromUrl(config.databaseUrl)
    : await embedded(config.dataDir, say);
  const opened: Pool[] = [];
  try {
    say("Bringing the database up to date");
    const { logins, authSecret } = await prepareDatabase(source.admin, { ...source, say });
    const openOf = (max: number, role: RoleName, searchPath?: string) => {
      const pool = createPool(source.address, logins[role], log, { max, searchPath });
      opened.push(pool);
      return pool;
    };
    const open = (role: RoleName, searchPath?: string) => openOf(poolSizes[role], role, searchPath);
    const pools = {
      app: open("app"),
      account: open("account", "account"),
      worker: open("worker", "mail"),
      visitor: open("visitor"),
      links: open("links"),
      person: open("person"),
      assistant: open("assistant"),
    };
    await Promise.all(Object.values(pools).map((pool) => refuseBypass(pool)));
    await migrateQueue(pools.worker, log);
    const closePools = async () => {
      await Promise.all(opened.map((pool) => pool.end()));
    };
    return {
      pools,
      listener: openOf(1, "app"),
      authSecret,
      storage: source.storage,
      databaseLost: source.lost,
      closePools,
      stopDatabase: source.stop,
      async close() {
        await closePools();
        await source.stop();
      },
    };
  } catch (error) {
    // The database stops even if a connection does not close.
    await Promise.allSettled(opened.map((pool) => pool.end()));
    await source.stop();
    throw error;
  }
}

async function embedded(dataDir: string, say: (line: string) => void): Promise<Source> {
  say("Starting the embedded PostgreSQL");
  const postgres = await startPostgres({
    dataDir,
    durable: true,
    log: say,
  });
  const address = { host: postgres.socketDir, port: postgres.port, database: postgres.database };
  let isStopping = false;
  return {
    admin: { ...address, user: postgres.user },
    address,
    needsPassword: false,
    storage: dataDir,
    lost: new Promise((resolve) => {
      void postgres.exited.then(() => {
        if (!isStopping) resolve();
      });
    }),
    stop: (late) => {
      isStopping = true;
      return postgres.stop(late);
    },
  };
}

function fromUrl(databaseUrl: string): Source {
  const url = new URL(databaseUrl);
  const sslmode = url.searchParams.get("sslmode");
  const ssl =
    sslmode && sslmode !== "disable"
      ? { rejectUnauthorized: sslmode.startsWith("verify") }
      : undefined;
  const socket = url.searchParams.get("host");
  const database = decodeURIComponent(url.pathname.slice(1)) || "postgres";
  const address = { host: socket ?? url.hostname, port: Number(url.port || 5432), database, ssl };
  return {
    admin: {
      ...address,
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
    },
    address,
    needsPassword: true,
    storage: `PostgreSQL at ${address.host}`,
    lost: new Promise(() => {}),
    stop: async () => {},
  };
}
