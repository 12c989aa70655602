import { type Field, type Match, matchOf, placeOf } from "./match.ts";
import type { Query } from "#domain/kernel/search/query.ts";

/** The most results shown of one kind. */
export const handful = 5;

/** A record with the reason why it matched. */
export type Hit<Row> = { row: Row; match: Match };

/**
 * The best of a search's candidates: exact before beginnings, words, parts and similar ones; among equals the newest by
 * `ageOf`. What does not match is left out.
 */
export function bestOf<Row>(
  query: Query,
  rows: readonly Row[],
  look: { fieldsOf: (row: Row) => Field[]; ageOf: (row: Row) => number },
): Hit<Row>[] {
  return rows
    .flatMap((row) => {
      const match = matchOf(query, look.fieldsOf(row));
      return match ? [{ row, match }] : [];
    })
    .sort((a, b) => placeOf(a.match) - placeOf(b.match) || look.ageOf(a.row) - look.ageOf(b.row));
}

/** The first few of a kind. */
export function handfulOf<Row>(hits: readonly Hit<Row>[], isOfKind: (row: Row) => boolean) {
  return hits.filter(({ row }) => isOfKind(row)).slice(0, handful);
}
