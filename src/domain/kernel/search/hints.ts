import { forgiven } from "./nearness.ts";

/** What a word must begin with or hold to be looked at closely. Letters and digits alone. */
export type Hints = { beginnings: string[]; parts: string[] };

/**
 * What every word has, one of these at least, that `farFrom` calls near to a typed one: cut into one piece more than it
 * may have errors, a word keeps a piece whole, unless an error turns two neighbors round across a cut. Without errors
 * forgiven it is the beginning.
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

/** With the two letters turned round between which a cut lies. */
function turned(word: string, cut: number): string {
  return word.slice(0, cut - 1) + word[cut]! + word[cut - 1]! + word.slice(cut + 1);
}
