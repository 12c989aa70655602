import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keeperRoles } from "./roles.ts";
import { type MasterKeys, unwrapSecret, wrapperOf, wrapSecret } from "./sealed/master-keys.ts";
import { sealedPlaces, type SealedTable } from "./sealed/places.ts";
import { addDataKey, createVault, rewrapped, versionOf } from "./sealed/vault.ts";

/** Owners and rows in one transaction: short enough that no one waits for a lock for long. */
const atOnce = 200;
/** How long a replaced data key is kept at least: far longer than any transaction that may still seal with it. */
const keptFor = "1 hour";

export type Rotated = {
  secrets: number;
  wrapped: number;
  made: number;
  resealed: number;
  removed: number;
};
type Work = { admin: Client; tx: NodePgDatabase; masters: MasterKeys };

/**
 * Wraps everything with the current master key; with `newDataKeys`, every owner also gets a new data key and all values
 * are sealed with it. It runs beside the product. Each batch is one transaction and leaves nothing half done, so an
 * interrupted run is simply repeated.
 */
export async function rotateKeys(
  admin: Client,
  { masters, newDataKeys }: { masters: MasterKeys; newDataKeys: boolean },
): Promise<Rotated> {
  const work = { admin, tx: drizzle({ client: admin }), masters };
  const secrets = await rewrapSecrets(work);
  const wrapped = await rewrapDataKeys(work);
  const made = newDataKeys ? await addVersions(work) : 0;
  const resealed = await resealAll(work);
  return { secrets, wrapped, made, resealed, removed: await removeUnused(work) };
}

/** The ids of the master keys that something in the database is wrapped with. */
export async function usedMasterKeys(admin: Client): Promise<Set<string>> {
  const { rows: secrets } = await admin.query<{ value: string }>(
    "select value from operation.secret",
  );
  const keys = await asSealer(admin, () =>
    admin.query<{ master: string }>("select distinct master from public.data_keys"),
  );
  const ids = secrets.map(({ value }) => wrapperOf(value)).filter((id) => id !== null);
  return new Set([...ids, ...keys.rows.map(({ master }) => master)]);
}

async function rewrapSecrets({ admin, masters }: Work): Promise<number> {
  const { id } = masters.current();
  const { rows } = await admin.query<{ name: string; value: string }>(
    "select name, value from operation.secret",
  );
  const old = rows.filter(({ value }) => wrapperOf(value) !== id);
  for (const { name, value } of old)
    await admin.query("update operation.secret set value = $3 where name = $1 and value = $2", [
      name,
      value,
      wrapSecret(masters, name, unwrapSecret(masters, name, value)),
    ]);
  return old.length;
}

async function rewrapDataKeys({ admin, masters }: Work): Promise<number> {
  for (let all = 0; ;) {
    const { id } = masters.current();
    const count = await asSealer(admin, async () => {
      const { rows } = await admin.query<StoredKey>(
        `select user_id, version, master, wrapped from public.data_keys where master <> $1
          order by user_id, version limit $2 for update`,
        [id, atOnce],
      );
      for (const stored of rows) {
        const { master, wrapped } = rewrapped(masters, stored.user_id, stored);
        await admin.query(
          "update public.data_keys set master = $3, wrapped = $4 where user_id = $1 and version = $2",
          [stored.user_id, stored.version, master, wrapped],
        );
      }
      return rows.length;
    });
    all += count;
    if (count < atOnce) return all;
  }
}

type StoredKey = { user_id: OwnerId; version: number; master: string; wrapped: Buffer };

/** A next version for each owner whose newest was not made by this run. */
async function addVersions({ admin, tx, masters }: Work): Promise<number> {
  const { rows: clock } = await admin.query<{ now: string }>("select now()::text as now");
  for (let all = 0; ;) {
    const count = await asSealer(admin, async () => {
      const { rows } = await admin.query<{ user_id: OwnerId; version: number }>(
        `select user_id, max(version) as version from public.data_keys
          group by user_id having max(created_at) < $1 order by user_id limit $2`,
        [clock[0]!.now, atOnce],
      );
      for (const { user_id: owner, version } of rows)
        await addDataKey(tx, masters, { owner, version: version + 1 });
      return rows.length;
    });
    all += count;
    if (count < atOnce) return all;
  }
}

