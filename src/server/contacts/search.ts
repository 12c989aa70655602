import { type SQL, sql } from "drizzle-orm";
import type { Query } from "#domain/kernel/search/query.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Looked, meantBy } from "./meant.ts";

// The functions of the schema search, by which the lists and the palette find contacts. They are told no owner: they ask
// the transaction (docs/decisions/013, 032).

/** So many words of an account are compared with a typed one, those about as long first. */
const mostSimilar = 1_000;

/** What a search demands of a contact, as arguments of search.contacts and search.holding; without a query, nothing. */
export function demandsOf(query: Query | null): SQL {
  const { parts, number } = query ?? { parts: [], number: null };
  return sql`${sql.param(parts)}::text[], ${sql.param(number?.typed ?? [])}::text[], ${number?.digits ?? null}::text`;
}

/** The newest of each type whose names have words that begin so, or are so; words between bars are alternatives. */
export async function named(
  tx: OwnerTransaction,
  words: readonly string[],
  { isWhole, most }: { isWhole: boolean; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select search.named(${sql.param(words)}::text[], ${isWhole}, ${most}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** The newest of each type that a query finds in any field. */
export async function holding(tx: OwnerTransaction, query: Query, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select search.holding(${demandsOf(query)}, ${most}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** What was probably meant by each word of a query, as alternatives between bars; null when nothing was. */
export function meantNames(tx: OwnerTransaction, { words }: Query): Promise<string[] | null> {
  return meantBy(words, (looked) => wordsLike(tx, looked));
}

/** The words in the names of the account's contacts that may be meant; none when one of the typed has no neighbor. */
async function wordsLike(tx: OwnerTransaction, looked: Looked[]): Promise<string[]> {
  const found: string[] = [];
  for (const { typed, patterns } of looked) {
    const { rows } = await tx.execute<{ word: string }>(sql`
      select search.similar_words(${sql.param(patterns)}::text[], ${typed.length}, ${mostSimilar}) as word`);
    if (rows.length === 0) return [];
    found.push(...rows.map(({ word }) => word));
  }
  return found;
}
