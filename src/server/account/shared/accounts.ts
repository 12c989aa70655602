import type { Pool, PoolClient } from "pg";

/** The account service's own connection: the schema "account" and nothing else. */
export type Accounts = Pick<Pool, "query">;

/** The same, for what needs a transaction of its own. */
export type AccountPool = Accounts & {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
  /** Whether the request at hand has a connection already, perhaps in the middle of a transaction. */
  isHeld(): boolean;
};
