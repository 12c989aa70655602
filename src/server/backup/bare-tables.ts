import type { Client } from "pg";

/** Something that is dropped while rows are copied, and how it is made again. */
type Part = { drop: string; make: string };

/**
 * Leaves tables without what slows a copy down or does something because of it, in the transaction of the copy: triggers,
 * which would tell and queue again, foreign keys and indexes, which are checked and built many times faster at once.
 */
export async function makeBare(
  admin: Client,
  tables: string[],
): Promise<{ restore(): Promise<void> }> {
  await admin.query("set local maintenance_work_mem = '128MB'");
  const parts = [...(await foreignKeys(admin, tables)), ...(await plainIndexes(admin, tables))];
  for (const { drop } of parts) await admin.query(drop);
  for (const table of tables) await admin.query(`alter table ${table} disable trigger user`);
  return {
    async restore() {
      // Foreign keys last: their check uses the indexes.
      for (const { make } of parts.reverse()) await admin.query(make);
      for (const table of tables) await admin.query(`alter table ${table} enable trigger user`);
    },
  };
}

async function foreignKeys(admin: Client, tables: string[]): Promise<Part[]> {
  const { rows } = await admin.query<Part>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
            format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
                   pg_get_constraintdef(k.oid)) as make
       from pg_constraint k where k.contype = 'f' and k.conrelid = any ($1::text[]::regclass[]) order by 1`,
    [tables],
  );
  return rows;
}

/** Indexes that no constraint has. */
async function plainIndexes(admin: Client, tables: string[]): Promise<Part[]> {
  const { rows } = await admin.query<Part>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
       from pg_index i
      where i.indrelid = any ($1::text[]::regclass[])
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
    [tables],
  );
  return rows;
}
