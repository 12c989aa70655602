import { bluntStep, type BluntVerdict } from "#domain/calculator/blunt.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { bluntWords as words, verdictWords } from "./result-messages.ts";

/**
 * Which limit decides and about how much is left, in the hundreds of dollars that such an agent may know, or what the
 * officer has to set first.
 */
export function bluntExplanation(
  { binding, room, notStated }: BluntVerdict,
  officer: string,
): string[] {
  if (notStated.length > 0) return notStated.map((name) => verdictWords.missing[name](officer));
  if (!binding || room === null) return [];
  const name = verdictWords.limits[binding];
  // Rounded down: what is to spare is at least so much, what is too much at most so much.
  if (room < 0) return [words.over(name, words.upTo(dollarsText(-room)))];
  if (room === 0) return [words.littleSpare(name, dollarsText(bluntStep))];
  return [words.spare(name, words.atLeast(dollarsText(room)))];
}
