import {
  addDays,
  type Day,
  type DaySpan,
  laterOf,
  weekdayAfter,
  weekdayOf,
  weekOf,
} from "../../calendar.ts";
import { type Reader, type Reading, reading, type Scan, spanMention } from "../grammar/mention.ts";
import { lengthOf, longestOf, phrase, type Phrases, phrases, textAt } from "../grammar/tokens.ts";
import { plainDayAt } from "./plain-day.ts";

/** A part of a week or month, named by a word before it. */
export type Slice = "early" | "mid" | "late" | "rest" | null;

const slices: readonly [Exclude<Slice, null>, Phrases][] = [
  [
    "early",
    phrases(`
    early|earlier in|on? the?
    the? beginning|start of the?
    the? first part|half of the?
  `),
  ],
  [
    "mid",
    phrases(`
    mid
    the? middle of the?
    midweek
  `),
  ],
  [
    "late",
    phrases(`
    later|late in|on? the?
    the? end of the?
    the? last|second|latter part|half of the?
    towards|toward the? end of the?
  `),
  ],
  [
    "rest",
    phrases(`
    the? rest|remainder of the?
  `),
  ],
];

/** "early ...", "the end of ...": which slice, and how many tokens it takes. */
export function sliceAt({ tokens }: Scan, at: number): { slice: Slice; length: number } {
  for (const [slice, all] of slices) {
    const length = longestOf(all, tokens, at);
    if (length > 0) return { slice, length };
  }
  return { slice: null, length: 0 };
}

const weekAfterNext = phrases(`
  the? week after next week?
  in? two weeks time
`);
const nextWeek = phrases(`
  the? next week|weeks
  next wk
  the? coming week
  the? upcoming week
`);
const followingWeek = phrases(`
  the? following week
  the week after that?
  week after that
`);
const thisWeek = phrases(`
  this week
  this coming week
  the? current week
`);
const lastWeek = phrases(`
  last week
  this|the past week
`);

/** "next week", "early next week", "later this week", "the end of the week", "the week of the 7th". */
export const readWeek: Reader = (scan, at) => {
  const { tokens, listening } = scan;
  const { today, about } = listening;
  const { slice, length } = sliceAt(scan, at);
  const start = at + length;
  // So many days after the Monday of a day's week.
  const weekFrom = (all: Phrases, day: Day, days: number) => {
    const taken = longestOf(all, tokens, start);
    if (taken === 0) return null;
    const from = addDays(weekOf(day).from, days);
    return sliced(length + taken, { from, until: addDays(from, 6) }, slice, today);
  };
  const found =
    weekFrom(weekAfterNext, today, 14) ??
    (weekdayOf(today) === 7 && slice === null ? twoNextWeeks(scan, start) : null) ??
    weekFrom(nextWeek, today, 7) ??
    weekFrom(followingWeek, about.day ?? today, 7);
  if (found) return found;
  const ago = longestOf(lastWeek, tokens, start);
  if (ago > 0) {
    const monday = addDays(weekOf(today).from, -7);
    return reading(length + ago, {
      kind: "span",
      spans: [{ from: monday, until: addDays(monday, 6) }],
      flags: ["past"],
    });
  }
  // On Wednesday "the beginning of the week" means next week's.
  const isComing = slice === "early" && textAt(tokens, start) === "week" && weekdayOf(today) > 2;
  if (isComing) {
    const from = addDays(weekOf(today).from, 7);
    return sliced(length + 1, { from, until: addDays(from, 6) }, slice, today);
  }
  const now =
    longestOf(thisWeek, tokens, start) || (slice && textAt(tokens, start) === "week" ? 1 : 0);
  if (now > 0) return sliced(length + now, restOfWeek(today), slice, today);
  return slice === null ? weekOfDay(scan, at) : null;
};

/** On a Sunday, "next week" begins tomorrow for some people and in a week for others. */
function twoNextWeeks({ tokens, listening }: Scan, at: number): Reading | null {
  const taken = longestOf(nextWeek, tokens, at);
  if (taken === 0) return null;
  const from = addDays(listening.today, 1);
  return reading(taken, {
    kind: "span",
    spans: [
      { from, until: addDays(from, 6) },
      { from: addDays(from, 6), until: addDays(from, 12) },
    ],
    flags: [],
  });
}

/** What is left of this week; on a Sunday the days up to Saturday, since the old week is over by then. */
function restOfWeek(today: Day): DaySpan {
  return { from: today, until: weekdayOf(today) === 7 ? addDays(today, 6) : weekOf(today).until };
}

