import { otherWordings } from "../sayings/other-wordings.ts";
import type { Saying } from "../turn/state.ts";

/** Shorter sentences ("Shall I book it?") may come twice: nobody notices them. */
const noticeable = 25;

/** The sentences of a text that are long enough to be noticed when they come again. */
export function noticeableSentences(words: string): string[] {
  return sentencesOf(words).filter(({ length }) => length > noticeable);
}

/**
 * What is said, without a sentence that was just said: it gets another wording, or a beginning that owns up to the
 * repetition. A caller who hears the same sentence twice believes that nobody listens.
 */
export function unrepeated(says: readonly Saying[], before: readonly string[]): Saying[] {
  const heard = new Set(before.flatMap(noticeableSentences));
  return says.map((saying) => {
    if (!noticeableSentences(saying.words).some((sentence) => heard.has(sentence))) return saying;
    const words = sentencesOf(saying.words).map((sentence, at) => reworded(sentence, heard, at));
    return { ...saying, words: words.join(" ") };
  });
}

/** What a sentence begins with that is said again because it has no other wording. */
export const beginnings = ["Once more:", "As I said:"];

function reworded(sentence: string, heard: ReadonlySet<string>, at: number): string {
  if (!heard.has(sentence)) return sentence;
  const other = otherWordings[sentence]?.find((words) => !heard.has(words));
  return other ?? `${beginnings[at % 2]!} ${sentence}`;
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.?!])\s+/);
}
