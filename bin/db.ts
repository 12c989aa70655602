import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "#server/connections.ts";
import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { findLivingPostmaster } from "#server/platform/postgres/postmaster.ts";

const usage = `Usage:
  npm run db:new -- NAME            a migration of what changed in src/server/*/tables.ts
  npm run db:new -- NAME --custom   an empty one, for what tables cannot say
  npm run db:migrate                brings the configured database up to date
  npm run db:reset                  empties the embedded database`;

const [command, ...words] = process.argv.slice(2);
const config = readConfig(process.env);
const say = (line: string) => console.error(`  ${line}`);

if (command === "new") createMigration(words);
else if (command === "migrate") await migrate();
else if (command === "reset") await reset();
else finish(usage, 1);

function createMigration([name, ...flags]: string[]): void {
  if (!name || !/^[a-z0-9-]+$/.test(name) || flags.some((flag) => flag !== "--custom"))
    return finish(usage, 1);
  const kit = fileURLToPath(new URL("../node_modules/drizzle-kit/bin.cjs", import.meta.url));
  const { status } = spawnSync(process.execPath, [kit, "generate", "--name", name, ...flags], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

async function migrate(): Promise<void> {
  const connections = await connect(config, { log: createLog("warn"), say });
  await connections.close();
  finish(`Up to date: ${connections.storage}`);
}

async function reset(): Promise<void> {
  if (config.databaseUrl)
    return finish("db:reset empties the embedded database only; DATABASE_URL is set.", 1);
  const folder = join(config.dataDir, "postgres");
  if (existsSync(folder) && findLivingPostmaster(folder))
    return finish("Hearthline is running on this data. Stop it first.", 1);
  rmSync(folder, { recursive: true, force: true });
  await migrate();
}

function finish(line: string, code = 0): void {
  console.error(line);
  process.exitCode = code;
}
