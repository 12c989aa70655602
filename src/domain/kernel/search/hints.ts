import { forgiven } from "./nearness.ts";

/** What a word must begin with or contain to be compared closely. Letters and digits only. */
export type Hints = { beginnings: string[]; parts: string[] };

/**
 * Substrings of which every word that `farFrom` accepts has at least one: if a word is cut into one piece more than it
 * may have errors, one piece is intact, unless an error swaps two letters across a cut. If no errors are allowed, it is
 * the beginning.
 */
export function hintsOf(typed: string): Hints {
  const errors = forgiven(typed);
  if (errors === 0) return { beginnings: [typed], parts: [] };
  const cuts = Array.from({ length: errors }, (_, n) =>
    Math.floor(((n + 1) * typed.length) / (errors + 1)),
  );
  const [first, last] = [cuts[0]!, cuts.at(-1)!];
  const turnedFirst = turned(typed, first);
  if (first === last)
    return { beginnings: [typed.slice(0, first), turnedFirst], parts: [typed.slice(first)] };
  const turnedLast = turned(typed, last);
  return {
    beginnings: [typed.slice(0, first), turnedFirst.slice(0, last), turned(turnedFirst, last)],
    parts: [typed.slice(first, last), typed.slice(last), turnedLast.slice(first)],
  };
}

/** The word with the two letters around a cut swapped. */
function turned(word: string, cut: number): string {
  return word.slice(0, cut - 1) + word[cut]! + word[cut - 1]! + word.slice(cut + 1);
}
