import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { readMigrations } from "#server/platform/schema/landed.ts";
import { readCatalog } from "#server/platform/schema/read-catalog.ts";
import { schemaFile, writeSchema } from "#server/platform/schema/write-schema.ts";
import { testApp } from "#test/harness/app.ts";
import { backUp, backupFolder, ownerOf, restored, rowHashes } from "#test/harness/backups.ts";
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from "#test/harness/database.ts";
import { device } from "#test/harness/device.ts";
import { createOldDatabase, migrationsUntil } from "#test/harness/old-migrations.ts";
import { fillOldDatabase } from "#test/harness/old-rows.ts";
import { loginsOf } from "#test/harness/roles.ts";
import { testMasters } from "#test/harness/sealed.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreConfigured } from "./restore-configured.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What a restore changes: it parks, ends sign-ins, and writes that it happened. Logins are of one server. */
const changed = [
  "account.session",
  "account.event", // that these sign-ins ended
  "account.verification",
  "operation.restore",
  "operation.secret",
  "graphile_worker._private_jobs",
  "graphile_worker.migrations",
];

describe("a restored copy", () => {
  using files = backupFolder();
  const file = files.at("one");
  let source: TestDatabase;
  let copy: TestDatabase;
  let filled: Awaited<ReturnType<typeof fillOldDatabase>>;

  beforeAll(async () => {
    source = await createTestDatabase();
    // Once on the source, for the tables of its queue; then nothing changes it any more.
    const app = await testApp({ database: source });
    filled = await fillOldDatabase(source);
    await app.running.stop();
    const odd = "tab\tand \\N and \\. and\nlines, “quotes” 🏡";
    await source.sql("update public.contacts set notes = $1", [odd]);
    await source.sql(
      "insert into public.profile_pictures select id, 'a-name', $1, now() from public.profiles limit 1",
      [Buffer.from([0, 1, 92, 10, 255])],
    );
    await source.sql(
      "select graphile_worker.add_job('forget-attempts', run_at := now() + interval '1 day')",
    );
    await source.sql("update mail.outbox set sent_at = now() where sent_at is null");
    await backUp(source, file);
    copy = (await restored(file)).database;
  });
  afterAll(async () => {
    await source.drop();
    await copy.drop();
  });

  test("has the same rows in every table", async () => {
    const [before, after] = [await rowHashes(source), await rowHashes(copy)];
    for (const table of changed) {
      delete before[table];
      delete after[table];
    }
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(after).toEqual(before);
    expect(after["public.contacts"]).toMatch(/^6 /);
  });

  test("has the schema that migrations make, with its policies, rights and triggers", async () => {
    const catalog = await readCatalog(copy.owner, { logins: loginsOf(copy) });
    expect(writeSchema(catalog)).toBe(readFileSync(schemaFile, "utf8"));
    const off = await copy.sql(
      "select tgname from pg_trigger where tgenabled <> 'O' union all select conname from pg_constraint where not convalidated",
    );
    expect(off).toEqual([]);
  });

  test("has ended all sign-ins, which may have been revoked since", async () => {
    expect(await source.sql("select from account.session")).not.toEqual([]);
    expect(await copy.sql("select from account.session")).toEqual([]);
  });

  test("signs people in, shows their records, and continues its sequences", async () => {
    const [job] = await copy.sql<{ id: string; last: string }>(
      `select (graphile_worker.add_job('forget-attempts', run_at := now() + interval '1 day')).id,
              (select max(id) from graphile_worker._private_jobs) as last`,
    );
    expect(BigInt(job!.id)).toBeGreaterThan(BigInt(job!.last));
    await using app = await testApp({ database: { ...copy, drop: async () => {} } });
    const browser = device(app);
    expect((await browser.signIn(filled.ana)).status).toBe(200);
    const list = await browser.send("GET", "/api/v1/contacts?type=Lead&search=Priya");
    expect(list.body.contacts).toMatchObject([{ firstName: "Priya" }]);
  });
});

test("a backup of an older release is restored as it was and brought up to date", async () => {
  using files = backupFolder();
  const until = "20261123163610_scenarios-of-several";
  const old = await createOldDatabase(migrationsUntil(until));
  const filled = await fillOldDatabase(old);
  const header = await backUp(old, files.at("one"));
  expect(header.lastMigration).toBe(until);
  // It was not migrated by that.
  expect(
    await old.sql("select from drizzle.__drizzle_migrations where name > $1", [until]),
  ).toEqual([]);
  const copy = await restored(files.at("one"));
  await using app = await testApp({ database: copy.database });
  const browser = device(app);
  expect((await browser.signIn(filled.ana)).status).toBe(200);
  const list = await browser.send("GET", "/api/v1/contacts?type=Deal&search=Omar");
  expect(list.body.contacts).toMatchObject([{ firstName: "Omar" }]);
  await old.drop();
});

test("what an operator added to the product's schemas is left out, and said", async () => {
  using files = backupFolder();
  const source = await createOldDatabase(readMigrations().map(({ name }) => name));
  await fillOldDatabase(source);
  await source.sql("create table public.report (day date); insert into report values (now())");
  await source.sql("alter table public.contacts add column mine int default 7");
  await backUp(source, files.at("one"));
  const { database, leftOut } = await restored(files.at("one"));
  expect(leftOut).toEqual(['"public"."contacts".mine', '"public"."report"']);
  const names = async ({ sql }: TestDatabase) =>
    sql("select first_name, type, status, tags, notes from public.contacts order by id");
  expect(await names(database)).toEqual(await names(source));
  await source.drop();
  await database.drop();
});

describe("a restore", () => {
  let source: TestDatabase;
  beforeAll(async () => {
    source = await createTestDatabase();
    const app = await testApp({ database: { ...source, drop: async () => {} } });
    await app.running.stop();
  });
  afterAll(() => source.drop());

  test("refuses a database that is not empty", async () => {
    using files = backupFolder();
    const file = files.at("one");
    const header = await backUp(source, file);
    const target = await createEmptyDatabase();
    await target.sql("create table mine (id int)");
    const restoring = restoreConfigured(
      { databaseUrl: target.url, dataDir: "" },
      { file, header, say: () => {} },
    );
    await expect(restoring).rejects.toThrow(/not empty \(it has public.mine\)/);
    expect(await schemasOf(target)).toEqual(["public"]);
    await target.drop();
  });

  test("that fails halfway leaves a database that no start and no other restore takes", async () => {
    using files = backupFolder();
    const file = files.at("one");
    await backUp(source, file);
    const header = await checkBackup(file);
    const wrong = header.tables.map((table) =>
      table.name === "outbox" ? { ...table, rows: table.rows + 1 } : table,
    );
    const target = await createEmptyDatabase();
    const where = { databaseUrl: target.url, dataDir: "" };
    const say = () => {};
    const failing = restoreConfigured(where, { file, header: { ...header, tables: wrong }, say });
    await expect(failing).rejects.toThrow("was restored with");
    const starting = prepareDatabase(ownerOf(target), {
      masters: testMasters,
      needsPassword: false,
      say,
    });
    await expect(starting).rejects.toThrow("A restore into this database was interrupted");
    await expect(restoreConfigured(where, { file, header, say })).rejects.toThrow("not empty");
    await target.drop();
  });
});

async function schemasOf({ sql }: TestDatabase): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  return rows.map(({ name }) => name);
}
