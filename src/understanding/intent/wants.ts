import type { Expecting, Want } from "../heard.ts";
import { bookAt } from "./book.ts";
import { cancelAt, moveAt } from "./change.ts";
import { goodbyeAt, repeatAt, startOverAt } from "./conversation.ts";
import { noTranscriptAt } from "./no-transcript.ts";
import { humanAt, messageAt } from "./people.ts";
import { optOutAt } from "./opt-out.ts";

/** What plain words want, in the order in which they say it. */
export function wantsOf(words: string, expecting: Expecting): Want[] {
  const optOut = optOutAt(words);
  // Whoever wants to be left alone wants neither to leave a message nor to cancel with it.
  if (optOut >= 0) return ["optOut"];
  const move = moveAt(words, expecting);
  const book = bookAt(words);
  const cancel = move >= 0 ? -1 : cancelAt(words);
  // "Let them know and cancel it": what shall be done is more than that somebody learns of it.
  const isTold = (move >= 0 || cancel >= 0) && !/\b(?:leave|take|pass|tell|message)\b/.test(words);
  const found: [Want, number][] = [
    ["noTranscript", noTranscriptAt(words)],
    ["move", move],
    ["cancel", cancel],
    ["book", book],
    ["message", isTold ? -1 : messageAt(words)],
    ["human", humanAt(words, book >= 0)],
    ["repeat", repeatAt(words)],
    ["startOver", startOverAt(words)],
    ["goodbye", goodbyeAt(words, expecting)],
  ];
  return found
    .filter(([, at]) => at >= 0)
    .toSorted(([, one], [, other]) => one - other)
    .map(([want]) => want);
}
