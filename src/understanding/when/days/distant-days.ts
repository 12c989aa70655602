import {
  addDays,
  type Day,
  dayOf,
  daysInMonth,
  monthAfter,
  numbersOf,
  weekdayAfter,
  weekdayOf,
  weekOf,
} from "../../calendar.ts";
import {
  dayMention,
  type Mention,
  type Reader,
  type Reading,
  reading,
  type Scan,
  spanMention,
} from "../grammar/mention.ts";
import { countAt } from "../grammar/numbers.ts";
import { lengthOf, longestOf, phrase, phrases, textAt } from "../grammar/tokens.ts";
import { plainDayAt } from "./plain-day.ts";
import { weekdayAt } from "./weekdays.ts";

const unitDays = new Map([
  ["day", 1],
  ["days", 1],
  ["week", 7],
  ["weeks", 7],
  ["wk", 7],
  ["wks", 7],
]);
const hereAndNow = phrases(`
  from now|today
  out|away|hence
`);
const opening = phrase("in|within");
const reach = phrase("in|over|within|during? the? next|coming|following");

/** "in 3 days", "in two weeks", "a week from thursday", "two weeks from now", "a month from today". */
export const readCounted: Reader = (scan, at) => {
  const { tokens, listening } = scan;
  const start = at + lengthOf(opening, tokens, at);
  const count = countAt(tokens, start);
  if (!count || count.value === 0 || count.value > 60) return null;
  const unit = textAt(tokens, start + count.length);
  const after = start + count.length + 1;
  const isYear = unit === "year" || unit === "years";
  const isMonth = unit === "month" || unit === "months" || isYear;
  const days = unitDays.get(unit);
  if (days === undefined && !isMonth) return null;
  // "In 30 years" is a loan's.
  if (isYear && count.value > 4) return null;
  const later = (day: Day) =>
    isMonth ? monthsLater(day, count.value * (isYear ? 12 : 1)) : addDays(day, count.value * days!);
  const now = longestOf(hereAndNow, tokens, after);
  if (now > 0)
    return reading(after + now - at, near(later(listening.today), count.isVague, days ?? 30));
  if (textAt(tokens, after) === "from" || textAt(tokens, after) === "after") {
    const base = plainDayAt(scan, after + 1);
    if (base && !isYear)
      return reading(after + 1 + base.length - at, {
        ...base.day,
        ...strict,
        days: base.day.days.map(later),
      });
  }
  if (textAt(tokens, after) === "ago")
    return reading(
      after + 1 - at,
      dayMention([addDays(listening.today, -count.value * (days ?? 30))], { flags: ["past"] }),
    );
  if (start === at) return laterThanSpoken(scan, at, after, later);
  if (textAt(tokens, at) === "within")
    return reading(after - at, spanMention(addDays(listening.today, 1), later(listening.today)));
  return reading(after - at, near(later(listening.today), count.isVague, days ?? 30));
};

// A day counted from another one is certain: no week or month next to it changes it.
const strict = { isLoose: false, weekday: null, date: null };

/** "in a couple of weeks" is a range around that day, "in two weeks" is the day itself. */
function near(day: Day, isVague: boolean, unit: number): Mention {
  if (!isVague) return dayMention([day]);
  return spanMention(addDays(day, unit === 1 ? -1 : -2), addDays(day, unit === 1 ? 1 : 4));
}

/** "a week later", "two days later": counted from the day being discussed. */
function laterThanSpoken(scan: Scan, at: number, after: number, later: (day: Day) => Day) {
  const { day } = scan.listening.about;
  if (textAt(scan.tokens, after) !== "later" || day === null) return null;
  return reading(after + 1 - at, dayMention([later(day)]));
}

function monthsLater(day: Day, months: number): Day {
  const { year, month } = monthAfter(day, months);
  return dayOf(year, month, Math.min(numbersOf(day).date, daysInMonth(year, month)))!;
}

/** "in the next two weeks", "over the next few days", "within the next week". */
export const readReach: Reader = ({ tokens, listening }, at) => {
  const lead = lengthOf(reach, tokens, at);
  if (lead === 0) return null;
  const count = countAt(tokens, at + lead) ?? { value: 1, length: 0 };
  const unit = unitDays.get(textAt(tokens, at + lead + count.length));
  const isSpread = count.length > 0 || /^(?:in|over|within|during)$/.test(textAt(tokens, at));
  const isPlain = count.length === 0 && !/^(?:over|within)$/.test(textAt(tokens, at));
  if (unit === undefined || !isSpread || (isPlain && textAt(tokens, at + lead).length < 5))
    return null;
  const { today } = listening;
  return reading(
    lead + count.length + 1,
    spanMention(addDays(today, 1), addDays(today, count.value * unit)),
  );
};

const beforeOrAfter = phrase("after|before|following");

/** "the day after thanksgiving", "the monday after christmas", "the week before the 5th". */
export const readBeside: Reader = (scan, at) => {
  const { tokens } = scan;
  const start = textAt(tokens, at) === "the" ? at + 1 : at;
  const said = textAt(tokens, start);
  const weekday = weekdayAt(scan, start);
  const isNamed = said === "day" || said === "week" || said === "weekend";
  if ((!weekday && !isNamed) || lengthOf(beforeOrAfter, tokens, start + 1) === 0) return null;
  const base = plainDayAt(scan, start + 2);
  if (!base) return null;
  // "monday before 3" is not followed by a day, and "tuesday after tuesday" means nothing.
  if (weekday && base.day.isLoose) return null;
  const isAfter = textAt(tokens, start + 1) !== "before";
  const [day] = base.day.days;
  return {
    length: start + 2 + base.length - at,
    mentions: [besideDay(weekday?.weekday ?? said, day!, isAfter)],
  } satisfies Reading;
};

function besideDay(said: number | string, day: Day, isAfter: boolean): Mention {
  if (said === "day") return dayMention([addDays(day, isAfter ? 1 : -1)]);
  if (said === "week") {
    const { from, until } = weekOf(addDays(day, isAfter ? 7 : -7));
    return spanMention(from, until);
  }
  if (said === "weekend") {
    const saturday = isAfter
      ? weekdayAfter(day, 6, weekdayOf(day) < 6)
      : addDays(weekdayAfter(day, 6, true), -7);
    return spanMention(saturday, addDays(saturday, 1));
  }
  const weekday = said as number;
  return dayMention([
    isAfter ? weekdayAfter(day, weekday) : addDays(weekdayAfter(day, weekday, true), -7),
  ]);
}
