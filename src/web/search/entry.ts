import { fold } from "#domain/kernel/fold.ts";
import { type How, matchOf, placeOf } from "#domain/search/match.ts";
import type { Query } from "#domain/kernel/search/query.ts";

/** The kind of a palette entry, which decides its icon. */
export type EntryKind =
  | "person"
  | "deal"
  | "partner"
  | "appointment"
  | "professional"
  | "page"
  | "act";

/** An entry of the palette: opens a page or runs a command. */
export type Entry = {
  id: string;
  kind: EntryKind;
  words: string;
  /** What it is, or why it was found; shown after the name in softer text. */
  detail?: string | undefined;
  /** Synonyms that also find it. */
  also?: string | undefined;
  /** The keyboard shortcut that does the same. */
  keys?: readonly string[] | undefined;
  /** The name under which it is kept in the recent list; it contains only an id. */
  recent?: string;
  /** Cannot be undone, such as signing out; never opened before the person has seen it. */
  isFinal?: true;
} & ({ to: string } | { run: () => void });

/** What Enter opens before the results show: any reversible entry, and an irreversible one only if typed in full. */
export function openedUnseen(text: string, best: Entry | undefined): Entry | undefined {
  const isNamed = best !== undefined && fold(best.words) === fold(text);
  return best?.isFinal && !isNamed ? undefined : best;
}

/** Entries under one heading; `place` ranks its best entry, where smaller is better. */
export type EntryGroup = { id: string; words: string; place: number; entries: Entry[] };

/** The rank of a match of this kind. */
export const placeOfHow = (how: How): number => placeOf({ how, errors: 0 });

/** A synonym ranks this much lower than the entry's own name. */
const lessForOtherWords = 50;

/** The pages and commands that match a query, best first. */
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
