import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#test/harness/app.ts";
import { backupFolder, ownerOf } from "#test/harness/backups.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { checkBackup } from "./read-backup.ts";
import { listBackups, scheduleBackups } from "./schedule.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const hour = 3_600_000;
const said: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => said.push(line) });
let database: TestDatabase;
let now = Date.UTC(2026, 10, 2, 9);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  said.length = 0;
});

const scheduleIn = (folder: string, every: number | null = 24 * hour) =>
  scheduleBackups({
    settings: { every, keep: 3, folder },
    owner: ownerOf(database),
    hasMasterKey: () => false,
    log,
    now: () => new Date(now),
  });
const run = (schedule: ReturnType<typeof scheduleIn>, ending = new AbortController().signal) =>
  schedule.tasks["back-up"]!({}, ending);

test("a backup is written when the last one is old enough, and the newest are kept", async () => {
  using files = backupFolder();
  const folder = files.at("backups");
  mkdirSync(folder);
  writeFileSync(files.at("backups/by-hand.backup"), "mine");
  writeFileSync(files.at("backups/hearthline-20261101T090000Z.backup.77.part"), "left by a kill");
  const first = now;
  for (let passed = 0; passed <= 5 * 24; passed += 2) {
    now = first + passed * hour;
    // Another process, or this one after a restart.
    await run(scheduleIn(folder));
  }
  expect(readdirSync(folder).sort()).toEqual([
    "by-hand.backup",
    "hearthline-20261105T090000Z.backup",
    "hearthline-20261106T090000Z.backup",
    "hearthline-20261107T090000Z.backup",
  ]);
  expect((await listBackups(folder)).map(({ takenAt }) => takenAt.toISOString())).toContain(
    "2026-11-07T09:00:00.000Z",
  );
  await checkBackup(files.at("backups/hearthline-20261107T090000Z.backup"));
});

test("a backup of a clock that was wrong puts nothing off, and a person's unfinished one stays", async () => {
  using files = backupFolder();
  writeFileSync(files.at("hearthline-20300101T000000Z.backup"), "from the future");
  writeFileSync(files.at("before-upgrade.backup.77.part"), "being written");
  await run(scheduleIn(files.folder));
  const kept = readdirSync(files.folder);
  expect(kept).toContain("before-upgrade.backup.77.part");
  expect(kept.filter((name) => /^hearthline-2026.*backup$/.test(name))).toHaveLength(1);
});

test("a failure is logged and shows until a backup succeeds", async () => {
  using files = backupFolder();
  writeFileSync(files.at("file"), "");
  const schedule = scheduleIn(files.at("file"));
  expect(schedule.state()).toBe("ok");
  await run(schedule);
  expect(schedule.state()).toBe("failing");
  expect(said.join("")).toContain("a backup failed");
});

test("a backup that a stop interrupts leaves nothing and is no failure", async () => {
  using files = backupFolder();
  const schedule = scheduleIn(files.folder);
  const ending = new AbortController();
  ending.abort();
  await run(schedule, ending.signal);
  expect(readdirSync(files.folder)).toEqual([]);
  expect([schedule.state(), said]).toEqual(["ok", []]);
  expect(scheduleIn(files.folder, null)).toMatchObject({ tasks: {}, timetable: [] });
});

test("the running product writes them, and the operator's /readyz tells their state", async () => {
  using files = backupFolder();
  const backups = { every: 24 * hour, keep: 2, folder: files.at("backups") };
  await using app = await testApp({ config: { backups, metrics: { host: "127.0.0.1", port: 0 } } });
  const state = async () => {
    const answer = await fetch(new URL("/readyz", app.running.metricsUrl!));
    return [answer.status, ((await answer.json()) as { backups: string }).backups];
  };
  await app.sql("select graphile_worker.add_job('back-up')");
  await app.drain();
  expect(await state()).toEqual([200, "ok"]);
  const written = await listBackups(backups.folder);
  expect(written).toHaveLength(1);
  await checkBackup(files.at(`backups/${written[0]!.name}`));
});
