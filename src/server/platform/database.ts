import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Log } from "./log.ts";
import type { Login } from "./roles.ts";

/** Where the database is reached: the address without a user. */
export type DatabaseAddress = {
  host: string;
  port?: number;
  database: string;
  ssl?: PoolConfig["ssl"];
};

/** A transaction in which row-level security shows the rows of one owner and no others. */
export type OwnerTransaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

export type Database = {
  /** Runs a piece of work as one owner, in one transaction; the owner is forgotten when it ends. */
  as<Result>(owner: OwnerId, work: (tx: OwnerTransaction) => Promise<Result>): Promise<Result>;
  pool: Pool;
};

/** A pool that survives a lost server: without a listener on pool and client, a restart of PostgreSQL ends the process. */
export function createPool(
  address: DatabaseAddress,
  login: Login,
  log: Log,
  options: { max: number; searchPath?: string },
): Pool {
  const pool = new Pool({
    ...address,
    user: login.user,
    password: login.password,
    max: options.max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    options: [
      `-c role=${login.group}`,
      "-c statement_timeout=15000",
      "-c idle_in_transaction_session_timeout=30000",
      ...(options.searchPath ? [`-c search_path=${options.searchPath}`] : []),
    ].join(" "),
  });
  const report = (error: Error) =>
    log.warn({ code: codeOf(error) }, "a database connection was lost");
  pool.on("error", report);
  pool.on("connect", (client: PoolClient) => client.on("error", report));
  return pool;
}

export function createDatabase(pool: Pool): Database {
  const db = drizzle({ client: pool });
  return {
    pool,
    as: (owner, work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.owner', ${owner}, true)`);
        return work(tx);
      }),
  };
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
