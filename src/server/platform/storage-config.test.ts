import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const databaseUrl = { DATABASE_URL: "postgres://owner@db.example.com/hearthline" };
const hour = 3_600_000;

test("the embedded database is backed up daily unless that is switched off, another one only if it is set", () => {
  const folder = resolve("data", "backups");
  expect(readConfig({}).backups).toEqual({ every: 24 * hour, keep: 14, folder });
  expect(readConfig({ BACKUP_EVERY: "never" }).backups.every).toBe(null);
  expect(readConfig(databaseUrl).backups.every).toBe(null);
  const set = { BACKUP_EVERY: "12h", BACKUP_KEEP: "3", BACKUP_DIR: "/mnt/one" };
  expect(readConfig({ ...databaseUrl, ...set }).backups).toEqual({
    every: 12 * hour,
    keep: 3,
    folder: "/mnt/one",
  });
});

test.each(["1", "daily", "9m", "0d", "-1d", "1w", "99999d"])(
  "BACKUP_EVERY=%s is refused",
  (text) => {
    expect(() => readConfig({ BACKUP_EVERY: text })).toThrow("BACKUP_EVERY must be never, or");
  },
);
