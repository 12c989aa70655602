import type { Pool } from "pg";

const usualSize = 1_000; // rows: short enough that nothing waits for a lock for long

/** Repeats a statement that changes at most $1 rows until it changes fewer; returns the total. */
export async function inBatches(pool: Pool, statement: string, size = usualSize): Promise<number> {
  for (let all = 0; ;) {
    const { rowCount } = await pool.query(statement, [size]);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < size) return all;
  }
}
