import { cardShapes, isCard, socialShape } from "./delicate/personal-numbers.ts";
import { runsOf } from "./tokens/digits.ts";
import { source } from "./text.ts";
import { tokensOf } from "./tokens/tokens.ts";

// Account and ID numbers have three to twenty digits: any number after such a name is masked.
const named = new RegExp(
  source`
    \b((?:social security|social|ssn|account|acct|routing|iban|card|cvv|cvc|security code|passport
    |driver'?s licen[sc]e|tax id|itin|ein)[\s:#,]*(?:(?:number|num|no|code|is|are|it is|it's|its|and|the|my|here is
    |here's|ending in|ends in|last four|for you)[\s:#,.]*){0,4})((?:\d[ -]?){2,19}\d|\d{3,4})`,
  "gi",
);
const alone = /(?<![\d+(-])\d{9}(?![\d-])/g;
const social = /\b(?:social|ssn)\b[^.?!]{0,40}$/;
const socialDigits = 9;

const mask = "•••";

/** A text with card, account and personal numbers masked; everything else is unchanged. */
export function redact(text: string): string {
  const once = redactOnce(text);
  // A mask splits runs of digits, so the text is redacted again until nothing changes.
  return once === text ? text : redact(once);
}

function redactOnce(text: string): string {
  const withoutCards = cardShapes.reduce(
    (kept, shape) => kept.replace(shape, (number) => (isCard(number) ? mask : number)),
    text,
  );
  const digits = withoutCards.replace(socialShape, mask).replace(named, `$1${mask}`);
  return withoutSpoken(digits.replace(alone, mask));
}

/** The same for numbers in words: "my social is one two three …". */
function withoutSpoken(text: string): string {
  const lower = text.toLowerCase();
  // A few letters change their length with their case; then the indexes would not match.
  if (lower.length !== text.length) return text;
  return runsOf(tokensOf(lower)).reduceRight((kept, { digits, from, to }) => {
    const isSocial = digits.length === socialDigits && social.test(lower.slice(0, from));
    return isSocial || isCard(digits) ? kept.slice(0, from) + mask + kept.slice(to) : kept;
  }, text);
}
