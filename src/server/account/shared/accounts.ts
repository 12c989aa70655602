import type { Pool, PoolClient } from "pg";

/** Queries with the account role: the schema "account" and nothing else. */
export type Accounts = Pick<Pool, "query">;

/** The same, with transactions. */
export type AccountPool = Accounts & {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
  /** Whether this request holds a connection already, perhaps within a transaction. */
  isHeld(): boolean;
};
