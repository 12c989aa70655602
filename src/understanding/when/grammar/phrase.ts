import type { Token } from "./tokens.ts";

/** Words in a row, each one of several, some of which may be missing. */
export type Phrase = readonly { words: ReadonlySet<string>; isOptional: boolean }[];

/**
 * Several phrases, by each word with which one can begin: most words begin none, and that is found at once.
 */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** A phrase from its notation: "the? day|days after tomorrow". A word that may be missing ends with "?". */
export function phrase(notation: string): Phrase {
  return notation.split(" ").map((step) => ({
    words: new Set(step.replace("?", "").split("|")),
    isOptional: step.endsWith("?"),
  }));
}

/** Several phrases at once, one a line. */
export function phrases(notation: string): Phrases {
  const byStart = new Map<string, Phrase[]>();
  const lines = notation.split("\n").map((line) => line.trim());
  for (const steps of lines.filter((line) => line !== "").map(phrase))
    for (const word of startsOf(steps)) byStart.set(word, [...(byStart.get(word) ?? []), steps]);
  return byStart;
}

function startsOf(steps: Phrase): string[] {
  const firm = steps.findIndex(({ isOptional }) => !isOptional);
  const first = firm < 0 ? steps : steps.slice(0, firm + 1);
  return [...new Set(first.flatMap(({ words }) => [...words]))];
}

/** How many pieces a phrase takes where it begins here; 0 where it does not. */
export function lengthOf(steps: Phrase, tokens: readonly Token[], at: number): number {
  let index = at;
  for (const { words, isOptional } of steps) {
    if (words.has(tokens[index]?.text ?? "")) index += 1;
    else if (!isOptional) return 0;
  }
  return index - at;
}

/** How many pieces the longest of several phrases takes that begins here; 0 where none does. */
export function longestOf(all: Phrases, tokens: readonly Token[], at: number): number {
  let longest = 0;
  for (const steps of all.get(tokens[at]?.text ?? "") ?? [])
    longest = Math.max(longest, lengthOf(steps, tokens, at));
  return longest;
}

/** The text of the piece at a place, empty beyond both ends. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

/** Words as a set, from a text with one space or line between any two. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
