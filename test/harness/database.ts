import { Client } from "pg";
import { createPool } from "#server/platform/database.ts";
import { migrateQueue } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { testMasters } from "./sealed.ts";
import { newId } from "#server/platform/ids.ts";

const template = "hearthline_template";
const templateLock = 7_412_300_009;

/** A test's own database, cloned from one that was migrated once in this run. */
export type TestDatabase = {
  /** The owner's address, as in DATABASE_URL. */
  url: string;
  /** The owner's connection, for what needs its own. */
  owner: Client;
  /** Runs SQL as the owner, to arrange and inspect, never in place of the product. */
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  drop(): Promise<void>;
};

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  await withCluster(async (cluster) => {
    // One process at a time: the first creates the template, and a template can't be copied twice at once.
    await cluster.query("select pg_advisory_lock($1)", [templateLock]);
    const { rowCount } = await cluster.query("select from pg_database where datname = $1", [
      template,
    ]);
    if (!rowCount) {
      await cluster.query(`drop database if exists ${template}_new`);
      await cluster.query(`create database ${template}_new`);
      await prepare(connectionTo(`${template}_new`));
      await cluster.query(`alter database ${template}_new rename to ${template}`);
    }
    await cluster.query(`create database ${name} template ${template}`);
  });
  return open(name);
}

/** Brings a database to where a start of the product finds nothing left to do. */
async function prepare(connection: ReturnType<typeof connectionTo>): Promise<void> {
  const options = { masters: testMasters, needsPassword: true, say: console.warn };
  const { logins } = await prepareDatabase(connection, options);
  const log = createLog("warn");
  const worker = createPool(connection, logins.worker, log, { max: 1, searchPath: "mail" });
  await migrateQueue(worker, log);
  await worker.end();
}

/** An empty database, not even migrated. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = newName();
  await withCluster((cluster) => cluster.query(`create database ${name}`));
  return open(name);
}

function newName(): string {
  return `test_${newId().replaceAll("-", "")}`;
}

async function open(name: string): Promise<TestDatabase> {
  const owner = new Client(connectionTo(name));
  owner.on("error", () => {});
  await owner.connect();
  return {
    owner,
    url: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(socketDir())}`,
    sql: async <Row extends object>(text: string, values?: unknown[]) =>
      (await owner.query<Row & Record<string, unknown>>(text, values)).rows,
    async drop() {
      await owner.end();
      await withCluster(async (cluster) => {
        await cluster.query(`drop database if exists ${name} with (force)`);
        const { rows } = await cluster.query<{ rolname: string }>(
          "select rolname from pg_roles where rolname like '%\\_\\_' || $1",
          [name.slice(0, 40)],
        );
        for (const { rolname } of rows) await cluster.query(`drop role ${rolname}`);
      });
    },
  };
}

const user = "hearthline_owner";

function socketDir(): string {
  const folder = process.env.HEARTHLINE_TEST_PG;
  if (!folder) throw new Error("HEARTHLINE_TEST_PG is not set: run the tests by `npm test`.");
  return folder;
}

function connectionTo(database: string) {
  return { host: socketDir(), user, database };
}

async function withCluster<Result>(work: (cluster: Client) => Promise<Result>): Promise<Result> {
  const cluster = new Client(connectionTo("postgres"));
  await cluster.connect();
  try {
    return await work(cluster);
  } finally {
    await cluster.end();
  }
}
