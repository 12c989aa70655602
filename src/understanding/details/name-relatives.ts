import { source } from "../text.ts";
import { type Candidate, candidate } from "./name-choice.ts";
import { after, isEnded } from "./name-found.ts";
import type { Line } from "./name-phrase.ts";
import { isState } from "./name-words.ts";

/** People whose names others give. */
export const relation = source`
  (?:husband|wife|spouse|partner|mother|father|mom|mum|mama|dad|daddy|papa|parents|son|daughter|brother|sister|boss
  |friend|fiance|fiancee|boyfriend|girlfriend|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|grandma|grandpa
  |grandson|granddaughter|neighbor|client|buyer|roommate|mother-in-law|father-in-law|stepson|stepdaughter|assistant)`;
// "For my father": his name may follow.
const relative = new RegExp(
  source`
    \b(?:for|of|it's|its|see|under|with) (?:my|our) (?:\w+ ){0,2}?${relation}(?:'s)?(?: (?:in law|name))*(?:'s name)?
    (?:,| is| named| called| his name is| her name is)*\s+`,
  "g",
);

/** "An appointment for my mother ruth adler". */
export function relatives(line: Line): Candidate[] {
  return [...line.text.matchAll(relative)].flatMap((lead) => {
    const read = after(line, lead.index + lead[0].length);
    if (!read || !isEnded(line.tokens, read) || isState(read.words[0]!)) return [];
    const isNamed = /\bname|named|called|,/.test(lead[0]);
    return read.words.length > 1 || isNamed ? [candidate(line, read, "relative")] : [];
  });
}
