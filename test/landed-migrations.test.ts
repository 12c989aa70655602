import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  findEdited,
  findUnlisted,
  landedFile,
  migrationsFolder,
  readLanded,
  readMigrations,
  writeLanded,
} from "#server/platform/schema/landed.ts";
import { takenBack } from "./fixtures/changed-migrations.ts";
import { oldTextsOf } from "./harness/old-migrations.ts";

// A landed migration has run somewhere: it is never changed, renamed or removed.

const landed = readLanded(readFileSync(landedFile, "utf8"));
const migrations = readMigrations();
const [first, second] = [migrations[0]!, migrations[1]!];

test("no landed migration was changed or removed", () => {
  expect(findEdited(landed, migrations)).toEqual([]);
});

test("every migration is on the list", () => {
  expect(findUnlisted(landed, migrations)).toEqual([]);
  expect(landed.length).toBeGreaterThanOrEqual(42);
});

test("the hashes are the files' own, as sha256sum and the migrator compute them", () => {
  for (const { name, hash } of landed) {
    const text = readFileSync(join(migrationsFolder, name, "migration.sql"));
    expect(createHash("sha256").update(text).digest("hex"), name).toBe(hash);
  }
});

test("a merge conflict in the list is read as the additions of both branches", () => {
  const lines = writeLanded([first, second]).split("\n");
  const torn = `<<<<<<< HEAD\n${lines[0]}\n=======\n${lines[1]}\n>>>>>>> theirs\n`;
  expect(readLanded(torn)).toEqual([first, second]);
});

test("a change, a removal and a new migration are each reported with what to do", () => {
  const changed = [{ ...first, hash: "0".repeat(64) }, ...migrations.slice(1)];
  expect(findEdited(landed, changed)).toEqual([
    expect.stringMatching(
      new RegExp(`^migrations/${first.name} was changed after it had landed.*git checkout main`),
    ),
  ]);
  expect(findEdited(landed, migrations.slice(1))).toEqual([
    `migrations/${first.name} has landed and is gone. Bring it back: git checkout main -- migrations/${first.name}`,
  ]);
  const renamed = migrations.map((migration) =>
    migration === second ? { ...second, name: "20991231000000_other" } : migration,
  );
  expect(findEdited(landed, renamed)).toHaveLength(1);
  expect(findUnlisted(landed, renamed)).toEqual([
    "migrations/20991231000000_other is not listed yet. Run: npm run db:schema",
  ]);
});

test("the earlier texts of changed migrations are kept exactly", () => {
  expect(takenBack).toHaveLength(8);
  for (const name of new Set(takenBack.map(({ migration }) => migration)))
    for (const { text, hash } of oldTextsOf(name))
      expect(createHash("sha256").update(text).digest("hex"), name).toBe(hash);
});
