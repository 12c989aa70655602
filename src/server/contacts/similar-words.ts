import { hintsOf } from "#domain/kernel/search/hints.ts";
import { forgiven, meantWords } from "#domain/kernel/search/nearness.ts";

/** A typed word and the patterns (LIKE) of similar words. */
export type Looked = { typed: string; patterns: string[] };

/**
 * Replaces each typed word with similar ones that `ask` finds, as alternatives (jon|john). Null if no word may be
 * misspelled, or one has no similar word.
 */
export async function meantBy(
  typed: readonly string[],
  ask: (looked: Looked[]) => Promise<string[]>,
): Promise<string[] | null> {
  if (typed.every((word) => forgiven(word) === 0)) return null;
  const known = await ask(typed.map((word) => ({ typed: word, patterns: patternsOf(word) })));
  return meantWords(typed, known)?.map((guesses) => guesses.join("|")) ?? null;
}

/** Words contain only letters and digits, so nothing in them has a meaning in a pattern. */
function patternsOf(word: string): string[] {
  const { beginnings, parts } = hintsOf(word);
  return [...beginnings.map((one) => `${one}%`), ...parts.map((one) => `%${one}%`)];
}
