import { wordSet } from "../../text.ts";
import {
  addDays,
  type Day,
  dayOf,
  type DaySpan,
  laterOf,
  monthAfter,
  monthSpan,
  nthWeekday,
  numbersOf,
} from "../../calendar.ts";
import { dayMention, type Reader, reading, type Scan, spanMention } from "../grammar/mention.ts";
import { cardinalAt, ordinalAt } from "../grammar/numbers.ts";
import { lengthOf, longestOf, phrase, phrases, textAt } from "../grammar/tokens.ts";
import { isAlsoWord, monthNamed, skip } from "./month-days.ts";
import { type Slice, sliceAt } from "./week-spans.ts";
import { weekdayAt } from "./weekdays.ts";

const nextMonth = phrases(`
  the? next|following month
  the? coming month
`);
const thisMonth = phrases(`
  this|the month
  the? current month
`);
const monthAfterNext = phrases(`
  the? month after next
`);
const nextYear = phrases(`
  next year
  the? new year
  the? following year
`);
const thisYear = phrase("the|this year");
const leads = wordSet(`
  in of by until till before after during this next early mid late for throughout since maybe say
`);

// The first month of each, where a day is asked for: "sell in the spring" alone is no wish for a day.
const seasons = new Map([
  ["spring", 3],
  ["springtime", 3],
  ["summer", 6],
  ["summertime", 6],
  ["fall", 9],
  ["autumn", 9],
]);

/** "In the spring", "next summer". */
function seasonAt({ tokens, listening }: Scan, at: number) {
  const start = skip(tokens, at, ["the", "next", "this", "coming"]);
  const first = seasons.get(textAt(tokens, start));
  const isLed = start > at || /^(?:in|until|by|late|early)$/.test(textAt(tokens, at - 1));
  if (first === undefined || !isLed || !/^(?:day|time|choice)$/.test(listening.expecting))
    return null;
  const now = numbersOf(listening.today);
  const year = first + 2 < now.month ? now.year + 1 : now.year;
  const from = monthSpan({ year, month: first }).from;
  return {
    span: { from, until: monthSpan({ year, month: first + 2 }).until },
    length: start + 1 - at,
  };
}

/** A whole month that begins here: its days, and how many tokens it takes. */
function monthAt(scan: Scan, at: number, isLed: boolean): { span: DaySpan; length: number } | null {
  const { tokens, listening } = scan;
  const { today } = listening;
  for (const [all, months] of [
    [monthAfterNext, 2],
    [nextMonth, 1],
    [thisMonth, 0],
  ] as const) {
    const length = longestOf(all, tokens, at);
    if (length > 0) return { span: monthSpan(monthAfter(today, months)), length };
  }
  const year = longestOf(nextYear, tokens, at);
  if (year > 0) {
    const next = numbersOf(today).year + 1;
    return { span: { from: dayOf(next, 1, 1)!, until: dayOf(next, 12, 31)! }, length: year };
  }
  const isNow = lengthOf(thisYear, tokens, at);
  if (isNow > 0 && isLed) {
    const { year: now } = numbersOf(today);
    return { span: { from: dayOf(now, 1, 1)!, until: dayOf(now, 12, 31)! }, length: isNow };
  }
  const [named] = tokens[at]?.kind === "number" ? tokens[at]!.numbers : [];
  const thisOne = numbersOf(today).year;
  if (named && named > thisOne && named < thisOne + 6 && textAt(tokens, at - 1) === "in")
    return { span: { from: dayOf(named, 1, 1)!, until: dayOf(named, 12, 31)! }, length: 1 };
  const season = seasonAt(scan, at);
  if (season) return season;
  const start = /^(?:next|this|coming)$/.test(textAt(tokens, at)) ? at + 1 : at;
  const word = textAt(tokens, start);
  const month = monthNamed(word);
  if (month === null || tokens[start]!.kind !== "word") return null;
  if (isAlsoWord(word) && !isLed && !(start > at || leads.has(textAt(tokens, at - 1)))) return null;
  const now = numbersOf(today);
  const span = monthSpan({ year: month < now.month ? now.year + 1 : now.year, month });
  return { span, length: start + 1 - at };
}

/** "december", "in january", "next month", "early december", "the end of the month". */
export const readMonth: Reader = (scan, at) => {
  const { tokens, listening } = scan;
  const { slice, length } = sliceAt(scan, at);
  const start = slice && textAt(tokens, at + length) === "in" ? at + length + 1 : at + length;
  const found = monthAt(scan, slice ? overThe(scan, start) : start, slice !== null);
  if (!found) return null;
  // "The first half of December 4th" is half of that day.
  const isDated = ordinalAt(tokens, start + 1) ?? (slice ? cardinalAt(tokens, start + 1) : null);
  if (slice && isDated && monthNamed(textAt(tokens, start)) !== null) return null;
  // "the month" alone is a length of time; only its end or beginning is a date.
  if (slice === null && textAt(tokens, at) === "the" && textAt(tokens, at + 1) === "month")
    return null;
  const base = slice ? overThe(scan, start) : start;
  const span = slicedMonth(found.span, slice);
  if (span.until < listening.today) return null;
  const from = laterOf(span.from, listening.today);
  return reading(base + found.length - at, spanMention(from, span.until));
};

/** The slice includes the "the" of "the month": go back to it. */
function overThe({ tokens }: Scan, at: number): number {
  return /^(?:month|year)$/.test(textAt(tokens, at)) && textAt(tokens, at - 1) === "the"
    ? at - 1
    : at;
}

function slicedMonth(span: DaySpan, slice: Slice): DaySpan {
  const { year, month } = numbersOf(span.until);
  // For a slice of a year: its first or last month.
  if (slice && month !== numbersOf(span.from).month)
    return monthSpan({ year, month: slice === "late" ? 12 : 1 });
  if (slice === "early") return { from: span.from, until: addDays(span.from, 9) };
  if (slice === "mid") return { from: addDays(span.from, 10), until: addDays(span.from, 19) };
  if (slice === "late") return { from: addDays(span.until, -7), until: span.until };
  return span;
}

/** "the last monday of the month", "the first tuesday in december", "the second week of january". */
export const readNthOfMonth: Reader = (scan, at) => {
  const { tokens, listening } = scan;
  const start = textAt(tokens, at) === "the" ? at + 1 : at;
  const isLast = textAt(tokens, start) === "last";
  const ordinal = isLast ? { value: -1, length: 1 } : ordinalAt(tokens, start);
  if (!ordinal || ordinal.value > 5) return null;
  const place = start + ordinal.length;
  const weekday = weekdayAt(scan, place);
  const isWeek = textAt(tokens, place) === "week";
  if ((!weekday && !isWeek) || !/^(?:of|in)$/.test(textAt(tokens, place + 1))) return null;
  const month = monthAt(scan, place + 2, true);
  if (!month) return null;
  const length = place + 2 + month.length - at;
  if (!weekday) return reading(length, weekOfMonth(month.span, ordinal.value, listening.today));
  const day = nthWeekday(month.span, weekday.weekday, ordinal.value);
  if (!day) return reading(length, dayMention([], { flags: ["invalid"] }));
  return reading(length, dayMention([day], day < listening.today ? { flags: ["past"] } : {}));
};

/** The second week of a month is its days 8 to 14, as people count without a calendar. */
function weekOfMonth(span: DaySpan, nth: number, today: Day) {
  const from = nth === -1 ? addDays(span.until, -6) : addDays(span.from, 7 * (nth - 1));
  const until = nth === -1 ? span.until : addDays(from, 6);
  return spanMention(laterOf(from, today), laterOf(until, today));
}
