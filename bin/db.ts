import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetKeptCount } from "#server/account/audit/kept-count.ts";
import { connect } from "#server/connections.ts";
import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { ensureLogins } from "#server/platform/roles.ts";
import { withMigrated } from "#server/platform/schema/migrate.ts";
import { findLivingPostmaster } from "#server/platform/postgres/postmaster.ts";
import { startPostgres } from "#server/platform/postgres/start-postgres.ts";
import { writeExpected } from "#server/platform/schema/expected.ts";
import { factsOf } from "#server/platform/schema/facts.ts";
import {
  findEdited,
  landedFile,
  readLanded,
  readMigrations,
  writeLanded,
} from "#server/platform/schema/landed.ts";
import { readCatalog } from "#server/platform/schema/read-catalog.ts";
import { schemaFile, writeSchema } from "#server/platform/schema/write-schema.ts";

const usage = `Usage:
  npm run db:new -- NAME            a migration of what changed in src/server/*/tables.ts
  npm run db:new -- NAME --custom   an empty one, for what tables cannot say
  npm run db:schema                 writes docs/schema.sql and what the start expects, and lists new migrations
  npm run db:migrate                brings the configured database up to date
  npm run db:reset                  empties the embedded database`;

const [command, ...words] = process.argv.slice(2);
const config = readConfig(process.env);
const say = (line: string) => console.error(`  ${line}`);

if (command === "new") createMigration(words);
else if (command === "schema") await describe();
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
  console.error("Once its SQL is written: npm run db:schema");
}

/** Runs all migrations in a temporary PostgreSQL and writes down the resulting schema. */
async function describe(): Promise<void> {
  const migrations = readMigrations();
  const edited = findEdited(readLanded(readFileSync(landedFile, "utf8")), migrations);
  if (edited.length > 0) return finish(edited.join("\n"), 1);
  const dataDir = mkdtempSync(join(tmpdir(), "hearthline-schema-"));
  const { stop, ...postgres } = await startPostgres({ dataDir, durable: false });
  try {
    const admin = { host: postgres.socketDir, user: postgres.user, database: postgres.database };
    const catalog = await withMigrated(
      admin,
      (client) => ensureLogins(client, null),
      (client, logins) => readCatalog(client, { logins }),
    );
    writeFileSync(schemaFile, writeSchema(catalog));
    writeExpected({ facts: factsOf(catalog), major: catalog.major });
    writeFileSync(landedFile, writeLanded(migrations));
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  finish(
    "Written: docs/schema.sql, and in src/server/platform/schema expected.txt and landed.sha256",
  );
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
  forgetKeptCount(config.dataDir);
  await migrate();
}

function finish(line: string, code = 0): void {
  console.error(line);
  process.exitCode = code;
}
