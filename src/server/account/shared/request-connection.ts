import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import { createTurns } from "#server/platform/lanes.ts";
import { isUnavailable } from "#server/platform/unavailable.ts";
import type { AccountPool, Accounts } from "./accounts.ts";

type Held = { client: Promise<PoolClient>; users: number };
type Request = { held: Held | null; failed: boolean; failure: unknown; ends: (() => void)[] };
type Query = (...given: unknown[]) => Promise<unknown>;

export type AccountConnections = {
  /** What Better Auth, its hooks and our endpoints use for queries. */
  accounts: AccountPool;
  /** Answers one request. A failure of the database, or within `demand`, fails all of it. */
  answer<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * For work whose failure Better Auth would only log, such as an email: here it fails the request and rolls back its
   * transaction.
   */
  demand<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until this request may hold a connection for a long time; its turn ends with the request. */
  queue(): Promise<void>;
};

/**
 * Gives every request to /api/auth at most one connection. Better Auth keeps one during a sign-up's transaction and
 * calls our hooks within it: their queries use the same connection and transaction. With a second one each, as many
 * sign-ups as there are connections would wait for each other (docs/decisions/040).
 */
export function requestConnections(
  pool: Pool,
  { longAtOnce, mostWaiting }: { longAtOnce: number; mostWaiting: number },
): AccountConnections {
  const requests = new AsyncLocalStorage<Request>();
  const takeTurn = createTurns(longAtOnce, mostWaiting);

  /** The request's connection, which it keeps until every user has released it. */
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
      // Better Auth may continue as if nothing had happened; its transaction must not.
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
      // An endpoint that calls another one is still the same request.
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

/** Records the first failure of a request, which fails all of it. */
function fail(request: Request | undefined, error: unknown): void {
  if (!request || request.failed) return;
  request.failed = true;
  request.failure = error;
}

/** Returns the connection after its last user has released it. */
function release(request: Request, held: Held, client: PoolClient, broken: boolean): void {
  held.users -= 1;
  if (held.users > 0) return;
  if (request.held === held) request.held = null;
  // A failed request must not commit: PostgreSQL rolls back when the connection closes.
  client.release(broken || request.failed);
}
