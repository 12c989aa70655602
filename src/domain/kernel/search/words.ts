import { fold } from "#domain/kernel/fold.ts";

// In SQL (docs/schema.sql): `words.note`, `words.change` and `words.forget_those_of_contacts` store the words of all
// names, which the typo-tolerant search uses.

/** The folded words of a text, split at signs and spaces. The SQL function folded_words does the same. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
