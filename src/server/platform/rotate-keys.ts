import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { keeperRoles } from "./roles.ts";
import { SealBroken } from "./sealed/cipher.ts";
import { type MasterKeys, unwrapSecret, wrapperOf, wrapSecret } from "./sealed/master-keys.ts";
import { sealedPlaces, type SealedTable } from "./sealed/places.ts";
import {
  addDataKey,
  createVault,
  isUnreadable,
  type OnUnreadable,
  type Place as ValuePlace,
  rewrapped,
  unreadable,
  versionOf,
} from "./sealed/vault.ts";

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
  /** Values and data keys that do not open: they stay as they are. */
  unreadable: number;
};
type Work = {
  admin: Client;
  tx: NodePgDatabase;
  masters: MasterKeys;
  onUnreadable: OnUnreadable;
};

/**
 * Wraps everything with the current master key; with `newDataKeys`, every owner also gets a new data key and all values
 * are sealed with it. It runs beside the product. Each batch is one transaction and leaves nothing half done, so an
 * interrupted run is simply repeated. What does not open is reported and left as it is, and the rest goes on.
 */
export async function rotateKeys(
  admin: Client,
  {
    masters,
    newDataKeys,
    onUnreadable = () => {},
  }: { masters: MasterKeys; newDataKeys: boolean; onUnreadable?: OnUnreadable },
): Promise<Rotated> {
  let lost = 0;
  const count: OnUnreadable = (place, error) => {
    lost += 1;
    onUnreadable(place, error);
  };
  const work = { admin, tx: drizzle({ client: admin }), masters, onUnreadable: count };
  const secrets = await rewrapSecrets(work);
  const wrapped = await rewrapDataKeys(work);
  const made = newDataKeys ? await addVersions(work) : 0;
  const resealed = await resealAll(work);
  const removed = await removeUnused(work);
  return { secrets, wrapped, made, resealed, removed, unreadable: lost };
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

async function rewrapDataKeys({ admin, masters, onUnreadable }: Work): Promise<number> {
  let after: [string, number] = [firstId, 0];
  for (let all = 0; ;) {
    const { id } = masters.current();
    const { rows, changed } = await asSealer(admin, async () => {
      const batch = await admin.query<StoredKey>(
        `select user_id, version, master, wrapped from public.data_keys
          where master <> $1 and (user_id, version) > ($2, $3)
          order by user_id, version limit $4 for update`,
        [id, ...after, atOnce],
      );
      let rewrappedKeys = 0;
      for (const stored of batch.rows) {
        const { user_id: owner, version } = stored;
        try {
          const { master, wrapped } = rewrapped(masters, owner, stored);
          await admin.query(
            "update public.data_keys set master = $3, wrapped = $4 where user_id = $1 and version = $2",
            [owner, version, master, wrapped],
          );
          rewrappedKeys += 1;
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error;
          onUnreadable(dataKeyOf(owner), error);
        }
      }
      return { rows: batch.rows, changed: rewrappedKeys };
    });
    all += changed;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return all;
    after = [last.user_id, last.version];
  }
}

/** Where a data key is, to report it. */
const dataKeyOf = (owner: OwnerId) => ({ table: "data_keys", column: "wrapped", owner, id: owner });

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
  const vault = createVault(work.masters, { onUnreadable: work.onUnreadable });
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
type SealedRow = { user_id: OwnerId; id: string; newest: number | null } & Record<string, unknown>;

const firstId = "00000000-0000-0000-0000-000000000000";

/** Walks a table once by its key; rows that are up to date are only read. */
async function resealTable(work: Work, place: Place): Promise<number> {
  const { admin } = work;
  const { stored, columns } = place;
  let after: [string, string] = [firstId, firstId];
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
      for (const row of batch.rows) if (await resealRow(work, place, row)) resealed += 1;
      return { rows: batch.rows, changed: resealed };
    });
    all += changed;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return all;
    after = [last.user_id, last.id];
  }
}

/** Seals what an older key sealed in one row; false if nothing was. */
async function resealRow(
  { admin, tx, onUnreadable }: Work,
  { vault, name, stored, columns }: Place,
  row: SealedRow,
): Promise<boolean> {
  const owner = row.user_id;
  const older = columns.flatMap((column) => {
    const place: ValuePlace = { table: name, column, owner, id: row.id };
    const sealed = row[column];
    return isOlder({ place, sealed }, { newest: row.newest, onUnreadable })
      ? [{ place, sealed: sealed as Buffer }]
      : [];
  });
  const values = await vault.openEach(tx, owner, older);
  const found = older
    .map(({ place }, index) => ({ place, value: values[index] }))
    .filter(({ value }) => value !== unreadable);
  if (found.length === 0) return false;
  const sealed = await vault.seal(tx, owner, found).catch((error: unknown) => {
    if (!(error instanceof SealBroken)) throw error;
    onUnreadable(dataKeyOf(owner), error);
    return null;
  });
  if (!sealed) return false;
  const changes = found.map(({ place }, index) => `${place.column} = $${index + 3}`).join(", ");
  await admin.query(`update public.${stored} set ${changes} where user_id = $1 and id = $2`, [
    owner,
    row.id,
    ...sealed,
  ]);
  return true;
}

/** Whether a key older than the newest sealed a value. What is not even a sealed value is only reported. */
function isOlder(
  { place, sealed }: { place: ValuePlace; sealed: unknown },
  { newest, onUnreadable }: { newest: number | null; onUnreadable: OnUnreadable },
): boolean {
  if (!Buffer.isBuffer(sealed) || sealed.length === 0) return false;
  try {
    const version = versionOf(sealed);
    if (newest === null || version > newest) throw new SealBroken("The key of this value is gone.");
    return version < newest;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    onUnreadable(place, error);
    return false;
  }
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
