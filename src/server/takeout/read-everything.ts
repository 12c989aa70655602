import { sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { sealedPlaces, type SealedTable } from "#server/platform/sealed/places.ts";
import { unreadable } from "#server/platform/sealed/vault.ts";
import { exported } from "./tables.ts";

const rowsAtOnce = 500;

/**
 * Everything of a person as the text of one JSON file, a few rows at a time. One statement reads all tables, so the
 * file shows them at one instant.
 */
export async function* readEverything(
  tx: OwnerTransaction,
  { owner, about, now }: { owner: OwnerId; about: object; now: Date },
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)},"account":${JSON.stringify(about)}`;
  await tx.execute(sql`declare rows no scroll cursor for ${await rowsOfAll(tx, owner)}`);
  let current = -1;
  let isFirst = true;
  for (;;) {
    const batch = rowsOf<{ place: number; row: string }>(
      await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from rows`),
    );
    let text = "";
    for (const { place, row: stored } of batch) {
      const row = await opened(tx, owner, { table: exported[place]!.table, stored });
      // Keeps the parts of the statement in order: no parallel workers.
      if (place < current) throw new Error("The tables of an export came out of order.");
      if (place > current) {
        text += namesBetween(current, place);
        current = place;
        isFirst = true;
      }
      text += `${isFirst ? "" : ","}\n${row}`;
      isFirst = false;
    }
    if (batch.length < rowsAtOnce) {
      yield `${text}${namesBetween(current, exported.length)}}\n`;
      break;
    }
    yield text;
  }
  await tx.execute(sql`close rows`);
}

const places: readonly [SealedTable, (typeof sealedPlaces)[SealedTable]][] = Object.entries(
  sealedPlaces,
) as never;

/**
 * A row as it is exported: with its encrypted columns opened, which PostgreSQL writes as "\\x…". Those that do not open
 * are null and named in `unreadable`.
 */
async function opened(
  tx: OwnerTransaction,
  owner: OwnerId,
  { table, stored }: { table: string; stored: string },
): Promise<string> {
  const [name, sealed] =
    places.find(([, { storedIn }]) => (storedIn as readonly string[]).includes(table)) ?? [];
  if (!name || !sealed) return stored;
  const row = JSON.parse(stored) as Record<string, unknown> & { id: string };
  const columns = sealed.columns.filter((column) => typeof row[column] === "string");
  if (columns.length === 0) return stored;
  const values = await tx.vault.openEach(
    tx,
    owner,
    columns.map((column) => ({
      place: { table: name, column, owner, id: row.id },
      sealed: Buffer.from((row[column] as string).slice(2), "hex"),
    })),
  );
  const isLost = (_: string, index: number) => values[index] === unreadable;
  for (const [index, column] of columns.entries())
    row[column] = isLost(column, index) ? null : values[index];
  const lost = columns.filter(isLost);
  if (lost.length > 0) row.unreadable = lost;
  return JSON.stringify(row);
}

/** Ends the list of one table and starts that of another; tables without rows are empty lists. */
function namesBetween(before: number, after: number): string {
  let text = before < 0 ? "" : "]";
  for (let place = before + 1; place <= after && place < exported.length; place += 1)
    text += `,\n${JSON.stringify(exported[place]!.as)}:[${place < after ? "]" : ""}`;
  return text;
}

/** The person's rows of all tables as JSON, in the columns that a request may read and that are not derived. */
async function rowsOfAll(tx: OwnerTransaction, owner: OwnerId) {
  const columns = rowsOf<{ table: string; name: string }>(
    await tx.execute(sql`
      select table_name as table, column_name as name from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER'
       order by table_name, ordinal_position`),
  );
  const parts = exported.map(({ table, owners }, place) => {
    const names = columns
      .filter((column) => column.table === table)
      .map(({ name }) => sql.identifier(name));
    const isMine = sql.join(
      owners.map((column) => sql`${sql.identifier(column)} = ${owner}::uuid`),
      sql` or `,
    );
    return sql`
      select ${sql.raw(String(place))} as place, to_jsonb(t)::text as row
        from (select ${sql.join(names, sql`, `)} from ${sql.identifier(table)} where ${isMine}) t`;
  });
  return sql.join(parts, sql` union all `);
}
