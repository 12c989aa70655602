import { fold } from "#domain/kernel/fold.ts";

/** The words of a text, folded: what stands between signs and spaces. The migrations' folded_words does the same. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
