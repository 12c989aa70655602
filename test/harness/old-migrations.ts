import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { createPool } from "#server/platform/database.ts";
import { migrateQueue } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { ensureGroupRoles, ensureLogins } from "#server/platform/roles.ts";
import { migrationsFolder, readMigrations } from "#server/platform/schema/landed.ts";
import { takenBack } from "../fixtures/changed-migrations.ts";
import { createEmptyDatabase, type TestDatabase } from "./database.ts";
import { connectionAs } from "./roles.ts";

/** Which text of a migration made a database: 0 is today's, 1 the one before it, and so on. */
export type Texts = Record<string, number>;

const textOf = (name: string) =>
  readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8");

/** A migration's earlier texts, newest first. */
export function oldTextsOf(name: string): { text: string; hash: string }[] {
  let text = textOf(name);
  return takenBack
    .filter(({ migration }) => migration === name)
    .map(({ changes, hash }) => {
      for (const [now, before] of changes) {
        if (text.split(now).length !== 2) throw new Error(`Not found once in ${name}: ${now}`);
        text = text.replace(now, () => before);
      }
      return { text, hash };
    });
}

/** A database as an older release left it: made by only those migrations, with the texts they had then. */
export async function createOldDatabase(names: string[], texts: Texts = {}): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await runOldMigrations(database, names, texts);
  return database;
}

async function runOldMigrations(
  database: TestDatabase,
  names: string[],
  texts: Texts,
): Promise<void> {
  const { owner } = database;
  const folder = mkdtempSync(join(tmpdir(), "hearthline-old-"));
  try {
    for (const name of names) {
      const age = texts[name] ?? 0;
      mkdirSync(join(folder, name));
      const text = age === 0 ? textOf(name) : oldTextsOf(name)[age - 1]!.text;
      writeFileSync(join(folder, name, "migration.sql"), text);
    }
    await ensureGroupRoles(owner);
    await migrate(drizzle({ client: owner }), { migrationsFolder: folder });
    await installQueue(database);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Triggers that notify people put jobs into the queue. */
async function installQueue(database: TestDatabase): Promise<void> {
  await ensureLogins(database.owner, null);
  const { address, login } = connectionAs(database, "worker");
  const log = createLog("silent");
  const pool = createPool(address, login, log, { max: 1, searchPath: "mail" });
  await migrateQueue(pool, log);
  await pool.end();
}

/** The migrations up to this one, by name, without those that landed later. */
export function migrationsUntil(last: string, without: string[] = []): string[] {
  const names = readMigrations().map(({ name }) => name);
  if (!names.includes(last)) throw new Error(`There is no migration ${last}.`);
  return names.filter((name) => name <= last && !without.includes(name));
}
