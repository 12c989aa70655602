import { wordSet } from "../../text.ts";
import {
  addDays,
  type Day,
  dayOf,
  daysInMonth,
  monthAfter,
  nextMonthDay,
  numbersOf,
} from "../../calendar.ts";
import {
  dayMention,
  type DayMention,
  type Reader,
  type Reading,
  reading,
  type Scan,
  type SpanMention,
} from "../grammar/mention.ts";
import { cardinalAt, isUnit, ordinalAt } from "../grammar/numbers.ts";
import { isNearly, longestOf, phrases, textAt, type Tokens } from "../grammar/tokens.ts";

const nearYears = phrases(`
  the? next|following|coming|this year
`);

/** "december 2", "dec 2nd", "december the second, 2026", "december 1st through 5th". */
export const readMonthDay: Reader<DayMention | SpanMention> = (scan, at) => {
  const { tokens } = scan;
  const month = monthNamed(textAt(tokens, at));
  if (month === null || tokens[at]!.kind !== "word") return null;
  const span = readDashedDates(scan, at, month);
  if (span) return span;
  const start = skip(tokens, at + 1, ["the", "."]);
  const count = ordinalAt(tokens, start) ?? cardinalAt(tokens, start);
  if (!count || count.value < 1 || count.value > 39) return null;
  const after = start + count.length;
  const year = yearAt(scan, after);
  if (isTime(tokens, after) || (!year && isUnit(tokens, after))) return null;
  const day = dateMention(scan, month, count.value, year?.value ?? null);
  const until = endOfDates(tokens, after, month, day);
  if (until) return reading(until.length + after - at, until.span);
  return reading(after - at + (year?.length ?? 0), day);
};

/** "2nd of december", "the second of december", "5 december 2026". */
export const readDayOfMonth: Reader<DayMention> = (scan, at) => {
  const { tokens } = scan;
  const start = skip(tokens, at, ["the"]);
  const ordinal = ordinalAt(tokens, start);
  const count = ordinal ?? cardinalAt(tokens, start);
  if (!count || count.value < 1 || count.value > 39) return null;
  const name = skip(tokens, start + count.length, ["of", "day"]);
  const isLinked = ordinal !== null || name > start + count.length;
  const month = monthNamed(textAt(tokens, name));
  const isPlainWord = /^(?:may|march|mar)$/.test(textAt(tokens, name));
  if (month === null || (isPlainWord && !isLinked)) return null;
  const year = yearAt(scan, name + 1);
  // "monday the 2nd december 10": the number after the month is the time then.
  return reading(
    name + 1 - at + (year?.length ?? 0),
    dateMention(scan, month, count.value, year?.value ?? null),
  );
};

/** "12/2", "12-2-2026", "2026-12-02": month first, as in the US, unless only the other order is a date. */
export const readWrittenDate: Reader<DayMention> = (scan, at) => {
  const token = scan.tokens[at];
  if (token?.kind !== "date") return null;
  const [first, second, third] = token.numbers;
  if (/^\d{4}/.test(token.text)) return reading(1, dateMention(scan, second!, third!, first!));
  const year = third === undefined ? null : third < 100 ? 2000 + third : third;
  if (year === null && !isDate(scan, at)) return null;
  const order = orderBehind(scan.tokens, at);
  const isDayFirst = second! <= 12 && (first! > 12 || order?.isDayFirst === true);
  const [month, date] = isDayFirst ? [second!, first!] : [first!, second!];
  const mention = dateMention(scan, month, date, year);
  if (order) return reading(1 + order.length, mention);
  // "9-5" are office hours if September 5 is far away.
  const isFar = mention.days.some((day) => day > addDays(scan.listening.today, 150));
  const isHours = year === null && token.text.includes("-") && isFar && second! <= 12;
  return isHours ? null : reading(1, mention);
};

const orders = new Map([
  ["day month", true],
  ["dd mm", true],
  ["european", true],
  ["month day", false],
  ["mm dd", false],
  ["month first", false],
  ["day first", true],
  ["american", false],
]);

/** "4/12 (day/month)", "12/2, month first": what the caller says of the order. */
function orderBehind(tokens: Tokens, at: number): { isDayFirst: boolean; length: number } | null {
  const words: string[] = [];
  for (let place = at + 1; place < tokens.length && place < at + 7; place += 1) {
    const { kind, text } = tokens[place]!;
    if (kind === "mark" && /^[()/,-]$/.test(text)) continue;
    words.push(text);
    const last = words.slice(-2).join(" ");
    const isDayFirst = orders.get(last) ?? orders.get(text);
    if (isDayFirst === undefined) continue;
    // "(day/month)" and "european style" to their end.
    const next = textAt(tokens, place + 1);
    return { isDayFirst, length: place - at + (/^(?:\)|style|order|way)$/.test(next) ? 1 : 0) };
  }
  return null;
}

const followsFraction = wordSet(`
  arm house home condo loan split bed beds bath ranch apartment acre acres hour hours inch of
`);

/** "24/7", "a 5/1 arm", "half an hour, 1/2 hour", "1-3pm" and "between 1-3" are not dates. */
function isDate({ tokens, items, listening }: Scan, at: number): boolean {
  const [first, second] = tokens[at]!.numbers as [number, number];
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  if (first === 24 && second === 7) return false;
  if (Math.max(first, second) > 31 || (first > 12 && second > 12)) return false;
  if (followsFraction.has(after) || before === "a" || isOneNumber(tokens, at)) return false;
  if (tokens[at]!.text.includes("/")) return true;
  if (/^(?:am|pm|a|p|oclock|or|ish)$/.test(after) && after !== "or") return false;
  if (/^(?:between|from|at|around|about)$/.test(before)) return false;
  const hasDay = items.some(({ mention }) => mention.kind === "day" || mention.kind === "span");
  return !hasDay && listening.expecting !== "time";
}

