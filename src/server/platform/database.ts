import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { escapeLiteral, type Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { BoundedPool, holding } from "./bounded-pool.ts";
import type { Log } from "./log.ts";
import type { Login } from "./roles.ts";
import { isUnavailable, noteLost } from "./unavailable.ts";

/** Where the database is reached: the address without a user. */
export type DatabaseAddress = {
  host: string;
  port?: number;
  database: string;
  ssl?: PoolConfig["ssl"];
};

/** A transaction in which row-level security shows the rows of one owner and no others. */
export type OwnerTransaction = Omit<NodePgDatabase, "transaction" | "$client">;

export type Database = {
  /** Runs a piece of work as one owner, in one transaction; the owner is forgotten when it ends. */
  as<Result>(owner: OwnerId, work: (tx: OwnerTransaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs a piece of work in one transaction whose first statement is `opening` (without parameters); its rows are the
   * work's second argument. For the session gate; everybody else says `as`.
   */
  opened<Row, Result>(
    opening: string,
    work: (tx: OwnerTransaction, rows: Row[]) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Reads as one owner, in one message: PostgreSQL is asked once, however many questions there are. For what many people
   * look at and nobody changes on the way. Values are written into the text, quoted by the query builder.
   */
  glance(owner: OwnerId, questions: SQL[]): Promise<Record<string, unknown>[][]>;
  pool: Pool;
};

/** A pool that survives a lost server: without a listener on pool and client, a restart of PostgreSQL ends the process. */
export function createPool(
  address: DatabaseAddress,
  login: Login,
  log: Log,
  options: {
    max: number;
    searchPath?: string;
    /** Milliseconds after which a statement without an answer counts as lost. */
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
    // A server that is silent altogether ends no statement by its own timeout, which comes first otherwise.
    query_timeout: options.silence ?? 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: [
      `-c role=${login.group}`,
      "-c statement_timeout=15000",
      "-c idle_in_transaction_session_timeout=30000",
      // Cursors hold moments as PostgreSQL writes them; a server of another zone would write them otherwise.
      "-c TimeZone=UTC",
      "-c DateStyle=ISO",
      // Values that are written into a text are quoted as the standard has it.
      "-c standard_conforming_strings=on",
      ...(options.searchPath ? [`-c search_path=${options.searchPath}`] : []),
    ].join(" "),
  });
  const report = (error: Error) => {
    noteLost(error);
    log.warn({ code: codeOf(error) }, "a database connection was lost");
  };
  pool.on("error", report);
  pool.on("connect", (client: PoolClient) => client.on("error", report));
  return pool;
}

export function createDatabase(pool: Pool): Database {
  // One query builder for each connection, as long as it lives: making one costs as much as a small query.
  const builders = new WeakMap<PoolClient, OwnerTransaction>();
  const builderOf = (client: PoolClient) => {
    const known = builders.get(client);
    if (known) return known;
    const builder = drizzle({ client });
    builders.set(client, builder);
    return builder;
  };
  const opened: Database["opened"] = async (opening, work) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      // Both in one message: PostgreSQL is asked once and not twice.
      const answers = await client.query(`begin; ${opening}`);
      const [, { rows }] = answers as unknown as [QueryResult, QueryResult];
      const result = await holding(() => work(builderOf(client), rows));
      const { command } = await client.query("commit");
      // PostgreSQL answers so when a statement failed and the work went on as if it had not.
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

/** Rolls back; answers what is wrong with a connection that nobody can use any more. */
async function undo(client: PoolClient, error: unknown): Promise<Error | undefined> {
  // PostgreSQL undoes the rest as the connection closes.
  if (isUnavailable(error)) return error as Error;
  return client.query("rollback").then(
    () => undefined,
    (failure: Error) => failure,
  );
}

/** Names the owner until the transaction ends. */
function ownerIs(owner: OwnerId): string {
  return `select set_config('app.owner', ${escapeLiteral(owner)}, true)`;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/** The code of an error or of what caused it: the query builder wraps what PostgreSQL says. */
export function causeCode(error: unknown): string {
  const isWrapped = error instanceof Error && !("code" in error) && error.cause !== undefined;
  return codeOf(isWrapped ? error.cause : error);
}

/** The rows that a written-out statement answered with. */
export function rowsOf<Row = Record<string, unknown>>(answer: unknown): Row[] {
  return (answer as { rows: Row[] }).rows;
}

/** Whether a written-out statement added one row, and not none because of a conflict. */
export function isAdded(answer: unknown): boolean {
  return (answer as { rowCount: number | null }).rowCount === 1;
}
