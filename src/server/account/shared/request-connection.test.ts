import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { requestConnections } from "./request-connection.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  // With a single connection: waiting for a second one would never end.
  pool = new Pool({
    host: url.searchParams.get("host")!,
    user: url.username,
    database: url.pathname.slice(1),
    max: 1,
    connectionTimeoutMillis: 2_000,
  });
  await database.sql("create table kept (name text primary key)");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const connections = () => requestConnections(pool, { longAtOnce: 1, mostWaiting: 1 });
const kept = async () =>
  (await database.sql<{ name: string }>("select name from kept order by 1")).map(
    ({ name }) => name,
  );
const add = (accounts: Pick<Pool, "query">, name: string) =>
  accounts.query("insert into kept values ($1)", [name]);

/** What the account service does: a transaction of its own, in which it calls a hook of ours. */
async function transaction(
  { accounts }: ReturnType<typeof connections>,
  { name, hook }: { name: string; hook: () => Promise<unknown> },
) {
  const client = await accounts.connect();
  try {
    await client.query("begin");
    await add(client, name);
    // It continues when a hook fails, and does not report it.
    await hook().catch(() => {});
    await client.query("commit");
  } finally {
    client.release();
  }
}

describe("a request", () => {
  test("works with one connection, and its hooks in the same transaction", async () => {
    const service = connections();
    await service.answer(() =>
      transaction(service, {
        name: "account 1",
        hook: async () => {
          await add(service.accounts, "mail 1");
          expect(await kept()).toEqual([]);
        },
      }),
    );
    expect(await kept()).toEqual(["account 1", "mail 1"]);
    expect(pool.totalCount).toBe(1);
    expect(pool.idleCount).toBe(1);
  });

  test.each([
    [
      "a statement of a hook",
      (service: ReturnType<typeof connections>) => () => service.accounts.query("select 1/0"),
    ],
    [
      "what a hook does beside the database",
      (service: ReturnType<typeof connections>) => () =>
        service.demand(() => Promise.reject(new Error("no letter"))),
    ],
  ])("fails as a whole when %s fails", async (_, hookOf) => {
    const service = connections();
    const before = await kept();
    const answer = service.answer(() =>
      transaction(service, { name: "account 2", hook: hookOf(service) }),
    );
    await expect(answer).rejects.toThrow(/zero|no letter/);
    expect(await kept()).toEqual(before);
    // The pool continues with a fresh connection.
    await expect(service.answer(() => service.accounts.query("select 1"))).resolves.toBeTruthy();
  });

  test("refuses a transaction inside another", async () => {
    const service = connections();
    const answer = service.answer(() =>
      transaction(service, {
        name: "account 3",
        hook: () => service.demand(() => inTransaction(service.accounts, async () => {})),
      }),
    );
    await expect(answer).rejects.toThrow("There is a transaction already.");
  });

  test("shares its connection among concurrent queries, and returns it once", async () => {
    const service = connections();
    const many = () => Promise.all([1, 2, 3].map(() => service.accounts.connect()));
    await service.answer(async () => {
      for (const client of await many()) {
        await client.query("select 1");
        client.release();
        client.release();
      }
    });
    expect(pool.idleCount).toBe(1);
  });
});

describe("requests that hold a connection for long", () => {
  test("run one after another, and are refused when the queue is full", async () => {
    const service = connections();
    let end = () => {};
    const first = service.answer(async () => {
      await service.queue();
      await new Promise<void>((resolve) => (end = resolve));
    });
    const begun: string[] = [];
    const second = service.answer(async () => {
      await service.queue();
      begun.push("second");
    });
    await expect(service.answer(() => service.queue())).rejects.toThrow("Too many wait");
    expect(begun).toEqual([]);
    await expect.poll(() => (end(), begun)).toEqual(["second"]);
    await Promise.all([first, second]);
    await expect(service.answer(() => service.queue())).resolves.toBeUndefined();
  });
});
