import { SecondConnection } from "#server/platform/bounded-pool.ts";
import { isUnavailable } from "#server/platform/unavailable.ts";
import type { AccountPool, Accounts } from "./accounts.ts";

/** Runs statements of the account service that hold together or not at all. */
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
    // A connection that cannot even roll back is of no use to the next one.
    else
      await client.query("rollback").then(
        () => client.release(),
        () => client.release(true),
      );
    throw error;
  }
}

/**
 * Does the work and rolls it back, in a transaction. What is not done for an unknown person then takes as long as what
 * is done for a known one, so that the time of an answer reveals no account.
 */
export async function inVain(tx: Accounts, work: () => Promise<void>): Promise<void> {
  await tx.query("savepoint vain");
  await work();
  await tx.query("rollback to savepoint vain");
}
