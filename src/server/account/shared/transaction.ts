import { SecondConnection } from "#server/platform/bounded-pool.ts";
import { isUnavailable } from "#server/platform/unavailable.ts";
import type { AccountPool, Accounts } from "./accounts.ts";

export async function inTransaction<Result>(
  pool: AccountPool,
  work: (tx: Accounts) => Promise<Result>,
): Promise<Result> {
  if (pool.isHeld()) throw new SecondConnection("There is a transaction already.");
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    if (isUnavailable(error)) client.release(true);
    // A connection that cannot roll back is closed.
    else
      await client.query("rollback").then(
        () => client.release(),
        () => client.release(true),
      );
    throw error;
  }
}

/**
 * Does the work in a transaction and rolls it back, so that an unknown address takes as long as a known one and the
 * response time reveals no account.
 */
export async function rolledBack(tx: Accounts, work: () => Promise<void>): Promise<void> {
  await tx.query("savepoint vain");
  await work();
  await tx.query("rollback to savepoint vain");
}
