import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { withOwner } from "#server/backup/open-owner.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { restoreConfigured } from "#server/backup/restore-configured.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { connect } from "#server/connections.ts";
import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { addPerson, people } from "#test/harness/people.ts";
import { rows } from "./measures/fill.ts";

/**
 * Backs up and restores the embedded database with 100,000 contacts, or as many as an argument says: seconds, bytes,
 * and the most memory of this process, one `name=value` per line on standard output.
 */
const contacts = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), "hearthline-bench-"));
const say = (line: string) => console.error(`  ${line}`);
const quiet = () => {};
const figure = (name: string, value: number) => console.log(`${name}=${Number(value.toFixed(2))}`);
const config = readConfig({ DATA_DIR: join(folder, "data") });
const file = join(folder, "one.backup");
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
try {
  const connections = await connect(config, { log: createLog("error"), say });
  const owner = new Client(connections.owner);
  await owner.connect();
  const sql = async <Row extends object>(text: string, values?: unknown[]) =>
    (await owner.query<Row & Record<string, unknown>>(text, values)).rows;
  const ana = await addPerson({ sql, owner, url: "", drop: async () => {} }, people.ana);
  say(`Filling in ${contacts} contacts`);
  await sql(rows, [[ana], 1, contacts, 1_000_000]);
  const [size] = await sql<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  figure("database_mb", Number(size!.bytes) / 1e6);
  await owner.end();
  const header = await timed("backup_s", () =>
    writeBackup(connections.owner, { file, hasMasterKey: false, say }),
  );
  await connections.close();
  figure("backup_mb", statSync(file).size / 1e6);
  figure("uncompressed_mb", header.tables.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  await timed("check_s", () => checkBackup(file));
  const copy = { databaseUrl: null, dataDir: join(folder, "copy") };
  await timed("restore_s", () => restoreConfigured(copy, { file, header, say }));
  figure("memory_mb", peak / 1e6);
  await withOwner(copy, quiet, async (restored) => {
    const client = new Client(restored);
    await client.connect();
    const found = await client.query<{ count: number }>(
      "select count(*)::int as count from public.contacts",
    );
    await client.end();
    figure("contacts_restored", found.rows[0]!.count);
  });
} finally {
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  figure(name, (performance.now() - began) / 1000);
  return result;
}
