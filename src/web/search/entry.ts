import { fold } from "#domain/kernel/fold.ts";
import { type How, matchOf, placeOf } from "#domain/search/match.ts";
import type { Query } from "#domain/kernel/search/query.ts";

/** What an entry of the palette is, which decides its sign. */
export type EntryKind =
  | "person"
  | "deal"
  | "partner"
  | "appointment"
  | "professional"
  | "page"
  | "act";

/** A line of the palette: it leads to a page or does something. */
export type Entry = {
  id: string;
  kind: EntryKind;
  words: string;
  /** What it is, or why it was found: softer, behind the words. */
  detail?: string | undefined;
  /** Other words for it, which find it too. */
  also?: string | undefined;
  /** The keys that do the same. */
  keys?: readonly string[] | undefined;
  /** Kept among the recent things under this name; only an id is kept. */
  recent?: string;
  /** Cannot be undone, such as signing out: it is never opened before it was seen. */
  isFinal?: true;
} & ({ to: string } | { run: () => void });

/** What Enter may choose before it was seen: anything that can be left again, and the rest when it was named in full. */
export function openedUnseen(text: string, best: Entry | undefined): Entry | undefined {
  const isNamed = best !== undefined && fold(best.words) === fold(text);
  return best?.isFinal && !isNamed ? undefined : best;
}

/** Entries under one heading; `place` says how well the best of them fits, smaller is better. */
export type EntryGroup = { id: string; words: string; place: number; entries: Entry[] };

/** How well something fits that was found so. */
export const placeOfHow = (how: How): number => placeOf({ how, errors: 0 });

/** Another word for something is worth less than its own, found in the same way. */
const lessForOtherWords = 50;

/** Those of the product's own pages and acts that a query means, the best first. */
export function entriesFor(
  query: Query,
  entries: readonly Entry[],
): { place: number; entries: Entry[] } {
  const hits = entries
    .map((entry) => ({ entry, place: placeFor(query, entry) }))
    .filter(({ place }) => place < Infinity)
    .sort((a, b) => a.place - b.place);
  return { place: hits[0]?.place ?? Infinity, entries: hits.map(({ entry }) => entry) };
}

function placeFor(query: Query, { words, also }: Entry): number {
  const own = matchOf(query, [{ kind: "name", text: words }]);
  const other = matchOf(query, [
    { kind: "name", text: words },
    { kind: "note", text: also ?? null },
  ]);
  return Math.min(
    own ? placeOf(own) : Infinity,
    other ? placeOf(other) + lessForOtherWords : Infinity,
  );
}
