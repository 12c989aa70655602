import type { Pool } from "pg";

const never = new Date(0);

/**
 * When a backup was last restored into this database: 1970 if never, or once an operator released what was due before.
 * Jobs that look up what is due leave out what was due before this moment, because the installation that the backup
 * came from may have sent it (docs/backups.md).
 */
export async function findLastRestore(pool: Pick<Pool, "query">): Promise<Date> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select max(restored_at) as at from operation.restore where released_at is null",
  );
  return rows[0]?.at ?? never;
}
