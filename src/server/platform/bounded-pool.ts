import { AsyncLocalStorage } from "node:async_hooks";
import { Pool, type PoolClient } from "pg";
import { Unavailable } from "./unavailable.ts";

/** So many requests wait for each connection of a pool; more are refused at once. */
const waitingPerConnection = 25;

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (broken?: Error | boolean) => void,
) => void;
type Hold = { isOver: boolean };

const holds = new AsyncLocalStorage<Hold>();

/**
 * Runs work that holds a connection. Work that asks for a second one from in there is refused: two of its kind would
 * wait for each other for ever as soon as the pool is empty.
 */
export async function holding<Result>(work: () => Promise<Result>): Promise<Result> {
  const hold: Hold = { isOver: false };
  try {
    return await holds.run(hold, work);
  } finally {
    // What was begun in there and goes on by itself holds nothing any more.
    hold.isOver = true;
  }
}

/** Somebody holds a connection and asks for another one: a mistake in the program. */
export class SecondConnection extends Error {
  override name = "SecondConnection";
}

/** The queue's library gives back a connection that broke while it stops twice, and the second time would end the process. */
function onlyOnce(release: PoolClient["release"]): PoolClient["release"] {
  let isDone = false;
  return (broken) => {
    if (isDone) return;
    isDone = true;
    release(broken);
  };
}

/** A pool whose queue is bounded, and which gives nobody a second connection. Nobody waits for longer than its timeout. */
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
      throw new SecondConnection("Whoever holds a connection works with that one alone.");
    if (this.waitingCount >= this.options.max * waitingPerConnection)
      throw new Unavailable("Too many wait for the database.");
    try {
      return await super.connect();
    } catch (error) {
      throw new Unavailable("The database gave no connection.", error);
    }
  }
}
