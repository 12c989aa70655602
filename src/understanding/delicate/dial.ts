import { pattern } from "../text/pattern.ts";
import { runsOf } from "../text/digits.ts";
import { tokensOf } from "../text/tokens.ts";

const dialling = pattern`
  \b(?:(?:call|dial|ring|phone|text|fax|page) (?:up )?(?:this number|the number|a number
  |another number|the following|1 ?900|900|one nine hundred|011|my (?:wife|husband|mom|mother|dad
  |father|friend|brother|sister|cell|mobile|phone|office|other|son|daughter|boss|lawyer|agent|ex
  |house|neighbou?r|landlord|daughter)|his|her|their|him|them|\+)|(?:transfer|forward|connect|patch
  |redirect|route|conference|bridge|divert|switch|put) (?:\w+ ){0,4}?(?:to|through|over|with
  |in)? ?(?:this number|the number|that number|another number|a different number|the following|\+
  |1 ?900|an? (?:international|overseas|foreign|outside|external|premium)|(?:my|her|his) (?:cell
  |mobile|wife|husband|mom|mother|dad|father|friend|brother|sister|other|home|house|lawyer|bank|boss
  |office phone|personal|private|doctor)|911)|make (?:a|an|some) (?:\w+ )?(?:phone )?call|place (?:a
  |an) (?:\w+ )?call|dial (?:out|\d)|(?:conference|three way|3 way) (?:call|in)|international call
  |premium (?:number|line)|collect call|reverse charge|call forwarding|outside line)\b`;
// "Call me at …" tells one's own number.
const toMe = pattern`
  \b(?:call|ring|phone|text|reach|contact|page|send|put|fax) (?:me|us|my (?:cell|phone|mobile
  |number))(?: back)?(?: (?:at|on|under|please|when|tomorrow|later|a|is))?\b`;
const mostWordsBetween = 6;
const leastDigits = 7;

const orders = pattern`
  \b(?:transfer|forward|connect|patch|redirect|route|divert) (?:\w+ ){0,4}?(?:to|through) (?:\+
  |\d{3,})`;
const ordering =
  /\b(?:call|dial|ring|phone|transfer|forward|connect|patch|redirect|route|conference|divert|fax)\b/;
// "My number is", "have her call": the number is where somebody can be reached.
const telling = pattern`
  \b(?:number|cell|phone|mobile|line) (?:is|was)\b|\b(?:call|text|reach|ring|phone) (?:me|us)\b
  |\bmy (?:phone|cell|number|mobile)\b|\bcalling from\b|\b(?:have|ask|tell|let|can|could|will
  |would) (?:him|her|them|she|he|they|someone|somebody)\b`;
const passedOn = /\b(?:tell|ask|have|had|let|did|when|why) (?:him|her|them|\w+) (?:to )?call\b/;

/** Whether somebody asks the machine to dial or to connect to a number that they name. */
export function asksToDial(words: string, text: string): boolean {
  if (orders.test(words) || (dialling.test(words) && !passedOn.test(words))) return true;
  if (toMe.test(words) || !ordering.test(words)) return false;
  const runs = runsOf(tokensOf(text)).filter(({ digits }) => digits.length >= leastDigits);
  return runs.some(({ from }) => {
    const near = text
      .slice(0, from)
      .split(/\s+/)
      .slice(-mostWordsBetween - 1)
      .join(" ");
    return ordering.test(near) && !telling.test(near);
  });
}
