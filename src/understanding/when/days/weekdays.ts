import { wordSet } from "../../text.ts";
import { addDays, type Day, weekdayAfter, weekdayOf, weekOf } from "../../calendar.ts";
import {
  dayMention,
  type DayMention,
  isWhenAsked,
  itemBefore,
  reading,
  type Reader,
  type Scan,
} from "../grammar/mention.ts";
import { isNearly, longestOf, phrases, textAt } from "../grammar/tokens.ts";

const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const short = new Map<string, number>(
  [
    ["mon"],
    ["tue", "tues", "teusday"],
    ["wed", "weds", "wensday", "wendsday", "wendesday", "wednes"],
    ["thu", "thur", "thurs", "thrusday", "thirsday", "thersday", "thurday"],
    ["fri"],
    ["sat"],
    ["sun"],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
// Words that are one letter away from a weekday.
const others = new Set(["sundry", "sundae", "sundae's"]);

/** The weekday that a word names, also misspelled or abbreviated, 1 Monday to 7 Sunday; null if it names none. */
export function weekdayNamed(word: string): number | null {
  const exact = short.get(word) ?? names.indexOf(word) + 1;
  if (exact > 0) return exact;
  if (word.length < 5 || word.length > 10 || others.has(word)) return null;
  const near = names.findIndex((name) => isNearly(word, name)) + 1;
  return near > 0 ? near : null;
}

/** The weekday at a token, also in the plural or possessive: "mondays", "friday's". */
export function weekdayAt(scan: Scan, at: number): { weekday: number; isPlural: boolean } | null {
  const word = textAt(scan.tokens, at);
  if (scan.tokens[at]?.kind !== "word") return null;
  const isPlural = word.length > 5 && word.endsWith("s");
  const weekday = weekdayNamed(isPlural ? word.slice(0, -1) : word) ?? weekdayNamed(word);
  if (weekday === null || !isMeant(scan, at, word)) return null;
  return { weekday, isPlural };
}

/** Whether a word was written with an apostrophe, which its token's text does not have. */
function isShortened({ tokens }: Scan, at: number): boolean {
  const { from, until, text } = tokens[at]!;
  return until - from > text.length;
}

const people = wordSet("i we he she they who it that and have has had was just the a my been to");
const leadsToDay = wordSet(
  "on this next coming last or and every each by until till from not but for , -",
);
const followsDay = wordSet(
  "at morning afternoon evening night noon am pm the or and is works work , would",
);

/** "I sat with my wife", "the sun", "newly wed": short names that are also words need a sign that a day is meant. */
function isMeant(scan: Scan, at: number, word: string): boolean {
  const [before, after] = [textAt(scan.tokens, at - 1), textAt(scan.tokens, at + 1)];
  // "we'd like to" is not Wednesday, even without its apostrophe.
  if (
    word === "wed" &&
    (isShortened(scan, at) || /^(?:like|love|prefer|rather|need|want|be)$/.test(after))
  )
    return false;
  if (word === "wed") return !/^(?:newly|get|got|to|be|were|was|are|we)$/.test(before);
  if (word === "mon") return after !== "ami";
  if (word !== "sat" && word !== "sun") return true;
  const isAlone = scan.tokens.every(({ kind }, index) => index === at || kind === "mark");
  if (isAlone) return true;
  if (leadsToDay.has(before) && !(before === "and" && after === "the"))
    return !/^(?:down|with|there|here)$/.test(after);
  if (people.has(before)) return false;
  return followsDay.has(after) || scan.tokens[at + 1]?.kind === "number" || isWhenAsked(scan);
}

/** The days that a bare weekday can mean: the next one, and today during office hours. */
function comingDays({ listening }: Scan, weekday: number): Day[] {
  const { today, minute } = listening;
  if (weekdayOf(today) !== weekday) return [weekdayAfter(today, weekday)];
  return minute < endOfOfficeDay ? [today, addDays(today, 7)] : [addDays(today, 7)];
}
const endOfOfficeDay = 17 * 60;

/**
 * The days that "next friday" can mean. Some people mean the coming one, some the one of next week, which begins on
 * Monday or on Sunday; a single day if all agree.
 */
function nextDays({ listening }: Scan, weekday: number): Day[] {
  const coming = weekdayAfter(listening.today, weekday);
  return [...new Set([coming, ...nextWeekDays(listening.today, weekday)])].sort();
}

/** The weekday of next week, for weeks that begin on Monday and on Sunday. */
function nextWeekDays(today: Day, weekday: number): Day[] {
  const monday = addDays(weekOf(today).from, 7);
  const sunday = weekdayAfter(today, 7);
  return [
    ...new Set([weekdayAfter(monday, weekday, true), weekdayAfter(sunday, weekday, true)]),
  ].sort();
}

const coming = phrases(`
  this|the? coming|upcoming|following
  this
`);
const next = phrases(`
  the? next
`);
const past = phrases(`
  last
  this|the? past
`);
const repeated = phrases(`
  every|each|any
`);

/** "tuesday", "this thursday", "next friday", "thursday week", "last monday", "mondays". */
export const readWeekday: Reader<DayMention> = (scan, at) => {
  const { tokens, listening } = scan;
  const bare = weekdayAt(scan, at);
  if (bare) return withoutPrefix(scan, at, bare);
  const prefixed = (all: typeof coming) => {
    const length = longestOf(all, tokens, at);
    const found = length > 0 ? weekdayAt(scan, at + length) : null;
    return found && { ...found, length: length + 1 };
  };
  const this_ = prefixed(coming);
  const isOrNext =
    this_ &&
    textAt(tokens, at + this_.length) === "or" &&
    textAt(tokens, at + this_.length + 1) === "next";
  // "this friday or next"
  if (isOrNext && !weekdayAt(scan, at + this_.length + 2))
    return reading(
      this_.length + 2,
      dayMention(twice(scan, this_.weekday), { weekday: this_.weekday }),
    );
  if (this_)
    return reading(this_.length, looseDay(comingDays(scan, this_.weekday), this_.weekday, false));
  const nextOne = prefixed(next);
  if (nextOne) {
    const days = nextDays(scan, nextOne.weekday);
    const flags = days.length > 1 ? (["whichWeek"] as const) : [];
    return reading(nextOne.length, dayMention(days, { weekday: nextOne.weekday, flags }));
  }
  const last = prefixed(past);
  if (last) {
    const days = [addDays(weekdayAfter(listening.today, last.weekday, true), -7)];
    return reading(last.length, dayMention(days, { weekday: last.weekday, flags: ["past"] }));
  }
  const each = prefixed(repeated);
  if (each) return reading(each.length, looseDay(twice(scan, each.weekday), each.weekday));
  return null;
};

function withoutPrefix(scan: Scan, at: number, said: { weekday: number; isPlural: boolean }) {
  const { weekday, isPlural } = said;
  const { tokens } = scan;
  if (textAt(tokens, at + 1) === "week" && !itemBefore(scan, at)) {
    const days = comingDays(scan, weekday).map((day) => addDays(day, 7));
    return reading(2, dayMention(days.slice(0, 1), { weekday }));
  }
  if (
    textAt(tokens, at + 1) === "after" &&
    textAt(tokens, at + 2) === "next" &&
    textAt(tokens, at + 3) !== "week"
  ) {
    const days = nextDays(scan, weekday).map((day) => addDays(day, 7));
    const flags = days.length > 1 ? (["whichWeek"] as const) : [];
    return reading(3, dayMention(days, { weekday, flags }));
  }
  return reading(1, looseDay(isPlural ? twice(scan, weekday) : comingDays(scan, weekday), weekday));
}

function twice(scan: Scan, weekday: number): Day[] {
  const [first] = comingDays(scan, weekday);
  return [first!, addDays(first!, 7)];
}

function looseDay(days: Day[], weekday: number, isLoose = true): DayMention {
  return dayMention(days, { weekday, isLoose });
}
