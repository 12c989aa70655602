import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { Header } from "#server/backup/format.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { restoreConfigured } from "#server/backup/restore-configured.ts";
import type { Restored } from "#server/backup/restore.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { createEmptyDatabase, type TestDatabase } from "./database.ts";

/** A folder for a test's backups. */
export function backupFolder() {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-backups-"));
  return {
    at: (name: string) => join(folder, name),
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The owner's connection to a test's database. */
export function ownerOf({ url }: Pick<TestDatabase, "url">): ClientConfig {
  const { searchParams, pathname, username } = new URL(url);
  return { host: searchParams.get("host")!, user: username, database: pathname.slice(1) };
}

export function backUp(database: TestDatabase, file: string): Promise<Header> {
  return writeBackup(ownerOf(database), { file, hasMasterKey: false });
}

/** Restores a file into a new database, as `npm run restore` does with DATABASE_URL. */
export async function restored(file: string): Promise<Restored & { database: TestDatabase }> {
  const header = await checkBackup(file);
  const database = await createEmptyDatabase();
  const said = await restoreConfigured(
    { databaseUrl: database.url, dataDir: "" },
    { file, header, say: () => {} },
  );
  return { ...said, database };
}

/** The rows of every table, generated columns included: how many, and a hash that ignores their order. */
export async function rowHashes({ sql }: TestDatabase): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('account', 'guard', 'mail', 'operation', 'public', 'sms', 'graphile_worker')
        and table_type = 'BASE TABLE' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
         from ${name} t`,
    );
    hashes[name] = row!.hash;
  }
  return hashes;
}
