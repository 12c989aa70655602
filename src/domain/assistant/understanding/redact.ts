import { source } from "./text/pattern.ts";
import { cardShape, isCard, socialShape } from "./delicate/number-shapes.ts";

// Four to seventeen digits are what banks give; what is called an account is masked whatever its length.
const named = new RegExp(
  source`
    \b(social security|social|ssn|account|acct|routing|iban|card|cvv|cvc|security code|passport
    |driver'?s licen[sc]e|tax id|itin|ein)\b([^.?!\d]{0,30})((?:\d[ -]?){2,19}\d|\d{3,4})`,
  "gi",
);
const alone = /(?<![\d+(-])\d{9}(?![\d-])/g;

const mask = "•••";

/** A text as it may be kept: the numbers of cards, persons and accounts are masked, everything else stays. */
export function redact(text: string): string {
  return text
    .replace(cardShape, (number) => (isCard(number) ? mask : number))
    .replace(socialShape, mask)
    .replace(named, (_all, name: string, between: string, number: string) => {
      const space = /[ -]$/.test(number) ? number.at(-1) : "";
      return `${name}${between}${mask}${space}`;
    })
    .replace(alone, mask);
}
