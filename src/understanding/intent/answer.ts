import type { Expecting } from "../heard.ts";
import {
  asks,
  deniesSomewhere,
  endsNo,
  endsYes,
  harmless,
  idioms,
  limits,
  noAnswer,
  noThenYes,
  startsFirm,
  startsMild,
  startsNo,
  unsure,
} from "./answer-words.ts";

/** What else was understood beside a yes or no. */
export type Beside = {
  expecting: Expecting;
  /** Whether a day, a time, a length or another detail came with it that is not what was read back. */
  isChanging: boolean;
  /** Whether something was asked with it. */
  isAsking: boolean;
};

const mostWordsOfMild = 6;

/** "Yes, thank you, bye": the goodbye behind an answer takes nothing from it. */
const closing = /(?<=\S)(?: (?:and|so))?(?: (?:good ?bye|bye)(?: bye| now)*)+$/;

/**
 * The yes or no of plain words. A yes books: so it is one only where nothing in the words changes, denies or limits
 * it. Of a no and a yes the last counts ("yeah no" is a no), and what is neither is null.
 */
export function answerOf(words: string, beside: Beside): "yes" | "no" | null {
  const said = words.replace(idioms, "yes").replace(closing, "");
  if (noThenYes.test(said)) return beside.isChanging || beside.isAsking ? null : "yes";
  if (isNo(said, beside)) return "no";
  return isYes(said, beside) ? "yes" : null;
}

function isNo(words: string, { expecting }: Beside): boolean {
  if (noAnswer.test(words) || unsure.test(words)) return false;
  if (startsNo.test(words) || endsNo.test(words)) return true;
  return (expecting === "confirm" || expecting === "choice") && deniesSomewhere.test(words);
}

function isYes(words: string, { expecting, isChanging, isAsking }: Beside): boolean {
  if (asks.test(words) || unsure.test(words) || limits.test(words)) return false;
  const decides = expecting === "confirm" || expecting === "choice";
  if (isChanging && decides) return false;
  const all = words.split(" ");
  if (expecting === "confirm" && !all.every((word) => harmless.has(word))) return false;
  if (startsFirm.test(words)) return !isAsking || !decides;
  if (isAsking) return false;
  return (startsMild.test(words) || endsYes.test(words)) && all.length <= mostWordsOfMild;
}
