import { sql } from "drizzle-orm";
import { check, customType } from "drizzle-orm/pg-core";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { SealedColumn, SealedTable } from "./places.ts";
import { type Place, type Queries, unreadable, type Vault } from "./vault.ts";

declare const brand: unique symbol;

/** An encrypted value. Only the vault makes one, so the compiler refuses to store a plain value in its column. */
export type Sealed<Value> = Buffer & { readonly [brand]: Value };

/** The column of an encrypted value. */
export const sealedColumn = <Value>(name: string) =>
  customType<{ data: Sealed<Value>; driverData: Buffer }>({ dataType: () => "bytea" })(name);

/**
 * A constraint of a table with encrypted columns: each holds what the vault sealed (its format, and whole steps of
 * padding), or nothing. So the database refuses plain text, whoever writes it.
 */
export function sealedCheck(table: string, columns: readonly string[]) {
  const isSealed = (column: string) =>
    `(octet_length(${column}) = 0 or substring(${column} from 1 for 1) = '\\x01'::bytea and octet_length(${column}) % 64 = 33)`;
  return check(`${table}_sealed`, sql.raw(columns.map(isSealed).join(" and ")));
}

type Names = Record<string, string>;
type Plain<One> = One extends Sealed<infer Value> ? Value : One;
type SealedOne<Value> = Value extends null | undefined ? Value : Sealed<Value>;
type SealedOf<Values> = { [Name in Exclude<keyof Values, "id">]: SealedOne<Values[Name]> };

/** A row with its sealed fields opened; one that does not open is null and named in `unreadable`. */
export type Opened<Row, Fields extends Names> = {
  [Name in keyof Row]: Name extends keyof Fields ? Plain<Row[Name]> | null : Row[Name];
} & { unreadable?: (keyof Fields & string)[] };

/** A transaction that carries the vault (database.ts). */
type Tx = Queries & { readonly vault: Vault };

/** The sealed fields of a table: the names in TypeScript and in the database. */
export function sealedFields<
  const Table extends SealedTable,
  const Fields extends Record<string, SealedColumn<Table>>,
>(table: Table, fields: Fields) {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const placeOf = (owner: OwnerId, id: string, name: string): Place => ({
    table,
    column: fields[name]!,
    owner,
    id,
  });
  return {
    /**
     * Opens the sealed fields of one owner's rows; a row that was not asked for a field is left without it. A value
     * that does not open leaves its row and the others readable.
     */
    async open<Row extends { id: string }>(
      tx: Tx,
      owner: OwnerId,
      rows: readonly Row[],
    ): Promise<Opened<Row, Fields>[]> {
      const found = rows.flatMap((row, at) =>
        names.flatMap((name) => {
          const sealed = (row as Record<string, unknown>)[name];
          return Buffer.isBuffer(sealed)
            ? [{ at, name, sealed, place: placeOf(owner, row.id, name) }]
            : [];
        }),
      );
      const values = await tx.vault.openEach(tx, owner, found);
      const opened = rows.map((row) => ({ ...row }) as Record<string, unknown>);
      for (const [index, { at, name }] of found.entries()) {
        const row = opened[at]!;
        const value = values[index];
        row[name] = value === unreadable ? null : value;
        if (value === unreadable) row.unreadable = [...((row.unreadable as string[]) ?? []), name];
      }
      return opened as Opened<Row, Fields>[];
    },
    /** Seals the given fields of one row. Null stays null, and says that there is no value. */
    async seal<Values extends { [Name in keyof Fields]?: unknown } & { id: string }>(
      tx: Tx,
      owner: OwnerId,
      values: Values,
    ): Promise<SealedOf<Values>> {
      const given = names.filter((name) => values[name] !== undefined);
      const present = given.filter((name) => values[name] !== null);
      const sealed = await tx.vault.seal(
        tx,
        owner,
        present.map((name) => ({ place: placeOf(owner, values.id, name), value: values[name] })),
      );
      const nulls = given.map((name) => [name, null] as const);
      const entries = present.map((name, index) => [name, sealed[index]] as const);
      return Object.fromEntries([...nulls, ...entries]) as SealedOf<Values>;
    },
  };
}
