import { pattern } from "../text.ts";

/** A word, a number or a sign of a text, with the index of its first character and after its last. */
export type Token = { word: string; from: number; to: number };

export type Tokens = readonly Token[];

const parts = /\d+|\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*|[^\s]/gu;

/** The words, numbers and signs of a text. An apostrophe inside a word belongs to it. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(parts)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A text without the range from `from` up to `to`. A period replaces it, so that the words around it stay apart. */
export function without(text: string, stretch: { from: number; to: number }): string {
  return `${text.slice(0, stretch.from)} . ${text.slice(stretch.to)}`
    .replace(/\s+/g, " ")
    .replace(/^[ .,;:]+/, "")
    .replace(/[ ,;:]+$/, "")
    .replace(/(?: \.)+$/, "");
}

const deniedBefore = pattern`
  \b(?:not|isn't|isnt|wasn't|instead of|rather than|no longer|forget|old (?:one|number|email|address) (?:is|was)
  |change (?:it|my [a-z]+) from)\s*["'(]*$`;
const deniedAfter =
  /^[,"')]*\s*(?:is|was|'s)\s+(?:wrong|not right|incorrect|old|my old|the old|no longer|a typo)\b/;
const far = 40; // characters

/** Whether the text at a place was only named to be denied: "not 718 555 0142, it's …". */
export function isDenied(text: string, place: { from: number; to: number }): boolean {
  const before = text.slice(Math.max(0, place.from - far), place.from);
  return deniedBefore.test(before) || deniedAfter.test(text.slice(place.to, place.to + far));
}
