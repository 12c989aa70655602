import { existsSync, readFileSync } from "node:fs";
import { Client, type ClientConfig } from "pg";
import { withOwner } from "#server/backup/open-owner.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { openMasterKeys, writeKeyFile } from "#server/platform/master-key-file.ts";
import { startLock } from "#server/platform/schema/migrate.ts";
import { refuseOtherMasterKey } from "#server/platform/seal-old-values.ts";
import { rotateKeys, usedMasterKeys } from "#server/platform/rotate-keys.ts";
import { newMasterKeyText, parseMasterKeys } from "#server/platform/sealed/master-keys.ts";

const usage = `Usage:
  npm run keys:rotate               a new master key (in the data folder's file) and new data keys
  npm run keys:rotate -- master     only a new master key; with MASTER_KEY, set it to "NEW,OLD" and restart first
  npm run keys:rotate -- data       only new data keys
  npm run keys:rotate -- resume     finishes an interrupted rotation, and makes no new key
  npm run keys:rotate -- forget     removes master keys from the file that nothing in the database needs anymore`;

const [command = "all", ...rest] = process.argv.slice(2);
const commands = ["all", "master", "data", "resume", "forget"];
const say = (line: string) => console.error(`  ${line}`);

if (rest.length > 0 || !commands.includes(command)) finish(usage, 1);
else await run(readConfig(process.env));

async function run(config: Config): Promise<void> {
  const { file, ...masters } = openMasterKeys(config);
  if (file && !existsSync(file))
    return finish(`There is no ${file}: start Hearthline once before its keys are rotated.`, 1);
  await withAdmin(config, async (admin) => {
    // One command at a time, and none while a start migrates: both read and write the key file.
    await admin.query("select pg_advisory_lock($1)", [startLock]);
    await refuseOtherMasterKey(admin, masters);
    if (command === "forget") return forget(admin, file);
    if (file && (command === "all" || command === "master")) {
      if (config.databaseUrl)
        return finish(
          `Put a new key as the first line into ${file} wherever Hearthline runs, then run: npm run keys:rotate -- resume`,
          1,
        );
      // The old keys stay in the file: they open what is not rewrapped yet, and older backups.
      writeKeyFile(file, `${newMasterKeyText()}\n${readFileSync(file, "utf8")}`);
      say(`A new master key is the first in ${file}. Copy the file to where you keep its copy.`);
    }
    const newDataKeys = command === "all" || command === "data";
    const done = await rotateKeys(admin, {
      masters,
      newDataKeys,
      onUnreadable: ({ table, column, id }) =>
        say(`Doesn't open, and stays as it is: ${table}.${column} of ${id}`),
    });
    for (const [what, count] of Object.entries(done)) console.log(`${what}=${count}`);
  });
}

/** Removes the keys that only backups may still need. */
async function forget(admin: Client, file: string | null): Promise<void> {
  if (!file) return finish("MASTER_KEY is a setting: remove the old key from it yourself.", 1);
  const used = await usedMasterKeys(admin);
  const lines = readFileSync(file, "utf8")
    .split(/[\s,]+/)
    .filter(Boolean);
  const kept = lines.filter(
    (line, index) => index === 0 || used.has(parseMasterKeys(line)![0]!.id),
  );
  writeKeyFile(file, kept.join("\n"));
  console.log(`forgotten=${lines.length - kept.length}`);
}

/** Connects beside a running product; without one, the embedded PostgreSQL runs for as long as this does. */
function withAdmin(config: Config, work: (admin: Client) => Promise<void>): Promise<void> {
  return withOwner(
    config,
    () => {},
    (owner) => connected(owner, work),
  );
}

async function connected(
  address: ClientConfig,
  work: (admin: Client) => Promise<void>,
): Promise<void> {
  const admin = new Client(address);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function finish(line: string, code = 0): void {
  console.error(line);
  process.exitCode = code;
}
