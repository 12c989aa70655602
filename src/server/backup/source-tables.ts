import { type Client, escapeIdentifier } from "pg";
import { readExpected } from "#server/platform/schema/expected.ts";
import { BackupRefused, type SequencePart, type TablePart } from "./format.ts";

export type SourceTable = Pick<TablePart, "schema" | "name" | "columns">;

/** For connections of backups and restores, which may take long. */
export const patience =
  "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'";

/**
 * How values are written in a backup, and read from it, whatever the settings of a database or role: for its
 * transaction. Without row security, a policy that would hide rows is an error.
 */
export const plainValues = `set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local xmloption = 'content'; set local row_security = off`;

export const queueSchema = "graphile_worker";
const journal = "drizzle.__drizzle_migrations";

/** Passwords of database roles belong to one server; every start sets them anew. */
const leftOutRows: Record<string, string> = { "operation.secret": "name not like 'login %'" };
/** Written by the queue when it installs its tables. */
const leftOut = new Set([`${queueSchema}.migrations`]);

/** The schemas that migrations and the queue create. An operator's own are not copied. */
export function productSchemas(): string[] {
  const ours = [...readExpected().facts.keys()].flatMap((fact) =>
    fact.startsWith("schema ") ? [fact.slice("schema ".length)] : [],
  );
  return [...ours, queueSchema];
}

/** A table's name in SQL. */
export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function columnsOf({ columns }: { columns: string[] }): string {
  return columns.map((column) => escapeIdentifier(column)).join(", ");
}

/** The statement that reads a table. */
export function copyOut(table: SourceTable): string {
  const only = leftOutRows[`${table.schema}.${table.name}`];
  const from = only
    ? `(select ${columnsOf(table)} from ${nameOf(table)} where ${only})`
    : `${nameOf(table)} (${columnsOf(table)})`;
  return `copy ${from} to stdout`;
}

/** All tables with data, and their columns without generated ones, which PostgreSQL computes again. */
export async function listTables(client: Client): Promise<SourceTable[]> {
  const { rows } = await client.query<SourceTable>(
    `select n.nspname as schema, c.relname as name, array(
              select a.attname::text from pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
               order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = any ($1) and not exists (
              select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1, 2`,
    [productSchemas()],
  );
  return rows.filter(({ schema, name }) => !leftOut.has(`${schema}.${name}`));
}

/** Where each sequence is. They are not part of a snapshot: read after it, a value is never too low. */
export async function readSequences(client: Client): Promise<SequencePart[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname = any ($1) order by 1, 2`,
    [productSchemas()],
  );
  const sequences: SequencePart[] = [];
  for (const sequence of rows) {
    const { rows: at } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${nameOf(sequence)}`,
    );
    sequences.push({ ...sequence, ...at[0]! });
  }
  return sequences;
}

/** What a database has run: the product's migrations, oldest first, and the version of the queue's tables. */
export async function readHistory(
  client: Client,
): Promise<{ migrations: string[]; queue: number }> {
  const { rows: exists } = await client.query<{ journal: boolean; queue: boolean }>(
    "select to_regclass($1) is not null as journal, to_regclass($2) is not null as queue",
    [journal, `${queueSchema}.migrations`],
  );
  const migrations = exists[0]!.journal
    ? (await client.query<{ name: string }>(`select name from ${journal} order by name`)).rows
    : [];
  if (migrations.length === 0)
    throw new BackupRefused("There is no data of Hearthline in this database.");
  // A first start that ended early has not installed the queue.
  const { rows: queue } = exists[0]!.queue
    ? await client.query<{ id: number }>(`select max(id) as id from ${queueSchema}.migrations`)
    : { rows: [{ id: 0 }] };
  return { migrations: migrations.map(({ name }) => name), queue: queue[0]!.id };
}

/** Row-level security would leave rows out silently for anyone whom it limits. */
export async function refuseLimitedReader(client: Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean; role: string }>(
    "select rolsuper or rolbypassrls as sees, rolname as role from pg_roles where rolname = current_user",
  );
  const { sees, role } = rows[0]!;
  if (!sees)
    throw new BackupRefused(
      `The login of DATABASE_URL can't see past row-level security, so a backup would be incomplete. Let an administrator run once: alter role ${escapeIdentifier(role)} bypassrls`,
    );
}
