import type { Pool } from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "#test/harness/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { createPool } from "./database.ts";
import { type JobLane, type Jobs, migrateQueue, startJobs } from "./jobs.ts";

// The database becomes unavailable during jobs and comes back.

vi.setConfig({ testTimeout: 60_000 });

/** The log's messages. */
const said: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => said.push(line) });
let database: TestDatabase;
let proxy: DatabaseProxy;
let pool: Pool;
let jobs: Jobs;
/** Which jobs started, and how often. */
let begun: string[];
let endJob: () => void;

beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy();
  const { username, pathname, hostname, port } = new URL(proxy.urlOf(database.url));
  pool = createPool(
    { host: hostname, port: Number(port), database: pathname.slice(1) },
    { user: username, password: undefined, group: username },
    log,
    { max: 9 },
  );
  await migrateQueue(pool, log);
  begun = [];
  endJob = () => {};
  said.length = 0;
  const slow = async () => {
    begun.push("slow");
    if (begun.filter((name) => name === "slow").length > 1) return;
    await new Promise<void>((resolve) => (endJob = resolve));
  };
  const lanes: JobLane[] = [
    { width: 2, tasks: { slow, quick: async () => begun.push("quick") } },
    { width: 2, tasks: { elsewhere: async () => begun.push("elsewhere") } },
  ];
  jobs = await startJobs(pool, { lanes, timetable: "" }, log);
});
afterEach(async () => {
  endJob();
  await proxy.open();
  await jobs.stop();
  await pool.end();
  await proxy[Symbol.asyncDispose]();
  await database.drop();
});

const add = (name: string) => database.sql("select graphile_worker.add_job($1)", [name]);
const left = async () =>
  (await database.sql<{ id: string }>("select id::text from graphile_worker.jobs")).length;
const locks = async () =>
  (
    await database.sql<{ mode: string }>(
      `select mode from pg_locks where locktype = 'advisory' and granted and objid = (7412300002 % 4294967296)::oid
          and database = (select oid from pg_database where datname = current_database())`,
    )
  ).map(({ mode }) => mode);
const within = { timeout: 20_000 };

describe("jobs", () => {
  test("that end while the database is unavailable are run again, and the others continue", async () => {
    await add("slow");
    await expect.poll(() => begun).toEqual(["slow"]);
    await proxy.close();
    endJob();
    // The end of the job cannot be recorded.
    await expect.poll(() => said.join()).toContain("jobs wait for the database");
    await proxy.open();
    for (const name of ["quick", "elsewhere"]) await add(name);
    await expect.poll(left, within).toBe(0);
    expect(begun.sort()).toEqual(["elsewhere", "quick", "slow", "slow"]);
  });

  test("continue after each of their connections was closed, more than once", async () => {
    for (let times = 1; times <= 3; times += 1) {
      await database.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      for (const name of ["quick", "elsewhere"]) await add(name);
      // A job whose end was lost with its connection is run again.
      await expect.poll(left, within).toBe(0);
      for (const name of ["quick", "elsewhere"])
        expect(begun.filter((one) => one === name).length).toBeGreaterThanOrEqual(times);
    }
  });

  test("stop even while the database is unavailable", async () => {
    await add("slow");
    await expect.poll(() => begun).toEqual(["slow"]);
    await proxy.close();
    endJob();
    const stopped = jobs.stop(AbortSignal.timeout(1_000));
    await expect(stopped).resolves.toBeUndefined();
    await proxy.open();
    jobs = { stop: async () => {} };
    // The next start unlocks what was left locked.
    const next = await startJobs(
      pool,
      { lanes: [{ width: 1, tasks: { slow: async () => begun.push("slow") } }], timetable: "" },
      log,
    );
    await expect.poll(left, within).toBe(0);
    await next.stop();
  });
});

test("the lock that shows that a worker is alive is taken again when its connection is lost", async () => {
  await expect.poll(locks).toEqual(["ShareLock"]);
  await proxy.close();
  await expect.poll(locks, within).toEqual([]);
  await proxy.open();
  await expect.poll(locks, within).toEqual(["ShareLock"]);
});
