import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { type Client, type ClientConfig, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Source } from "#server/platform/database-source.ts";
import { createPool } from "#server/platform/database.ts";
import { migrateQueue } from "#server/platform/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import { ensureGroupRoles, ensureLogins, groupRoles } from "#server/platform/roles.ts";
import { checkSchema, restoringSchema } from "#server/platform/schema/check-schema.ts";
import { runMigrations, withStartLock } from "#server/platform/schema/migrate.ts";
import { BackupRefused, type Header, type TablePart } from "./format.ts";
import { makeBare } from "./bare-tables.ts";
import { park, type Parked } from "./park.ts";
import { openData } from "./read-backup.ts";
import {
  columnsOf,
  listTables,
  nameOf,
  patience,
  plainValues,
  queueSchema,
  readHistory,
  refuseLimitedReader,
} from "./source-tables.ts";
import { megabytes } from "./write-backup.ts";

export type RestoreOptions = {
  file: string;
  header: Header;
  say: (line: string) => void;
};

/** What a restore did. */
export type Restored = { rows: number; parked: Parked; leftOut: string[] };

type Target = Pick<Source, "admin" | "address">;

/**
 * Restores a checked backup into an empty database: the migrations that it had run, its rows, the migrations since, and
 * then parks what may have been sent already. A database in which this was interrupted is refused by every start.
 */
export async function restoreInto(
  { admin: connection, address }: Target,
  { file, header, say }: RestoreOptions,
): Promise<Restored> {
  return withStartLock({ ...connection, application_name: "hearthline restore" }, async (admin) => {
    await admin.query(patience);
    await refuseLimitedReader(admin);
    await refuseFull(admin);
    await admin.query(`create schema ${restoringSchema}`);
    await ensureGroupRoles(admin);
    say(`Running the ${header.migrations.length} migrations of the backup`);
    await runMigrations(admin, header.migrations);
    await installQueue(connection, address);
    await refuseNewerQueue(admin, header);
    const leftOut = await copyRows(admin, { file, header, say });
    say("Bringing the database up to date");
    await runMigrations(admin);
    // Their passwords are wrapped by the master key: the next start, which has it, makes them.
    const logins = await ensureLogins(admin, null);
    await checkSchema(admin, { logins, say });
    await admin.query("begin");
    const parked = await park(admin, { takenAt: header.takenAt });
    await admin.query(`drop schema ${restoringSchema}`);
    await admin.query("commit");
    // Otherwise the first requests would run without statistics.
    await admin.query("analyze");
    return { rows: header.tables.reduce((sum, { rows }) => sum + rows, 0), parked, leftOut };
  });
}

/** Only an empty database is restored into: nothing of anybody's is ever replaced. */
async function refuseFull(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and not exists (
              select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all select format('the schema %I', nspname) from pg_namespace where nspname = $1
      order by 1 limit 1`,
    [restoringSchema],
  );
  if (rows[0])
    throw new BackupRefused(
      `This database is not empty (it has ${rows[0].name}). A backup is restored into an empty one only: create another database, and set DATABASE_URL to it. Nothing was changed.`,
    );
}

/** The queue's tables belong to the role that runs jobs. */
async function installQueue(
  { user, password }: ClientConfig,
  address: Source["address"],
): Promise<void> {
  const log = createLog("silent");
  const login = {
    user: user as string,
    password: password as string | undefined,
    group: groupRoles.worker,
  };
  const pool = createPool(address, login, log, { max: 1, searchPath: "mail" });
  await migrateQueue(pool, log).finally(() => pool.end());
}

async function refuseNewerQueue(admin: Client, { queue }: Header): Promise<void> {
  const ours = await readHistory(admin);
  if (queue > ours.queue)
    throw new BackupRefused(
      "The backup is from a newer release of Hearthline than this one: its job queue has tables that this one doesn't know. Restore it with that release.",
    );
}

/** Copies all rows in one transaction; returns tables and columns that no migration creates, which are left out. */
async function copyRows(admin: Client, { file, header, say }: RestoreOptions): Promise<string[]> {
  const known = new Map((await listTables(admin)).map((table) => [nameOf(table), table]));
  const data = openData(file);
  const leftOut: string[] = [];
  let rows = 0;
  try {
    await admin.query(`begin; ${plainValues}`);
    const bare = await makeBare(admin, [...known.keys()]);
    // Rows that a migration wrote are in the backup too.
    await admin.query(`truncate ${[...known.keys()].join(", ")}`);
    for (const table of header.tables) {
      const name = nameOf(table);
      const target = known.get(name);
      if (!target) {
        if (table.schema === queueSchema) throw new Error(`The job queue has no table ${name}.`);
        leftOut.push(name);
        for await (const piece of data.take(table.bytes)) void piece;
        continue;
      }
      const added = table.columns.filter((column) => !target.columns.includes(column));
      await withColumns(admin, name, added, () => copyTable(admin, table, data));
      leftOut.push(...added.map((column) => `${name}.${column}`));
      rows += table.rows;
      if (table.rows >= 100_000) say(`${rows} rows, ${name}: ${megabytes(table.bytes)}`);
    }
    for (const { schema, name, value, isCalled } of header.sequences)
      await admin.query("select setval(to_regclass($1), $2::bigint, $3)", [
        nameOf({ schema, name }),
        value,
        isCalled,
      ]);
    say("Building indexes");
    await bare.restore();
    await admin.query("commit");
    return leftOut;
  } finally {
    data.close();
  }
}

async function copyTable(
  admin: Client,
  table: TablePart,
  data: ReturnType<typeof openData>,
): Promise<void> {
  const name = nameOf(table);
  const beginning = `COPY ${name} (${columnsOf(table)}) FROM stdin;\n`;
  const end = "\\.\n\n";
  const isWhole = (await data.text(Buffer.byteLength(beginning))) === beginning;
  const bytes = table.bytes - Buffer.byteLength(beginning) - end.length;
  const into = admin.query(copyFrom(`copy ${name} (${columnsOf(table)}) from stdin`));
  await pipeline(Readable.from(data.take(bytes), { objectMode: false }), into);
  if (!isWhole || (await data.text(end.length)) !== end || into.rowCount !== table.rows)
    throw new Error(`${name} was restored with ${into.rowCount} of ${table.rows} rows.`);
}

/** Columns that an operator added are read as text and left out. */
async function withColumns(
  admin: Client,
  table: string,
  columns: string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const column of columns)
    await admin.query(`alter table ${table} add column ${escapeIdentifier(column)} text`);
  await work();
  for (const column of columns)
    await admin.query(`alter table ${table} drop column ${escapeIdentifier(column)}`);
}
