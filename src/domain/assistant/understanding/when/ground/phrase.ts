import type { Token } from "./tokens.ts";

/** Words in a row, each one of several, some of which may be missing. */
export type Phrase = readonly { words: ReadonlySet<string>; isOptional: boolean }[];

/** A phrase from its notation: "the? day|days after tomorrow". A word that may be missing ends with "?". */
export function phrase(notation: string): Phrase {
  return notation.split(" ").map((step) => ({
    words: new Set(step.replace("?", "").split("|")),
    isOptional: step.endsWith("?"),
  }));
}

/** Several phrases at once, one a line. */
export function phrases(notation: string): Phrase[] {
  return notation
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(phrase);
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

/** The longest of several phrases that begins here. */
export function longestOf(all: readonly Phrase[], tokens: readonly Token[], at: number): number {
  let longest = 0;
  for (const steps of all) longest = Math.max(longest, lengthOf(steps, tokens, at));
  return longest;
}

/** The text of the piece at a place, empty beyond both ends. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
