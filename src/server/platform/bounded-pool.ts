import { AsyncLocalStorage } from "node:async_hooks";
import { Pool, type PoolClient } from "pg";
import { LoggableError } from "./loggable-error.ts";
import { Unavailable } from "./unavailable.ts";

/** The most requests that wait for each connection of a pool; more are refused at once. */
const waitingPerConnection = 25;

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (broken?: Error | boolean) => void,
) => void;
type Hold = { isOver: boolean };

const holds = new AsyncLocalStorage<Hold>();

/**
 * Runs work that holds a connection. A request for a second connection within it is refused: two such pieces of work
 * would wait for each other forever once the pool is empty.
 */
export async function holding<Result>(work: () => Promise<Result>): Promise<Result> {
  const hold: Hold = { isOver: false };
  try {
    return await holds.run(hold, work);
  } finally {
    // Work that was started here and continues after the end no longer holds the connection.
    hold.isOver = true;
  }
}

/** Code that holds a connection asked for another one: a bug. */
export class SecondConnection extends LoggableError {
  override name = "SecondConnection";
}

/**
 * graphile-worker releases a connection twice when it breaks during a shutdown; the second time would end the process.
 */
function onlyOnce(release: PoolClient["release"]): PoolClient["release"] {
  let isDone = false;
  return (broken) => {
    if (isDone) return;
    isDone = true;
    release(broken);
  };
}

/** A pool with a limited queue that refuses second connections. No request waits longer than its timeout. */
export class BoundedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, onlyOnce(client.release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #take(): Promise<PoolClient> {
    const hold = holds.getStore();
    if (hold && !hold.isOver)
      throw new SecondConnection("Code that holds a connection must not ask for another one.");
    if (this.waitingCount >= this.options.max * waitingPerConnection)
      throw new Unavailable("Too many wait for the database.");
    try {
      return await super.connect();
    } catch (error) {
      throw new Unavailable("The database gave no connection.", error);
    }
  }
}
