import type { Pool } from "pg";

/** The account service's own connection: the schema "account" and nothing else. */
export type Accounts = Pick<Pool, "query">;
