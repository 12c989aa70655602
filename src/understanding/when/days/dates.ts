import { wordSet } from "../../text.ts";
import {
  type DayMention,
  isWhenAsked,
  itemBefore,
  type Reader,
  reading,
  type Scan,
} from "../grammar/mention.ts";
import { cardinalAt, type Count, isUnit, ordinalAt } from "../grammar/numbers.ts";
import { numbersOf } from "../../calendar.ts";
import { lengthOf, phrase, textAt } from "../grammar/tokens.ts";
import { dateMention, looseDate, skip } from "./month-days.ts";

// After "the second": an option, an order or a place, but not a date.
const ordered = wordSet(`
  one ones time times option choice slot slots opening available availability thing place home house floor street st
  avenue ave road party name half part week weeks day month person grade wheel quarter appointment meeting call lien
  mortgage property loan opinion thought thoughts look showing visit offer agent listing monday tuesday wednesday
  thursday friday saturday sunday weekend and third buyer buyers bedroom unit message
`);

/** "the 5th", "on the fifteenth", "16th": a date without its month. */
export const readDate: Reader<DayMention> = (scan, at) => {
  const { tokens } = scan;
  const start = skip(tokens, at, ["the"]);
  const ordinal = ordinalAt(tokens, start);
  if (ordinal) {
    if (ordinal.value > 39 || ordered.has(textAt(tokens, start + ordinal.length))) return null;
    const end = start + ordinal.length;
    // "the first of the month"; "of next month" is a range that decides the date.
    const ofMonth = lengthOf(ofTheMonth, tokens, end);
    if (
      ofMonth === 0 &&
      lengthOf(ofSomeMonth, tokens, end) === 0 &&
      !isDate(scan, at, start, ordinal)
    )
      return null;
    return reading(end + ofMonth - at, looseDate(scan, ordinal.value));
  }
  return readBareDate(scan, at, start) ?? readJoinedDate(scan, at);
};

const ofTheMonth = phrase("of the|this|each month");
const ofSomeMonth = phrase("of next|that|the|following month");

/** "the second" is a choice where times are offered, and "one second" is not a date. */
function isDate(scan: Scan, at: number, start: number, { value, isDigits }: Count): boolean {
  const { tokens, listening } = scan;
  const before = textAt(tokens, at - 1);
  const hasArticle = start > at;
  const previous = itemBefore(scan, at)?.mention ?? nearItem(scan, at);
  const isJoined = previous?.kind === "day";
  if (before === "on" || isJoined || listening.expecting === "day")
    return before !== "one" && before !== "a";
  const isBeyond = listening.offered.length > 0 && value > listening.offered.length;
  if (value < 5 && (listening.expecting === "choice" || !isDigits) && !isBeyond) return false;
  if (/^(?:december|a|my|our|his|her|your|one|every)$/.test(before)) return false;
  return isDigits || hasArticle;
}

/** The mention right before "or", "and" or "to": "the 15th or sixteenth". */
function nearItem({ items, tokens }: Scan, at: number) {
  const last = items.at(-1);
  return last?.until === at - 1 && /^(?:or|and|to|through|until|-)$/.test(textAt(tokens, at - 1))
    ? last.mention
    : null;
}

/** "24" or "the 5", where a day was asked for and nothing else is said. */
function readBareDate(scan: Scan, at: number, start: number) {
  const { tokens, listening } = scan;
  if (listening.expecting !== "day" || !isWhenAsked(scan)) return null;
  const count = cardinalAt(tokens, start);
  if (!count || count.value < 1 || count.value > 31) return null;
  const isAlone = tokens.every(
    ({ kind, text }, index) =>
      (index >= at && index < start + count.length) ||
      kind === "mark" ||
      text === "on" ||
      text === "please",
  );
  return isAlone && (start > at || count.value > 12)
    ? reading(start + count.length - at, looseDate(scan, count.value))
    : null;
}

/** "december 15 or 16", "monday 30": a plain number after a day, which makes it a date. */
function readJoinedDate(scan: Scan, at: number) {
  const { tokens } = scan;
  const count = cardinalAt(tokens, at);
  if (!count || count.value < 1 || count.value > 31 || !count.isDigits) return null;
  const end = at + count.length;
  if (
    isUnit(tokens, end) ||
    tokens[end]?.kind === "number" ||
    /^(?:am|pm|oclock|a|p)$/.test(textAt(tokens, end))
  )
    return null;
  const beside = itemBefore(scan, at)?.mention;
  if (beside?.kind === "day" && beside.weekday !== null && count.value > 12)
    return reading(1, looseDate(scan, count.value));
  const joined = nearItem(scan, at);
  if (joined?.kind !== "day" || joined.weekday !== null || joined.days.length === 0) return null;
  if (
    !/^(?:or|and)$/.test(textAt(tokens, at - 1)) ||
    scan.items.at(-1)!.until - scan.items.at(-1)!.from < 2
  )
    return null;
  return reading(1, dateMention(scan, numbersOf(joined.days[0]!).month, count.value, null));
}
