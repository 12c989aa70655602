import { bluntStep, type BluntVerdict } from "#domain/calculator/blunt.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { bluntWords as words, verdictWords } from "./result-messages.ts";

/**
 * Explains a verdict where the finances are hidden: the tightest limit and the room, rounded to hundreds of dollars, or
 * what the officer has to set first.
 */
export function bluntExplanation(
  { binding, room, notStated }: BluntVerdict,
  officer: string,
): string[] {
  if (notStated.length > 0) return notStated.map((name) => verdictWords.missing[name](officer));
  if (!binding || room === null) return [];
  const name = verdictWords.limits[binding];
  // The room is rounded down, so spare room is at least this much, and an excess is at most this much.
  if (room < 0) return [words.over(name, words.upTo(dollarsText(-room)))];
  if (room === 0) return [words.littleSpare(name, dollarsText(bluntStep))];
  return [words.spare(name, words.atLeast(dollarsText(room)))];
}
