import { farFrom } from "./nearness.ts";

/** So many guesses at one word are enough. */
const mostGuesses = 4;

/**
 * For each typed word the words of an account that were probably meant, the nearest first; a word that is there, or
 * begins one, is meant itself. Null when one of them has no neighbor.
 */
export function meantWords(
  typed: readonly string[],
  known: readonly string[],
): [string, ...string[]][] | null {
  const meant: [string, ...string[]][] = [];
  for (const word of typed) {
    const near = known
      .map((one) => ({ one, errors: one.startsWith(word) ? 0 : farFrom(word, one) }))
      .filter((guess): guess is { one: string; errors: number } => guess.errors !== null)
      .sort((a, b) => a.errors - b.errors || (a.one < b.one ? -1 : 1));
    const [first, ...others] = near.slice(0, mostGuesses).map(({ one }) => one);
    if (first === undefined) return null;
    meant.push([first, ...others]);
  }
  return meant;
}
