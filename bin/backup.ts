import { statSync } from "node:fs";
import { resolve } from "node:path";
import { BackupRefused, type Header } from "#server/backup/format.ts";
import { hasMasterKey, withOwner } from "#server/backup/open-owner.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { restoreConfigured } from "#server/backup/restore-configured.ts";
import { megabytes, writeBackup } from "#server/backup/write-backup.ts";
import { readConfig } from "#server/platform/config.ts";
import { endSupervised } from "#server/platform/postgres/supervised.ts";
import { parkedCommand } from "./parked.ts";

const usage = `Usage:
  npm run backup -- FILE        copies the configured database into a new file, while Hearthline runs or not
  npm run restore -- FILE       restores it into an empty data folder, or an empty database of DATABASE_URL
  npm run parked                what a restore has held back
  npm run parked -- release     lets it happen after all`;

const keyLine =
  "The master key is not in the backup, and without it confidential data can't be read. Keep a copy of it elsewhere.";

const [command, word, ...more] = process.argv.slice(2);
const config = readConfig(process.env);
const isEncrypted = hasMasterKey(config);
const say = (line: string) => console.error(`  ${line}`);
const began = performance.now();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void giveUp());

try {
  if (command === "parked" && more.length === 0) await parkedCommand(config, word, say);
  else if (!word || more.length > 0) finish(usage, 1);
  else if (command === "backup") await backUp(fileAt(word));
  else await restore(fileAt(word));
} catch (error) {
  if (stopping.signal.aborted) finish("Stopped. Nothing was written.", 1);
  else if (error instanceof BackupRefused) finish(`\n${error.message}\n`, 1);
  else finish(`\n${error instanceof Error ? error.message : String(error)}\n`, 1);
}

async function backUp(file: string): Promise<void> {
  const { signal } = stopping;
  const header = await withOwner(config, say, (owner) =>
    writeBackup(owner, { file, hasMasterKey: isEncrypted, say, signal }),
  );
  finish(`Backed up to ${file} (${seconds()} s)\n${describe(header, statSync(file).size)}`);
  say("It contains everything, also password hashes: keep it where only you can read it.");
  if (isEncrypted) say(keyLine);
}

async function restore(file: string): Promise<void> {
  say("Checking the file");
  const header = await checkBackup(file);
  const { rows, parked, leftOut } = await restoreConfigured(config, { file, header, say });
  finish(`Restored ${rows} rows from ${file} (${seconds()} s)\n${describe(header)}`);
  const { emails, texts, jobs, actions, sessions } = parked;
  say("Nothing that was due until now goes out by itself, because it may have gone out already:");
  say(`  held back (npm run parked): emails ${emails}, texts ${texts}, jobs ${jobs}`);
  say(`  messages and calls of assistants that wait for approval again: ${actions}`);
  say(`  sign-ins that ended, because they may have been revoked: ${sessions}`);
  say("What people did after the backup is unknown here, also opt-outs: see docs/backups.md.");
  for (const table of leftOut) say(`Left out, because it is not Hearthline's: ${table}`);
  if (header.hasMasterKey || isEncrypted)
    say(
      "This backup needs the master key of its installation before you start: see docs/backups.md.",
    );
}

function describe({ takenAt, postgres, lastMigration, tables }: Header, size?: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = size === undefined ? "" : `, ${megabytes(size)}`;
  return [
    `  taken      ${takenAt}`,
    `  contains   ${rows} rows in ${tables.length} tables${bytes}`,
    `  version    ${lastMigration}, PostgreSQL ${postgres}`,
  ].join("\n");
}

/** The path as the caller wrote it: npm runs us in the project's folder. */
function fileAt(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

async function giveUp(): Promise<void> {
  stopping.abort();
  if (command === "backup") return;
  if (!config.databaseUrl) return endSupervised();
  finish("Stopped. The restore is incomplete: repeat it with a new, empty database.", 1);
  process.exit(1);
}

function finish(line: string, code = 0): void {
  console.error(line);
  process.exitCode = code;
}
