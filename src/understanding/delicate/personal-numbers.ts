import { pattern } from "../text/pattern.ts";
import { runsOf } from "../text/digits.ts";
import { tokensOf } from "../text/tokens.ts";
import { cardShapes, isCard, socialShape } from "./number-shapes.ts";

const named = pattern`
  \b(?:social security (?:number|no|card|digits)|(?:my|her|his|your) social security|social security (?:is|\d)|ssn|s s n|my social|(?:credit|debit|bank) card|card (?:number|details)
  |(?:bank |checking |savings )?account (?:number|no)|(?:checking|savings) account|routing (?:number
  |no)|cvv|cvc|passport (?:number|no)|driver'?s? licen[sc]e (?:number|no)|date of birth|dob|d o b
  |tax id|itin|pin number|mother'?s maiden|bank (?:details|info\w*|login|password)|password)\b`;
const socialWords = /\b(?:social|ssn|s s n)\b/;

/** Whether a text tells or offers numbers that belong to nobody's ears: cards, accounts, persons. */
export function tellsPersonalNumbers(words: string, text: string): boolean {
  if (named.test(words)) return true;
  if ([...text.matchAll(socialShape)].length > 0) return true;
  if (cardShapes.some((shape) => [...text.matchAll(shape)].some(([number]) => isCard(number))))
    return true;
  const runs = runsOf(tokensOf(text));
  return runs.some(({ digits, hasPlus }) => {
    if (hasPlus) return false;
    const isSocial =
      digits.length === 9 && (socialWords.test(words) || !/\bloan|nmls\b/.test(words));
    return isSocial || (digits.length >= 13 && digits.length <= 19 && isCard(digits));
  });
}
