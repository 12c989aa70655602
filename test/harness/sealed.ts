import { PgDialect } from "drizzle-orm/pg-core";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { masterKeysOf } from "#server/platform/sealed/master-keys.ts";
import { sealedPlaces, type SealedTable } from "#server/platform/sealed/places.ts";
import { createVault, type Queries } from "#server/platform/sealed/vault.ts";
import type { TestDatabase } from "./database.ts";

/** The master key of test servers. */
export const testMasterKey = Buffer.from("the master key of the tests, 32.").toString("base64");
const masters = masterKeysOf(() => testMasterKey);
export const testMasters = { ...masters, keep() {} };
export const testVault = createVault(masters);

type Sql = TestDatabase["sql"];
type Row = Record<string, unknown>;

const dialect = new PgDialect();

/** A test's own connection, as the vault asks it. */
export function queriesOf(sql: Sql): Queries {
  return {
    async execute(query) {
      const { sql: text, params } = dialect.sqlToQuery(query);
      return { rows: await sql(text, params) };
    },
  };
}

/** Rows as they are stored (with user_id and id), with their encrypted columns opened. */
export async function openedRows<Some extends Row>(
  sql: Sql,
  table: SealedTable,
  rows: Some[],
): Promise<Some[]> {
  const opened: Some[] = [];
  for (const row of rows) {
    const owner = row.user_id as OwnerId;
    const columns = sealedPlaces[table].columns.filter((name) => Buffer.isBuffer(row[name]));
    const values = await testVault.open(
      queriesOf(sql),
      owner,
      columns.map((column) => ({
        place: { table, column, owner, id: row.id as string },
        sealed: row[column] as Buffer,
      })),
    );
    const plain = Object.fromEntries(columns.map((column, index) => [column, values[index]]));
    opened.push({ ...row, ...plain });
  }
  return opened;
}

type ContactFields = Record<string, Row>;

/** A contact as it is stored, with its encrypted columns opened. */
export async function openedContact<Some extends Row = ContactFields>(
  sql: Sql,
  id: string,
): Promise<Some> {
  const rows = await sql<Some>("select * from contacts where id = $1", [id]);
  const [row] = await openedRows(sql, "contacts", rows);
  return row!;
}

/** Encrypts columns of a stored row, as the product would. */
export async function sealInto(
  sql: Sql,
  table: SealedTable,
  { owner, id, ...values }: { owner: string; id: string } & Row,
): Promise<void> {
  const columns = Object.keys(values);
  if (columns.length === 0) return;
  const places = columns.map((column) => ({
    place: { table, column, owner: owner as OwnerId, id },
    value: values[column],
  }));
  const sealed = await testVault.seal(queriesOf(sql), owner as OwnerId, places);
  const changes = columns.map((column, index) => `${column} = $${index + 3}`).join(", ");
  await sql(`update ${table} set ${changes} where user_id = $1 and id = $2`, [
    owner,
    id,
    ...sealed,
  ]);
}

/** Changes encrypted fields of a deal in place; undefined removes one. */
export async function changeDeal(
  sql: Sql,
  id: string,
  column: "loan_officer_deal_params" | "realtor_prequal_inputs" | "refinance_details",
  changes: Row,
): Promise<void> {
  const row = await openedContact(sql, id);
  const all: Row = { ...row[column], ...changes };
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  await sealInto(sql, "contacts", { owner: String(row.user_id), id, [column]: kept });
}
