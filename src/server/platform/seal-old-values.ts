import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type MasterKeys, wrapperOf, wrapSecret } from "./sealed/master-keys.ts";
import { sealedPlaces, type SealedTable } from "./sealed/places.ts";
import { createVault, type Queries } from "./sealed/vault.ts";
import { keeperRoles } from "./roles.ts";

/** Values sealed in one transaction: short enough to lose little when a start is interrupted. */
const atOnce = 1_000;

type Unsealed = {
  user_id: OwnerId;
  id: string;
  table_name: SealedTable;
  column_name: string;
  value: unknown;
};

/**
 * Encrypts what older releases stored in clear. The migration put those values aside, into operation.unsealed; here they
 * return to their rows. Each batch is one transaction, so an interrupted start continues where it was; the lock of the
 * migrations keeps a second process waiting.
 */
export async function sealOldValues(
  admin: Client,
  { masters, say }: { masters: MasterKeys; say: (line: string) => void },
): Promise<void> {
  // Only a new file no longer has the old values; the migration made new ones of the tables that they were in.
  if (await wrapOldSecrets(admin, masters)) await admin.query("vacuum full operation.secret");
  const tx = drizzle({ client: admin });
  const vault = createVault(masters);
  let all = 0;
  for (;;) {
    const sealed = await inTransaction(admin, async () => {
      const batch = await takeBatch(admin);
      await admin.query(`set local role ${keeperRoles.sealer}`);
      for (const [owner, values] of Map.groupBy(batch, (one) => one.user_id))
        await sealOf(admin, { tx, vault, owner, values });
      return batch.length;
    });
    if (sealed === 0) break;
    if (all === atOnce) say("Encrypting the confidential fields of an older release");
    all += sealed;
  }
  const { rows } = await admin.query<{ bytes: string }>(
    "select pg_relation_size('operation.unsealed') as bytes",
  );
  if (Number(rows[0]!.bytes) > 0) await admin.query("truncate operation.unsealed");
}

/**
 * Throws MasterKeyMissing if something in the database was wrapped with a key that is not at hand. A database that has
 * not run all migrations may lack the tables: then nothing in it is wrapped yet.
 */
export async function refuseOtherMasterKey(admin: Client, masters: Pick<MasterKeys, "find">) {
  const { rows } = await admin.query<{ secrets: boolean; keys: boolean }>(
    `select to_regclass('operation.secret') is not null as secrets,
            to_regclass('public.data_keys') is not null as keys`,
  );
  const has = rows[0]!;
  if (has.secrets) {
    const { rows: secrets } = await admin.query<{ value: string }>(
      "select value from operation.secret",
    );
    for (const { value } of secrets) {
      const id = wrapperOf(value);
      if (id !== null) masters.find(id);
    }
  }
  if (!has.keys) return;
  const { rows: keys } = await inTransaction(admin, async () => {
    await admin.query(`set local role ${keeperRoles.sealer}`);
    return admin.query<{ master: string }>("select distinct master from public.data_keys");
  });
  for (const { master } of keys) masters.find(master);
}

/** The installation's secrets, which an older release stored as they are. Their values stay, so sessions go on. */
async function wrapOldSecrets(admin: Client, masters: MasterKeys): Promise<boolean> {
  const { rows } = await admin.query<{ name: string; value: string }>(
    "select name, value from operation.secret",
  );
  const old = rows.filter(({ value }) => wrapperOf(value) === null);
  for (const { name, value } of old)
    await admin.query("update operation.secret set value = $3 where name = $1 and value = $2", [
      name,
      value,
      wrapSecret(masters, name, value),
    ]);
  return old.length > 0;
}

async function takeBatch(admin: Client): Promise<Unsealed[]> {
  const { rows } = await admin.query<Unsealed>(
    `delete from operation.unsealed
      where (user_id, id, table_name, column_name) in (
        select user_id, id, table_name, column_name from operation.unsealed
         order by user_id, id, table_name, column_name limit $1)
     returning user_id, id, table_name, column_name, value`,
    [atOnce],
  );
  return rows;
}

type Work = {
  tx: Queries;
  vault: ReturnType<typeof createVault>;
  owner: OwnerId;
  values: Unsealed[];
};

async function sealOf(admin: Client, { tx, vault, owner, values }: Work): Promise<void> {
  const sealed = await vault.seal(
    tx,
    owner,
    values.map(({ table_name: table, column_name: column, id, value }) => ({
      place: { table, column, owner, id },
      value,
    })),
  );
  const rows = values.map((one, index) => ({ ...one, sealed: sealed[index]! }));
  const byColumn = Map.groupBy(rows, (one) => `${one.table_name}.${one.column_name}`);
  for (const some of byColumn.values()) {
    const { table_name: table, column_name: column } = some[0]!;
    // A contact is in one of two tables.
    for (const stored of sealedPlaces[table].storedIn)
      await admin.query(
        `update public.${stored} c set ${column} = v.sealed
           from unnest($2::uuid[], $3::bytea[]) as v (id, sealed) where c.user_id = $1 and c.id = v.id`,
        [owner, some.map(({ id }) => id), some.map((one) => one.sealed)],
      );
  }
}

async function inTransaction<Result>(admin: Client, work: () => Promise<Result>): Promise<Result> {
  await admin.query("begin");
  try {
    const result = await work();
    await admin.query("commit");
    return result;
  } catch (error) {
    await admin.query("rollback");
    throw error;
  }
}
