import type { Detail, Expecting, Heard } from "../heard.ts";
import { bare, pattern } from "../text.ts";
import type { Evidence } from "./evidence.ts";

type Beside = Pick<Heard, "answer" | "wants" | "declines" | "corrects"> & {
  expecting: Expecting;
  isAsking: boolean;
  given: readonly Detail[];
};

const enough = 0.6;

const givesUp = pattern`
  ^(?:(?:oh|ah|no|actually|okay|you know what|on second thought) )*(?:never ?mind|nvm|forget (?:it|about it|the whole
  thing)|scrap (?:it|that)|not today|i changed my mind|drop it|i give up)$|\bnot (?:booking|scheduling|making|setting
  up) (?:anything|an? (?:appointment|meeting))\b|^(?:no )?(?:appointment|meeting) (?:thanks|thank you|needed)$
  |^no (?:appointment|booking|meeting)s?(?: (?:today|for me|needed|necessary|then))*$`;
const misdialed = pattern`
  ^(?:(?:oh|oops|sorry|so sorry|i am sorry|ah|no|my bad|i think|this is|it is|that is|a) )*wrong number$|\b(?:dialed
  |called|reached|got|have|has) (?:the|a) wrong (?:number|person|place)\b|\bmisdialed\b`;
const refuses = /\b(?:no|not|never|cannot|without|forget|pass|mind|against|skip)\b/;

/** Whether plain words give up what was wanted, or say that somebody else was meant; null for neither. */
export function letsGoOf(words: string, evidence: Evidence, beside: Beside): Heard["letsGo"] {
  const { expecting, answer, wants, given, declines, corrects, isAsking } = beside;
  if (answer === "yes" || isAsking || expecting === "message") return null;
  if (wants.some((want) => want !== "book" && want !== "goodbye")) return null;
  const spoken = bare(words);
  // After a number was asked for or read back, a wrong number is that one.
  const isOwnNumber = ["confirm", "phone", "email", "code"].includes(expecting);
  const isWrong = misdialed.test(spoken) || evidence.wrongNumber >= enough;
  if (isWrong && given.length === 0 && (!isOwnNumber || evidence.wrongNumber >= 0.9))
    return "wrongNumber";
  // "Not booking anything today": the day is when not.
  const isGiving = given.some((detail) => detail !== "day");
  if (isGiving || corrects.length > 0 || declines.length > 0) return null;
  if (givesUp.test(spoken)) return "neverMind";
  // At an offer "another day" is an answer, and "book one" without a no is a wish.
  const isOffer = expecting === "choice" || expecting === "time" || given.length > 0;
  if (wants.includes("book") && !refuses.test(words)) return null;
  const least = isOffer && !refuses.test(words) ? 0.9 : enough;
  return evidence.endTalk >= least && evidence.endTalk > evidence.no ? "neverMind" : null;
}
