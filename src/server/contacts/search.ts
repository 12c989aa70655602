import { type SQL, sql } from "drizzle-orm";
import type { Query } from "#domain/kernel/search/query.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { type Looked, meantBy } from "./similar-words.ts";

// The functions of the schema search, for the lists and the command palette. They take the owner from the transaction
// (docs/decisions/013, 032).

/** The most words of an account that are compared with a typed one, those of similar length first. */
const mostSimilar = 1_000;

/** A search as arguments of search.contacts and search.holding; all empty without a query. */
export function demandsOf(query: Query | null): SQL {
  const { parts, number } = query ?? { parts: [], number: null };
  return sql`${sql.param(parts)}::text[], ${sql.param(number?.typed ?? [])}::text[], ${number?.digits ?? null}::text`;
}

/**
 * The newest contacts of each type whose names contain words that begin with these, or equal them; bars separate
 * alternatives.
 */
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

/** The newest contacts of each type that match a query in any field. */
export async function holding(tx: OwnerTransaction, query: Query, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select search.holding(${demandsOf(query)}, ${most}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** Similar words for each word of a query, as alternatives; null without any. */
export function meantNames(tx: OwnerTransaction, { words }: Query): Promise<string[] | null> {
  return meantBy(words, (looked) => wordsLike(tx, looked));
}

/** Words in contacts' names that are similar to the typed ones; none if a typed word has no similar one. */
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
