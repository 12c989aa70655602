import { wordSet } from "./grammar/phrase.ts";
import { isWhenAsked, type Item, type Scan } from "./grammar/mention.ts";
import { isTimeLike } from "./said.ts";

// What somebody did or what is due: days said with it are no wish.
const deeds = wordSet(`
  called spoke talked saw met emailed mailed texted received bought sold visited toured applied signed
  born wrote heard moved married listed posted closed started came got sent divorced inherited lost
  retired found since expired ended birthday lease closing deadline anniversary due expires ends
`);
const endsClause = wordSet(". ? ! ; and but so because");
const wishes = wordSet(`
  can could would want like need lets let available free works open book schedule do how what
`);

/**
 * Whether a day is told, not wished: "I called on Tuesday", "our lease ends in March". Where a day or a time
 * was asked for, only what lies in the past is, since everything else answers.
 */
export function isTold(scan: Scan, item: Item): boolean {
  const { mention } = item;
  if (mention.kind === "soonest" || mention.kind === "shift") return false;
  const isPast = "flags" in mention && mention.flags.includes("past");
  const isAsked = isWhenAsked(scan) || scan.listening.expecting === "confirm";
  if (isPast) return hasDeed(scan, item) || (!isAsked && !isWholeAnswer(scan, item));
  if (isAsked && !isTimeLike(mention)) return false;
  if (!hasDeed(scan, item)) return false;
  const after = scan.tokens.slice(item.until, item.until + 4);
  return !after.some(({ text }) => /^(?:is|works|available|open|free|ok)$/.test(text));
}

/** Whether something that was done or is due stands before a mention in its clause, and no wish. */
function hasDeed({ tokens }: Scan, item: Item): boolean {
  let isFound = false;
  for (let place = item.from - 1; place >= Math.max(0, item.from - 8); place -= 1) {
    const { text } = tokens[place]!;
    if (endsClause.has(text)) break;
    if (wishes.has(text)) return false;
    if (deeds.has(text)) isFound = true;
  }
  return isFound;
}

function isWholeAnswer({ tokens, items }: Scan, item: Item): boolean {
  const taken = items.reduce((sum, { from, until }) => sum + until - from, 0);
  return tokens.length - Math.max(taken, item.until - item.from) <= 2;
}
