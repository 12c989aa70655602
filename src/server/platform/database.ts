import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { escapeLiteral, type Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { BoundedPool, holding } from "./bounded-pool.ts";
import type { Log } from "./log.ts";
import type { Login } from "./roles.ts";
import type { Vault } from "./sealed/vault.ts";
import { isUnavailable, noteLost } from "./unavailable.ts";
import { outside } from "./work-scope.ts";

/** Where the database is: the address without a user. */
export type DatabaseAddress = {
  host: string;
  port?: number;
  database: string;
  ssl?: PoolConfig["ssl"];
};

/** A transaction in which row-level security shows only one owner's rows. */
export type OwnerTransaction = Omit<NodePgDatabase, "transaction" | "$client"> & {
  /** Seals and opens the owner's encrypted fields; rooms use it by `sealedFields`. */
  readonly vault: Vault;
};

export type Database = {
  /** Runs work as one owner, in one transaction. */
  as<Result>(owner: OwnerId, work: (tx: OwnerTransaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs work in one transaction whose first statement is `opening` (without parameters); its rows are the work's
   * second argument. For the session guard; all other code uses `as`.
   */
  opened<Row, Result>(
    opening: string,
    work: (tx: OwnerTransaction, rows: Row[]) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Reads as one owner in a single round trip, however many queries there are, for data that is read often. The query
   * builder quotes the values into the text.
   */
  glance(owner: OwnerId, questions: SQL[]): Promise<Record<string, unknown>[][]>;
  pool: Pool;
};

/** A pool that survives a lost server: without these listeners, a restart of PostgreSQL would end the process. */
export function createPool(
  address: DatabaseAddress,
  login: Login,
  log: Log,
  options: {
    max: number;
    searchPath?: string;
    /** A statement without a response for this many milliseconds counts as lost. */
    silence?: number;
  },
): Pool {
  const pool = new BoundedPool({
    ...address,
    user: login.user,
    password: login.password,
    max: options.max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    // A server that is unreachable never reports its own, shorter timeout.
    query_timeout: options.silence ?? 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: [
      `-c role=${login.group}`,
      "-c statement_timeout=15000",
      "-c idle_in_transaction_session_timeout=30000",
      // Cursors contain times as PostgreSQL formats them, which depends on the time zone.
      "-c TimeZone=UTC",
      "-c DateStyle=ISO",
      // The query builder quotes values by the SQL standard.
      "-c standard_conforming_strings=on",
      ...(options.searchPath ? [`-c search_path=${options.searchPath}`] : []),
    ].join(" "),
  });
  const report = (error: Error) => {
    noteLost(error);
    // The request that opened the connection may have ended long ago.
    outside(() => log.warn({ code: codeOf(error) }, "a database connection was lost"));
  };
  pool.on("error", report);
  pool.on("connect", (client: PoolClient) => client.on("error", report));
  return pool;
}

export function createDatabase(pool: Pool, vault: Vault): Database {
  // One query builder for each connection, because making one costs as much as a small query.
  const builders = new WeakMap<PoolClient, OwnerTransaction>();
  const builderOf = (client: PoolClient) => {
    const known = builders.get(client);
    if (known) return known;
    const builder = Object.assign(drizzle({ client }), { vault });
    builders.set(client, builder);
    return builder;
  };
  const opened: Database["opened"] = async (opening, work) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      // Both statements in one round trip.
      const answers = await client.query(`begin; ${opening}`);
      const [, { rows }] = answers as unknown as [QueryResult, QueryResult];
      const result = await holding(() => work(builderOf(client), rows));
      const { command } = await client.query("commit");
      // PostgreSQL's response if a statement failed and the work continued regardless.
      if (command !== "COMMIT") throw new Error("The transaction was not committed.");
      return result;
    } catch (error) {
      lost = await undo(client, error);
      throw error;
    } finally {
      client.release(lost);
    }
  };
  const dialect = new PgDialect();
  const glance: Database["glance"] = async (owner, questions) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      const texts = questions.map((question) => dialect.sqlToQuery(question.inlineParams()).sql);
      const answers = await client.query(
        ["begin read only", ownerIs(owner), ...texts, "commit"].join(";\n"),
      );
      const [, , ...rest] = answers as unknown as QueryResult<Record<string, unknown>>[];
      return rest.slice(0, questions.length).map(({ rows }) => rows);
    } catch (error) {
      lost = await undo(client, error);
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return {
    pool,
    opened,
    glance,
    as: (owner, work) => opened(ownerIs(owner), (tx) => work(tx)),
  };
}

/** Rolls back; returns the error that makes the connection unusable, if any. */
async function undo(client: PoolClient, error: unknown): Promise<Error | undefined> {
  // PostgreSQL rolls back when the connection closes.
  if (isUnavailable(error)) return error as Error;
  return client.query("rollback").then(
    () => undefined,
    (failure: Error) => failure,
  );
}

/** Sets the owner until the transaction ends. */
function ownerIs(owner: OwnerId): string {
  return `select set_config('app.owner', ${escapeLiteral(owner)}, true)`;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/** The code of an error or its cause: the query builder wraps PostgreSQL's errors. */
export function causeCode(error: unknown): string {
  const isWrapped = error instanceof Error && !("code" in error) && error.cause !== undefined;
  return codeOf(isWrapped ? error.cause : error);
}

/** The rows of a raw SQL statement. */
export function rowsOf<Row = Record<string, unknown>>(answer: unknown): Row[] {
  return (answer as { rows: Row[] }).rows;
}

/** Whether a raw SQL statement inserted a row, and was not stopped by a conflict. */
export function isAdded(answer: unknown): boolean {
  return (answer as { rowCount: number | null }).rowCount === 1;
}
