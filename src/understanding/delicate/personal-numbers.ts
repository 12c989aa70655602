import { pattern } from "../text.ts";
import { runsOf } from "../tokens/digits.ts";
import { tokensOf } from "../tokens/tokens.ts";

/** The ways to write a card number: in one piece, in groups, or digit by digit (ISO/IEC 7812). */
export const cardShapes = [
  /(?<!\d)\d{13,19}(?!\d)/g,
  /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}(?!\d)/g,
  /(?<!\d)\d{4}([ -])\d{6}\1\d{5}(?!\d)/g,
  /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g,
];

/** Nine digits in the grouping of a social security number. */
export const socialShape = /(?<![\d-])\d{3}([- .])\d{2}\1\d{4}(?![\d-])/g;

const mod = 10;

/** Whether the digits of a text pass the check of card numbers (Luhn). */
export function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % mod === 0;
}

const named = pattern`
  \b(?:social security (?:number|no|card|digits)|(?:my|her|his|your) social security|social security (?:is|\d)|ssn
  |s s n|my social|(?:credit|debit|bank) card|card (?:number|details)|(?:bank |checking |savings )?account (?:number
  |no)|(?:checking|savings) account|routing (?:number|no)|cvv|cvc|passport (?:number|no)
  |driver'?s? licen[sc]e (?:number|no)|date of birth|dob|d o b|tax id|itin|pin number|mother'?s maiden|bank (?:details
  |info\w*|login|password)|password)\b`;
const socialWords = /\b(?:social|ssn|s s n)\b/;

/** Whether a text gives or offers the number of a card, an account or a person. */
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
