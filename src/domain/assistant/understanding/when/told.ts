import { isWhenAsked, type Item, type Scan } from "./ground/mention.ts";
import { isTimeLike } from "./said.ts";

// What somebody did or what is due: days said with it are no wish.
const deeds = new Set(
  `called spoke talked saw met emailed mailed texted received bought sold visited toured applied signed born wrote heard
  moved married listed posted closed started came got sent divorced inherited lost retired found since expired ended
  birthday lease closing deadline anniversary due expires ends born`.split(/\s+/),
);
const endsClause = new Set(". ? ! ; and but so because".split(" "));
const wishes = new Set(
  "can could would want like need lets let available free works open book schedule do how what".split(
    " ",
  ),
);

/**
 * Whether a day is told, not wished: "I called on Tuesday", "our lease ends in March". Where a day or a time was asked
 * for, only what lies in the past is, since everything else answers.
 */
export function isTold(scan: Scan, item: Item): boolean {
  const { mention } = item;
  if (mention.kind === "soonest" || mention.kind === "shift") return false;
  const isPast = "flags" in mention && mention.flags.includes("past");
  const asked = isWhenAsked(scan) || scan.listening.expecting === "confirm";
  if (isPast) return !asked && !isWholeAnswer(scan, item);
  if (asked && !isTimeLike(mention)) return false;
  const { tokens } = scan;
  let hasDeed = false;
  for (let place = item.from - 1; place >= Math.max(0, item.from - 8); place -= 1) {
    const { text } = tokens[place]!;
    if (endsClause.has(text)) break;
    if (wishes.has(text)) return false;
    if (deeds.has(text)) hasDeed = true;
  }
  if (!hasDeed) return false;
  return !tokens
    .slice(item.until, item.until + 4)
    .some(({ text }) => /^(?:is|works|available|open|free|ok)$/.test(text));
}

function isWholeAnswer({ tokens, items }: Scan, item: Item): boolean {
  const taken = items.reduce((sum, { from, until }) => sum + until - from, 0);
  return tokens.length - Math.max(taken, item.until - item.from) <= 2;
}
