import type { ClientConfig, Pool } from "pg";
import type { Config } from "./platform/config.ts";
import { createPool } from "./platform/database.ts";
import { openSource } from "./platform/database-source.ts";
import { migrateQueue } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import { openMasterKeys } from "./platform/master-key-file.ts";
import { logUnreadable } from "./platform/log-unreadable.ts";
import { createVault, type Vault } from "./platform/sealed/vault.ts";
import { prepareDatabase } from "./platform/schema/migrate.ts";
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
 * The most connections of a process: those of its pools, one that listens for changes, and one of a backup. At startup
 * it has one as the owner instead. While one process replaces another both run, and together they fit into PostgreSQL's default of 100,
 * of which three are reserved for administrators.
 */
export const connectionsAtMost = Object.values(poolSizes).reduce((sum, size) => sum + size, 2);

export type Connections = {
  pools: Record<RoleName, Pool>;
  /** A connection with the app's role that stays open for LISTEN. */
  listener: Pool;
  /** The database as its owner, whom row-level security does not limit: for backups alone. */
  owner: ClientConfig;
  authSecret: string;
  /** Of the keyed hashes over the accounts' events. */
  auditKey: string;
  /** Opens and seals encrypted fields. */
  vault: Vault;
  storage: string;
  databaseLost: Promise<void>;
  /** Waits for queries in progress. */
  closePools(): Promise<void>;
  /** Stops the embedded PostgreSQL; does nothing for any other. */
  stopDatabase(late?: AbortSignal): Promise<void>;
  /** Both, for a program with nothing else to stop. */
  close(): Promise<void>;
};

/** Opens the configured database, migrates it and connects with each of the roles, never again as its owner. */
export async function connect(
  config: Config,
  { log, say }: { log: Log; say: (line: string) => void },
): Promise<Connections> {
  const masters = openMasterKeys(config);
  const source = await openSource(config, say);
  const opened: Pool[] = [];
  try {
    say("Bringing the database up to date");
    const { logins, authSecret, auditKey } = await prepareDatabase(source.admin, {
      ...source,
      masters,
      say,
    });
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
      owner: source.admin,
      authSecret,
      auditKey,
      vault: createVault(masters, { onUnreadable: logUnreadable(log) }),
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
