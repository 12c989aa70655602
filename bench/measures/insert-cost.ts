import { median } from "./against-bare.ts";
import type { ContactsSetup } from "./contacts-setup.ts";
import { dropSearchIndexes, rows } from "./fill.ts";

const imported = 20_000;
const pairs = 7;

/** How much longer an import of 20,000 rows in one INSERT takes with the search indexes than without them. */
export async function insertCost(
  { sql, accounts }: ContactsSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const insert = async (isIndexed: boolean) => {
    await sql("begin");
    if (!isIndexed) await dropSearchIndexes(sql);
    const began = performance.now();
    await sql(rows, [[accounts.small.owner], 2_000_000, 2_000_000 + imported - 1, 900_000]);
    const took = performance.now() - began;
    await sql("rollback");
    // What was rolled back must not slow down the next one.
    await sql("vacuum contacts");
    return took;
  };
  const ratios: number[] = [];
  for (let pair = -1; pair < pairs; pair += 1) {
    const [first, second] = [await insert(pair % 2 === 0), await insert(pair % 2 !== 0)];
    const [indexed, plain] = pair % 2 === 0 ? [first, second] : [second, first];
    if (pair < 0) continue; // the first pair is a warm-up
    say(`insert of ${imported} rows: ${indexed.toFixed(0)} ms, without ${plain.toFixed(0)} ms`);
    ratios.push(indexed / plain);
  }
  return { insert_cost_of_index: median(ratios) };
}