function sliced(length: number, span: DaySpan, slice: Slice, today: Day): Reading {
  const monday = weekdayOf(span.from) === 7 ? addDays(span.from, 1) : weekOf(span.from).from;
  const day = (count: number) => addDays(monday, count);
  const parts: Record<Exclude<Slice, null>, DaySpan> = {
    early: { from: monday, until: day(1) },
    mid: { from: day(1), until: day(3) },
    late: { from: day(3), until: day(4) },
    rest: { from: addDays(today, 1), until: span.until },
  };
  const isNow = span.from <= today;
  if (isNow && slice === "late") {
    // "later this week" is any day after tomorrow that is left, and at least tomorrow.
    const from = addDays(today, 2) <= span.until ? addDays(today, 2) : addDays(today, 1);
    return reading(length, spanMention(from, laterOf(from, span.until)));
  }
  if (isNow && slice === "early" && parts.early.until < today)
    return reading(length, { kind: "span", spans: [parts.early], flags: ["past"] });
  const chosen = slice ? parts[slice] : span;
  const from = isNow ? laterOf(chosen.from, today) : chosen.from;
  return reading(length, spanMention(from, laterOf(from, chosen.until)));
}

const weekOfLead = phrase("the week of");

function weekOfDay(scan: Scan, at: number): Reading | null {
  const lead = lengthOf(weekOfLead, scan.tokens, at);
  const base = lead > 0 ? plainDayAt(scan, at + lead) : null;
  if (!base) return null;
  const { from, until } = weekOf(base.day.days[0]!);
  return reading(lead + base.length, spanMention(laterOf(from, scan.listening.today), until));
}

const generalWeekday = phrases(`
  during|in the week
  on|a|any? weekdays|weekday
  a|any? business|work|working day
  workdays
  midweek
`);
const generalWeekend = phrases(`
  weekends
  on|a|any weekends
  a|any weekend
  on a|any weekend
`);
const weekend = phrases(`
  the? weekend
  this weekend
  this|the coming weekend
  over the? weekend
  over this weekend
  the? upcoming weekend
`);
const weekendAfterNext = phrases(`
  the? weekend after next
  the? weekend after next weekend
`);
const nextWeekend = phrases(`
  the? next weekend
  over next weekend
`);
const lastWeekend = phrases(`
  last weekend
  over last weekend
  this|the past weekend
`);

// The words with which a weekend can begin: checked first, because it is quick.
const weekendStarts = new Set([
  ...weekend.keys(),
  ...lastWeekend.keys(),
  ...nextWeekend.keys(),
  ...weekendAfterNext.keys(),
]);

/** "a weekday", "during the week", "weekends", "this weekend", "next weekend". */
export const readWeekPart: Reader = ({ tokens, listening }, at) => {
  const { today } = listening;
  const weekdays = longestOf(generalWeekday, tokens, at);
  if (weekdays > 0) {
    const isMid = textAt(tokens, at) === "midweek";
    return reading(weekdays, { kind: "weekdays", weekdays: isMid ? [2, 3, 4] : [1, 2, 3, 4, 5] });
  }
  const anyWeekend = longestOf(generalWeekend, tokens, at);
  if (anyWeekend > 0) return reading(anyWeekend, { kind: "weekdays", weekdays: [6, 7] });
  if (/^(?:good|great|nice|lovely|wonderful|your)$/.test(textAt(tokens, at - 1))) return null;
  if (!weekendStarts.has(textAt(tokens, at))) return null;
  const saturday = weekdayAfter(today, 6, true);
  const afterNext = longestOf(weekendAfterNext, tokens, at);
  if (afterNext > 0)
    return reading(afterNext, spanMention(addDays(saturday, 14), addDays(saturday, 15)));
  const after = longestOf(nextWeekend, tokens, at);
  if (after > 0) {
    const firsts = weekdayOf(today) >= 6 ? [saturday] : [saturday, addDays(saturday, 7)];
    const spans = (weekdayOf(today) === 6 ? [addDays(today, 7)] : firsts).map((from) => ({
      from,
      until: addDays(from, 1),
    }));
    return reading(after, { kind: "span", spans, flags: spans.length > 1 ? ["whichWeek"] : [] });
  }
  const ago = longestOf(lastWeekend, tokens, at);
  if (ago > 0) {
    const from = addDays(saturday, weekdayOf(today) === 7 ? -14 : -7);
    return reading(ago, {
      kind: "span",
      spans: [{ from, until: addDays(from, 1) }],
      flags: ["past"],
    });
  }
  const length = longestOf(weekend, tokens, at);
  if (length === 0) return null;
  const isThis = textAt(tokens, at) === "this";
  if (weekdayOf(today) === 7 && isThis) return reading(length, spanMention(today, today));
  return reading(length, spanMention(saturday, addDays(saturday, 1)));
};
