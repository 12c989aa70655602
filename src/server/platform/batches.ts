import type { Pool } from "pg";

const usualSize = 1_000; // rows: a moment's work, so that nothing waits for a lock for long

/** Runs a statement that changes at most $1 rows until it changes fewer; answers how many it changed. */
export async function inBatches(pool: Pool, statement: string, size = usualSize): Promise<number> {
  for (let all = 0; ;) {
    const { rowCount } = await pool.query(statement, [size]);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < size) return all;
  }
}
