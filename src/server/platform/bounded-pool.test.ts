import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { readSourceFiles } from "#test/harness/source-files.ts";
import { BoundedPool, SecondConnection } from "./bounded-pool.ts";
import { createDatabase, createPool } from "./database.ts";
import { newId } from "./ids.ts";
import { createLog } from "./log.ts";
import { isUnavailable } from "./unavailable.ts";
import { testVault } from "#test/harness/sealed.ts";

let database: TestDatabase;
const pools: Pool[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

function open(max: number): Pool {
  const url = new URL(database.url);
  const pool = createPool(
    { host: url.searchParams.get("host")!, database: url.pathname.slice(1) },
    { user: url.username, password: undefined, group: url.username },
    createLog("silent"),
    { max },
  );
  pools.push(pool);
  return pool;
}

const owner = newId() as OwnerId;

describe("work that holds a connection", () => {
  test("gets no second one, from no pool and in no way", async () => {
    const [one, other] = [open(2), open(2)];
    const whole = createDatabase(one, testVault);
    const ways = [
      () => one.query("select 1"),
      () => other.query("select 1"),
      () => one.connect(),
      () => whole.as(owner, async () => {}),
      () => whole.glance(owner, []),
      () => createDatabase(other, testVault).as(owner, async () => {}),
    ];
    for (const way of ways)
      await expect(whole.as(owner, () => way() as Promise<unknown>)).rejects.toThrow(
        SecondConnection,
      );
    await expect(whole.as(owner, (tx) => tx.execute("select 1"))).resolves.toMatchObject({
      rowCount: 1,
    });
  });

  test("no longer counts as holding it after its end, not even in what it started", async () => {
    const pool = open(1);
    let goOn = () => {};
    const after = new Promise<void>((resolve) => (goOn = resolve));
    let later: Promise<unknown> = Promise.resolve();
    await createDatabase(pool, testVault).as(owner, async () => {
      later = after.then(() => pool.query("select 1"));
    });
    goOn();
    await expect(later).resolves.toMatchObject({ rowCount: 1 });
  });
});

describe("work that waits", () => {
  test("waits in a bounded queue, and is refused at once beyond it", async () => {
    const pool = open(1);
    const held = await pool.connect();
    const waiting = Array.from({ length: 25 }, () => pool.query("select 1"));
    const refused = await pool.query("select 1").catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    held.release();
    await expect(Promise.all(waiting)).resolves.toHaveLength(25);
  });

  test("waits for five seconds at most", async () => {
    const pool = open(1);
    const held = await pool.connect();
    const began = performance.now();
    const refused = await pool.query("select 1").catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(4_500);
    held.release();
    await expect(pool.query("select 1")).resolves.toMatchObject({ rowCount: 1 });
  });
});

describe("the product", () => {
  // A pool created by the driver would let a second connection pass.
  test("opens no other pools than these", () => {
    const makers = readSourceFiles().filter(({ text }) => /new Pool\(/.test(text));
    expect(makers.map(({ path }) => path)).toEqual([]);
    expect(open(1)).toBeInstanceOf(BoundedPool);
  });

  // Each of these returns its connection itself, and says what it uses it for.
  test("takes a connection out of a pool in few places", () => {
    const takers = readSourceFiles().filter(
      ({ path, text }) =>
        path.startsWith("src/server/") && /\b(pool|accounts|connections)\.connect\(/i.test(text),
    );
    expect(takers.map(({ path }) => path).sort()).toEqual([
      "src/server/account/audit/audit-store.ts",
      "src/server/account/shared/request-connection.ts",
      "src/server/account/shared/transaction.ts",
      "src/server/notices/live.ts",
      "src/server/platform/database.ts",
      "src/server/platform/worker-lock.ts",
    ]);
  });
});
