import { runsOf } from "../text/digits.ts";
import { tokensOf } from "../text/tokens.ts";

const putting =
  /\b(?:call|dial|ring|phone|transfer|forward|connect|patch|redirect|route|conference|bridge|switch|put|send|text|fax|page|divert|hand) (?:\w+ ){0,4}?(?:to|through to|over to|with|at|on|this|the|my|him|her|them|number|up|in)?(?: |$)/;
const dialling =
  /\b(?:(?:call|dial|ring|phone|text|fax|page) (?:up )?(?:this number|the number|a number|another number|the following|1 ?900|900|one nine hundred|011|my (?:wife|husband|mom|mother|dad|father|friend|brother|sister|cell|mobile|phone|office|other|son|daughter|boss|lawyer|agent|ex|house|neighbou?r|landlord|daughter)|his|her|their|him|them|\+)|(?:transfer|forward|connect|patch|redirect|route|conference|bridge|divert|switch|put) (?:\w+ ){0,4}?(?:to|through|over|with|in)? ?(?:this number|the number|that number|another number|a different number|the following|\+|1 ?900|an? (?:international|overseas|foreign|outside|external|premium)|(?:my|her|his) (?:cell|mobile|wife|husband|mom|mother|dad|father|friend|brother|sister|other|home|house|lawyer|bank|boss|office phone|personal|private|doctor)|911)|make (?:a|an|some) (?:\w+ )?(?:phone )?call|place (?:a|an) (?:\w+ )?call|dial (?:out|\d)|(?:conference|three way|3 way) (?:call|in)|international call|premium (?:number|line)|collect call|reverse charge|call forwarding|outside line)\b/;
// "Call me at …" tells one's own number.
const toMe =
  /\b(?:call|ring|phone|text|reach|contact|page|send|put|fax) (?:me|us|my (?:cell|phone|mobile|number))(?: back)?(?: (?:at|on|under|please|when|tomorrow|later|a|is))?\b/;
const mostWordsBetween = 6;
const leastDigits = 7;

/** Whether somebody asks the machine to dial or to connect to a number that they name. */
export function asksToDial(words: string, text: string): boolean {
  if (dialling.test(words) && !/\bhave (?:him|her|them|\w+) call\b/.test(words)) {
    if (
      !/\b(?:tell|ask|have|had|let|did|when|why) (?:him|her|them) (?:to )?call (?:his|her|their|my)\b/.test(
        words,
      )
    )
      return true;
  }
  if (
    /\b(?:transfer|forward|connect|patch|redirect|route|divert) (?:\w+ ){0,4}?(?:to|through) (?:\+|\d{3,})/.test(
      words,
    )
  )
    return true;
  if (!putting.test(words) || toMe.test(words)) return false;
  const runs = runsOf(tokensOf(text)).filter(({ digits }) => digits.length >= leastDigits);
  return runs.some(({ from }) => {
    const before = text
      .slice(0, from)
      .split(/\s+/)
      .slice(-mostWordsBetween - 1)
      .join(" ");
    return (
      /\b(?:call|dial|ring|phone|transfer|forward|connect|patch|redirect|route|conference|divert|text|fax)\b(?! me| us)/.test(
        before,
      ) &&
      !/\b(?:number|cell|phone|mobile|line) (?:is|was)\b|\b(?:call|text|reach|ring) (?:me|us)\b|\bmy (?:phone|cell|number|mobile)\b|\b(?:have|ask|tell|let|can|could|will|would) (?:him|her|them|she|he|they|someone|somebody)\b|\bcalling from\b/.test(
        before,
      )
    );
  });
}