/** "1 1/2", but not "930 12/4". */
function isOneNumber(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === "number" && before.text.length < 3;
}

/** A month and a date: the next one, or the one in the year that was said. */
export function dateMention(
  { listening }: Scan,
  month: number,
  date: number,
  year: number | null,
): DayMention {
  const { today } = listening;
  const day = year === null ? nextMonthDay(today, month, date) : dayOf(year, month, date);
  if (!day) return dayMention([], { flags: ["invalid"] });
  return dayMention([day], day < today ? { flags: ["past"] } : {});
}

/** "dec 1-5": written like a date, and a range of days. */
function readDashedDates(scan: Scan, at: number, month: number): Reading<SpanMention> | null {
  const token = scan.tokens[at + 1];
  if (token?.kind !== "date" || token.numbers.length !== 2 || !token.text.includes("-"))
    return null;
  const [from, until] = token.numbers.map((date) => dateMention(scan, month, date, null).days[0]);
  if (!from || !until || until < from) return null;
  return reading(2, { kind: "span", spans: [{ from, until }], flags: [] });
}

/** "... through 5th", "... to the 5th", "- 5" after a month and a date. */
function endOfDates(tokens: Tokens, at: number, month: number, first: DayMention) {
  const [from] = first.days;
  if (!from || !/^(?:through|thru|to|until|till|-)$/.test(textAt(tokens, at))) return null;
  const start = skip(tokens, at + 1, ["the"]);
  const count = ordinalAt(tokens, start) ?? cardinalAt(tokens, start);
  if (!count || isTime(tokens, start + count.length)) return null;
  // A second date with its own month is read on its own, and the range is built from both.
  const next = textAt(tokens, start + count.length);
  if (
    monthNamed(next) !== null ||
    (next === "of" && monthNamed(textAt(tokens, start + count.length + 1)))
  )
    return null;
  const until = dayOf(numbersOf(from).year, month, count.value);
  if (!until || until < from) return null;
  const span: SpanMention = { kind: "span", spans: [{ from, until }], flags: [] };
  return { length: start + count.length - at, span };
}

/** "the 5th", "the fifteenth": of this month, or of the next that has it. */
function dateDays(today: Day, date: number): Day[] {
  const days: Day[] = [];
  for (let months = 0; days.length === 0 && months < 3; months += 1) {
    const { year, month } = monthAfter(today, months);
    const day = dayOf(year, month, date);
    if (day && day >= today) days.push(day);
  }
  if (days[0] === today) {
    const next = monthAfter(today, 1);
    const again = dayOf(next.year, next.month, date);
    if (again) days.push(again);
  }
  return days;
}

/** A date without a month. If the current month is too short for it, the assistant must ask which month. */
export function looseDate({ listening }: Scan, date: number): DayMention {
  const { today } = listening;
  const days = dateDays(today, date);
  if (days.length === 0) return dayMention([], { date, flags: ["invalid"] });
  const { year, month } = numbersOf(today);
  const isShort = date > daysInMonth(year, month) && addDays(today, 45) > days[0]!;
  return dayMention(days, { date, isLoose: true, flags: isShort ? ["whichMonth"] : [] });
}

function yearAt(scan: Scan, at: number): { value: number; length: number } | null {
  const { tokens, listening } = scan;
  const start = skip(tokens, at, [",", "of", "in"]);
  const relative = longestOf(nearYears, tokens, start);
  if (relative > 0) {
    const isNow = textAt(tokens, start + relative - 2) === "this";
    const { year } = numbersOf(listening.today);
    return { value: isNow ? year : year + 1, length: start + relative - at };
  }
  const token = tokens[start];
  if (token?.kind === "number" && token.text.length === 4 && /^(?:19|20)/.test(token.text))
    return { value: token.numbers[0]!, length: start + 1 - at };
  if (textAt(tokens, start) !== "twenty" || !textAt(tokens, start + 1).startsWith("twenty"))
    return null;
  const count = cardinalAt(tokens, start + 1);
  return count && count.value > 20
    ? { value: 2000 + count.value, length: start + 1 + count.length - at }
    : null;
}

/** Whether what follows makes the number before it a time: "in december 2 pm". */
function isTime(tokens: Tokens, at: number): boolean {
  return /^(?:am|pm|oclock)$/.test(textAt(tokens, at)) || textAt(tokens, at) === ":";
}

/** The place after up to two of these words. */
export function skip(tokens: Tokens, at: number, words: readonly string[]): number {
  let index = at;
  while (words.includes(textAt(tokens, index)) && index < at + 2) index += 1;
  return index;
}

const names =
  "january february march april may june july august september october november december".split(
    " ",
  );
const short = new Map<string, number>(
  ["jan", "feb", "mar", "apr", "", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].map(
    (word, index) => [word, index + 1],
  ),
);
short.delete("");
short
  .set("sept", 9)
  .set("febuary", 2)
  .set("feburary", 2)
  .set("janurary", 1)
  .set("decmeber", 12)
  .set("novemeber", 11);

// Also names or plain words: months only beside a number or after "in".
const alsoWords = wordSet("march april may june august mar jan dec jun");

/** The month that a word names, also misspelled or abbreviated, 1 to 12; null if it names none. */
export function monthNamed(word: string): number | null {
  const exact = short.get(word) ?? names.indexOf(word) + 1;
  if (exact > 0) return exact;
  if (word.length < 6) return null;
  const near = names.findIndex((name) => name.length > 6 && isNearly(word, name)) + 1;
  return near > 0 ? near : null;
}

/** Whether a month's name needs a number or a preposition next to it to count as a month. */
export function isAlsoWord(word: string): boolean {
  return alsoWords.has(word);
}
