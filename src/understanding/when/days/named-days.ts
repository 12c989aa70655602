import { wordSet } from "../../text.ts";
import { addDays, type Day, dayOf, monthSpan, nthWeekday, numbersOf } from "../../calendar.ts";
import {
  dayMention,
  type DayMention,
  isWhenAsked,
  type Reader,
  reading,
  type Scan,
  spanMention,
  type SpanMention,
} from "../grammar/mention.ts";
import { lengthOf, longestOf, phrase, type Phrases, phrases, textAt } from "../grammar/tokens.ts";

const away: readonly [Phrases, number][] = [
  [phrases("the? day after tomorrow|tmrw|tomorow|tommorow|tommorrow"), 2],
  [
    phrases(`
      tomorrow|tomorrows|tmrw|tmr|tmw|tomorow|tommorow|tommorrow|tomorro|tomorrrow
      2|to morrow
    `),
    1,
  ],
  [phrases("today|todays|2day|tody"), 0],
  [phrases("the? day before yesterday"), -2],
  [phrases("yesterday"), -1],
];

const sameDay = phrases(`
  the? same day
  that same? day
  on that day
`);
const anotherDay = phrases(`
  any other day
  another day
  a|some different day
  some other day
`);
const dayAfter = phrases(`
  the next|following day
  next day
  the day after that?
  a|one day later
  day after that
`);
const weekAfter = phrases(`
  the? same day next week
  the? same day the next|following week
  the? same day a|one week later
`);
const dayBefore = phrases(`
  the day before that?
  the previous day
  a|one day earlier
`);

/** "today", "tomorrow", "the day after tomorrow", and days counted from the one being discussed: "that day". */
export const readNearDay: Reader<DayMention> = (scan, at) => {
  const { tokens, listening } = scan;
  const { today, about } = listening;
  for (const [steps, days] of away) {
    const length = longestOf(steps, tokens, at);
    if (length === 0) continue;
    if (days === 0 && isSmallTalk(scan, at)) return null;
    const flags = days < 0 ? (["past"] as const) : [];
    return reading(length, dayMention([addDays(today, days)], { flags }));
  }
  const base = lastNamed(scan) ?? about.day;
  if (base === null) return null;
  return (
    countedFrom(scan, at, weekAfter, base, 7) ??
    (about.day && countedFrom(scan, at, sameDay, about.day, 0)) ??
    countedFrom(scan, at, dayAfter, base, 1) ??
    countedFrom(scan, at, dayBefore, base, -1)
  );
};

/** "another day": every day but the one being discussed. */
export function anotherDayAt(
  { tokens, listening }: Scan,
  at: number,
): { length: number; day: Day } | null {
  const length = longestOf(anotherDay, tokens, at);
  return length > 0 && listening.about.day ? { length, day: listening.about.day } : null;
}

/** The day that was named last: "tomorrow or the day after". */
function lastNamed({ items }: Scan): Day | null {
  const last = items.at(-1)?.mention;
  return last?.kind === "day" ? (last.days[0] ?? null) : null;
}

/** A day counted from another one; "the day after thanksgiving" is longer, and read as that. */
function countedFrom({ tokens }: Scan, at: number, all: Phrases, from: Day, days: number) {
  const length = longestOf(all, tokens, at);
  return length > 0 ? reading(length, dayMention([addDays(from, days)])) : null;
}

const greets = wordSet("you doing calling help rates rate how feeling market");
const todaysWhat = wordSet("rate rates market world economy news call prices mortgage interest");

/** "How are you today", "today's rates": about the present, not a request. */
function isSmallTalk(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  if (todaysWhat.has(textAt(tokens, at + 1))) return true;
  if (/^(?:great|good|nice|lovely|wonderful|a)$/.test(textAt(tokens, at - 1))) return true;
  if (isWhenAsked(scan)) return false;
  return greets.has(textAt(tokens, at - 1)) && !/^(?:can|could)$/.test(textAt(tokens, at - 2));
}

const fixed = (month: number, date: number) => (year: number) => dayOf(year, month, date)!;
const nth = (month: number, weekday: number, which: number) => (year: number) =>
  nthWeekday(monthSpan({ year, month }), weekday, which)!;
const thanksgiving = nth(11, 4, 4);

// Federal holidays by 5 U.S.C. 6103, and other days with a common name.
const holidays: readonly [string, (year: number) => Day][] = [
  ["new years eve", fixed(12, 31)],
  ["new years day?", fixed(1, 1)],
  ["mlk day", nth(1, 1, 3)],
  ["martin luther king jr? day?", nth(1, 1, 3)],
  ["groundhog day", fixed(2, 2)],
  ["valentines day", fixed(2, 14)],
  ["presidents day", nth(2, 1, 3)],
  ["st|saint patricks day", fixed(3, 17)],
  ["cinco de mayo", fixed(5, 5)],
  ["memorial day", nth(5, 1, -1)],
  ["juneteenth", fixed(6, 19)],
  ["independence day", fixed(7, 4)],
  ["the? fourth of july", fixed(7, 4)],
  ["labor|labour day", nth(9, 1, 1)],
  ["columbus day", nth(10, 1, 2)],
  ["indigenous peoples day", nth(10, 1, 2)],
  ["halloween", fixed(10, 31)],
  ["veterans day", fixed(11, 11)],
  ["thanksgiving day?", thanksgiving],
  ["turkey day", thanksgiving],
  ["black friday", (year) => addDays(thanksgiving(year), 1)],
  ["cyber monday", (year) => addDays(thanksgiving(year), 4)],
  ["christmas|xmas eve", fixed(12, 24)],
  ["christmas|xmas day?", fixed(12, 25)],
  ["boxing day", fixed(12, 26)],
];
const known = holidays.map(([notation, dayIn]) => ({ steps: phrase(notation), dayIn }));

const season = phrase("the holidays");

/** "before the holidays": from Christmas Eve to New Year's Day. */
export const readHolidays: Reader<SpanMention> = ({ tokens, listening }, at) => {
  const length = lengthOf(season, tokens, at);
  if (length === 0) return null;
  const { year } = numbersOf(listening.today);
  return reading(length, spanMention(dayOf(year, 12, 24)!, dayOf(year + 1, 1, 1)!));
};

/** "christmas eve", "thanksgiving", "labor day": the next to come. */
export const readHoliday: Reader<DayMention> = ({ tokens, listening }, at) => {
  const { today } = listening;
  for (const { steps, dayIn } of known) {
    const length = lengthOf(steps, tokens, at);
    if (length === 0) continue;
    const { year } = numbersOf(today);
    const day = dayIn(year) >= today ? dayIn(year) : dayIn(year + 1);
    return reading(length, dayMention([day]));
  }
  return null;
};
