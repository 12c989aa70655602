import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import { createTurns } from "#server/platform/lanes.ts";
import { isUnavailable } from "#server/platform/unavailable.ts";
import type { AccountPool, Accounts } from "./accounts.ts";

type Held = { client: Promise<PoolClient>; users: number };
type Request = { held: Held | null; failed: boolean; failure: unknown; ends: (() => void)[] };
type Query = (...given: unknown[]) => Promise<unknown>;

export type AccountConnections = {
  /** What the account service and everything that it calls back into works with. */
  accounts: AccountPool;
  /** Answers one request. What failed for want of the database, or in `demand`, fails all of it. */
  answer<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Work whose failure the account service would only note, such as a letter: the request fails, and what it holds is undone. */
  demand<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until this request may hold a connection for a long while; it gives its turn back when it is answered. */
  queue(): Promise<void>;
};

/**
 * Gives every request of the account service one connection at a time. The service keeps one for as long as a sign-up's
 * transaction lasts, and calls our hooks from in there: what they ask goes by that same connection, into that same
 * transaction. With a second one for each, as many sign-ups as there are connections would wait for each other.
 */
export function oneConnection(
  pool: Pool,
  { longAtOnce, mostWaiting }: { longAtOnce: number; mostWaiting: number },
): AccountConnections {
  const requests = new AsyncLocalStorage<Request>();
  const takeTurn = createTurns(longAtOnce, mostWaiting);

  function fail(request: Request | undefined, error: unknown): void {
    if (!request || request.failed) return;
    request.failed = true;
    request.failure = error;
  }

  function release(request: Request, held: Held, client: PoolClient, broken: boolean): void {
    held.users -= 1;
    if (held.users > 0) return;
    if (request.held === held) request.held = null;
    // What failed halfway must not be committed: PostgreSQL undoes it as the connection closes.
    client.release(broken || request.failed);
  }

  /** The request's connection: the one that it has, or one that it keeps until everybody has given it back. */
  async function connect(): Promise<PoolClient> {
    const request = requests.getStore();
    if (!request) return pool.connect();
    const held = (request.held ??= { client: pool.connect(), users: 0 });
    held.users += 1;
    const client = await held.client.catch((error: unknown) => {
      if (request.held === held) request.held = null;
      fail(request, error);
      throw error;
    });
    const query: Query = async (...given) => {
      if (request.failed) throw request.failure;
      try {
        return await (client.query as Query)(...given);
      } catch (error) {
        if (isUnavailable(error)) fail(request, error);
        throw error;
      }
    };
    let isReleased = false;
    const face = {
      query,
      release(error?: Error | boolean) {
        if (isReleased) return;
        isReleased = true;
        release(request, held, client, !!error);
      },
    };
    return face as unknown as PoolClient;
  }

  const query: Query = async (...given) => {
    const request = requests.getStore();
    if (!request?.held)
      return (pool.query as unknown as Query).apply(pool, given).catch((error: unknown) => {
        if (isUnavailable(error)) fail(request, error);
        throw error;
      });
    const client = await connect();
    try {
      return await (client.query as unknown as Query)(...given);
    } catch (error) {
      // The service may go on as if nothing had happened; its transaction must not.
      fail(request, error);
      throw error;
    } finally {
      client.release();
    }
  };

  return {
    accounts: {
      connect,
      query: query as Accounts["query"],
      end: () => pool.end(),
      isHeld: () => !!requests.getStore()?.held,
    },
    async answer(work) {
      // An endpoint that asks another one of the service's own is still the same request.
      if (requests.getStore()) return work();
      const request: Request = { held: null, failed: false, failure: null, ends: [] };
      try {
        const result = await requests.run(request, work);
        if (request.failed) throw request.failure;
        return result;
      } catch (error) {
        throw request.failed ? request.failure : error;
      } finally {
        for (const end of request.ends) end();
      }
    },
    async demand(work) {
      try {
        return await work();
      } catch (error) {
        fail(requests.getStore(), error);
        throw error;
      }
    },
    async queue() {
      const request = requests.getStore();
      if (request) request.ends.push(await takeTurn());
    },
  };
}
