import { hintsOf } from "#domain/kernel/search/hints.ts";
import { meantWords } from "#domain/kernel/search/meant.ts";
import { forgiven } from "#domain/kernel/search/nearness.ts";

/** A typed word, and the patterns (LIKE) of which every word that may be meant by it has one. */
export type Looked = { typed: string; patterns: string[] };

/**
 * What was probably meant by each typed word, as alternatives between bars (jon|john), of the words that `ask` finds;
 * null when no typing error is forgiven in any of them, or one has no neighbor.
 */
export async function meantBy(
  typed: readonly string[],
  ask: (looked: Looked[]) => Promise<string[]>,
): Promise<string[] | null> {
  if (typed.every((word) => forgiven(word) === 0)) return null;
  const known = await ask(typed.map((word) => ({ typed: word, patterns: patternsOf(word) })));
  return meantWords(typed, known)?.map((guesses) => guesses.join("|")) ?? null;
}

/** Words are letters and digits alone, so that nothing in them means anything in a pattern. */
function patternsOf(word: string): string[] {
  const { beginnings, parts } = hintsOf(word);
  return [...beginnings.map((one) => `${one}%`), ...parts.map((one) => `%${one}%`)];
}
