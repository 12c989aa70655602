import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { backUp, backupFolder, ownerOf, restored } from "#test/harness/backups.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { startLock } from "#server/platform/schema/migrate.ts";
import { checkBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe("a backup", () => {
  test("is one moment, while people write", async () => {
    using files = backupFolder();
    const { sql } = database;
    // The two tables are read one after the other: whatever is committed in between must be in neither.
    await sql(
      "insert into guard.attempts select 'old ' || n, now(), 1 from generate_series(1, 60000) n",
    );
    const pair = `with one as (insert into guard.attempts values ($1, now(), 1) returning bucket)
      insert into guard.spent_proofs select bucket, now() from one`;
    let isOver = false;
    const write = async (name: string) => {
      const client = new Client(ownerOf(database));
      await client.connect();
      for (let count = 0; !isOver; count += 1) await client.query(pair, [`new ${name}${count}`]);
      await client.end();
    };
    const writers = ["a", "b", "c"].map(write);
    await vi.waitUntil(async () => (await proofs(sql)) > 20, { timeout: 20_000 });
    const before = await proofs(sql);
    await backUp(database, files.at("one"));
    const after = await proofs(sql);
    isOver = true;
    await Promise.all(writers);

    const copy = await restored(files.at("one"));
    const kept = await proofs(copy.database.sql);
    const [odd] = await copy.database.sql<{ count: number }>(
      `select count(*)::int as count from guard.spent_proofs p
         full join (select * from guard.attempts where bucket like 'new %') a on a.bucket = p.signature
        where a.bucket is null or p.signature is null`,
    );
    expect(odd!.count).toBe(0);
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThan(after);
    await copy.database.drop();
  });

  test("waits for a migration, whose moved rows an older snapshot would not see", async () => {
    using files = backupFolder();
    const migrating = new Client(ownerOf(database));
    await migrating.connect();
    await migrating.query("select pg_advisory_lock($1)", [startLock]);
    const writing = backUp(database, files.at("waiting"));
    await vi.waitUntil(
      async () =>
        (await database.sql("select from pg_locks where locktype = 'advisory' and not granted"))
          .length > 0,
      { timeout: 20_000 },
    );
    await database.sql("insert into guard.attempts values ('moved', now(), 1)");
    await database.sql(
      "alter table guard.attempts alter column bucket type text using bucket || ''",
    );
    const [stored] = await database.sql<{ rows: number }>(
      "select count(*)::int as rows from guard.attempts",
    );
    await migrating.end();
    const { tables } = await writing;
    expect(tables.find(({ name }) => name === "attempts")!.rows).toBe(stored!.rows);
  });

  test("has its name and its owner's mode only when it is complete, and replaces no file", async () => {
    using files = backupFolder();
    const header = await backUp(database, files.at("deep/er/one"));
    expect(readdirSync(files.at("deep/er"))).toEqual(["one"]);
    expect(statSync(files.at("deep/er/one")).mode & 0o777).toBe(0o600);
    expect(await checkBackup(files.at("deep/er/one"))).toEqual(header);
    writeFileSync(files.at("two"), "mine");
    await expect(backUp(database, files.at("two"))).rejects.toThrow("exists already");
    expect(readFileSync(files.at("two"), "utf8")).toBe("mine");
    const giveUp = new AbortController();
    const file = files.at("three");
    const given = writeBackup(ownerOf(database), {
      file,
      hasMasterKey: false,
      signal: giveUp.signal,
    });
    giveUp.abort();
    await expect(given).rejects.toThrow();
    expect(readdirSync(files.folder).sort()).toEqual(["deep", "two"]);
  });

  test("contains no password of a database role", async () => {
    using files = backupFolder();
    const { sql } = database;
    await sql("update operation.secret set value = 'of the sessions' where name = 'auth secret'");
    await sql("insert into operation.secret values ('login test', 'of a role')");
    await backUp(database, files.at("one"));
    const copy = await restored(files.at("one"));
    const secrets = await copy.database.sql<{ value: string }>(
      "select value from operation.secret where name in ('auth secret', 'login test')",
    );
    expect(secrets).toEqual([{ value: "of the sessions" }]);
    await copy.database.drop();
  });

  test("is refused to a login that row-level security limits, and of a database without data", async () => {
    using files = backupFolder();
    const role = `reader_${process.pid}`;
    await database.sql(`create role ${role} login`);
    const reader = { ...ownerOf(database), user: role };
    const backup = writeBackup(reader, { file: files.at("one"), hasMasterKey: false });
    await expect(backup).rejects.toThrow(`alter role "${role}" bypassrls`);
    await database.sql(`drop role ${role}`);
    const nothing = { ...ownerOf(database), database: "postgres" };
    const empty = writeBackup(nothing, { file: files.at("two"), hasMasterKey: false });
    await expect(empty).rejects.toThrow("There is no data of Hearthline");
    expect(readdirSync(files.folder)).toEqual([]);
  });

  test("that reading cuts off halfway is no backup", async () => {
    using files = backupFolder();
    const backup = backUp(database, files.at("one"));
    await database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity, pg_sleep(0.005)
        where application_name = 'hearthline backup' and datname = current_database()`,
    );
    const isWhole = await backup.then(() => true).catch(() => false);
    expect(readdirSync(files.folder)).toEqual(isWhole ? ["one"] : []);
  });
});

async function proofs(sql: TestDatabase["sql"]): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "select count(*)::int as count from guard.spent_proofs where signature like 'new %'",
  );
  return row!.count;
}
