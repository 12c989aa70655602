import { fold } from "#domain/kernel/fold.ts";

/** The folded words of a text, split at signs and spaces. The SQL function folded_words does the same. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