async function resealAll(work: Work): Promise<number> {
  const vault = createVault(work.masters);
  let all = 0;
  for (const [name, { storedIn, columns }] of Object.entries(sealedPlaces))
    for (const stored of storedIn)
      all += await resealTable(work, { vault, name: name as SealedTable, stored, columns });
  return all;
}

type Place = {
  vault: ReturnType<typeof createVault>;
  name: SealedTable;
  stored: string;
  columns: readonly string[];
};
type SealedRow = { user_id: OwnerId; id: string; newest: number } & Record<string, unknown>;

/** Walks a table once by its key; rows that are up to date are only read. */
async function resealTable({ admin, tx }: Work, place: Place): Promise<number> {
  const { vault, name, stored, columns } = place;
  let after: [string, string] = [
    "00000000-0000-0000-0000-000000000000",
    "00000000-0000-0000-0000-000000000000",
  ];
  for (let all = 0; ;) {
    const { rows, changed } = await asSealer(admin, async () => {
      const batch = await admin.query<SealedRow>(
        `select s.user_id, s.id, ${columns.map((column) => `s.${column}`).join(", ")},
                (select max(version) from public.data_keys k where k.user_id = s.user_id) as newest
           from public.${stored} s where (s.user_id, s.id) > ($1, $2) order by s.user_id, s.id limit $3
            for update of s`,
        [...after, atOnce],
      );
      let resealed = 0;
      for (const row of batch.rows) {
        const old = columns.filter((column) => isOlder(row[column], row.newest));
        if (old.length === 0) continue;
        const owner = row.user_id;
        const places = old.map((column) => ({
          place: { table: name, column, owner, id: row.id },
          sealed: row[column] as Buffer,
        }));
        const values = await vault.open(tx, owner, places);
        const sealed = await vault.seal(
          tx,
          owner,
          places.map(({ place: where }, index) => ({ place: where, value: values[index] })),
        );
        const changes = old.map((column, index) => `${column} = $${index + 3}`).join(", ");
        await admin.query(`update public.${stored} set ${changes} where user_id = $1 and id = $2`, [
          owner,
          row.id,
          ...sealed,
        ]);
        resealed += 1;
      }
      return { rows: batch.rows, changed: resealed };
    });
    all += changed;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return all;
    after = [last.user_id, last.id];
  }
}

function isOlder(value: unknown, newest: number): boolean {
  return Buffer.isBuffer(value) && value.length > 0 && versionOf(value) < newest;
}

/** Data keys that were replaced a while ago and that nothing is sealed with anymore. */
async function removeUnused({ admin, tx }: Work): Promise<number> {
  const uses = Object.values(sealedPlaces).flatMap(({ storedIn, columns }) =>
    storedIn.flatMap((table) =>
      columns.map(
        (column) =>
          `select from public.${table} s where s.user_id = k.user_id and substring(s.${column} from 2 for 4) = int4send(k.version)`,
      ),
    ),
  );
  return asSealer(admin, async () => {
    const answer = await tx.execute(
      sql.raw(`
        delete from public.data_keys k
         where exists (select from public.data_keys n
                        where n.user_id = k.user_id and n.version > k.version and n.created_at < now() - interval '${keptFor}')
           and ${uses.map((use) => `not exists (${use})`).join(" and ")}`),
    );
    return (answer as unknown as { rowCount: number | null }).rowCount ?? 0;
  });
}

async function asSealer<Result>(admin: Client, work: () => Promise<Result>): Promise<Result> {
  await admin.query("begin");
  try {
    await admin.query(`set local role ${keeperRoles.sealer}`);
    const result = await work();
    await admin.query("commit");
    return result;
  } catch (error) {
    await admin.query("rollback");
    throw error;
  }
}
