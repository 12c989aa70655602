import { wordSet } from "../text.ts";
import {
  type Day,
  dayOf,
  type DaySpan,
  monthAfter,
  numbersOf,
  weekdayAfter,
  weekdayOf,
} from "../calendar.ts";
import {
  areAll,
  type ClockMention,
  dayMention,
  type DayMention,
  type Item,
  type PartMention,
  type SpanMention,
  wordsBetween,
  type Items,
} from "./grammar/mention.ts";
import type { Tokens } from "./grammar/tokens.ts";

const fillers = wordSet(
  ", the of in on which is thats its it a that being at around for so on-the",
);
const links = wordSet(", or and to - through thru until till the on either maybe");

/**
 * Joins days that are said in two parts: "tuesday the 1st", "friday next week", "next month on the 2nd". A weekday
 * picks among dates, a week picks among weekdays; if they contradict each other, both are kept, with a flag.
 */
export function joinedDays(tokens: Tokens, items: Items, today: Day): Item[] {
  const joined = [...items];
  joinWithYears(tokens, joined);
  joinWithSpans(tokens, joined, today);
  joinWithDates(tokens, joined, today);
  return joined;
}

/** "Next year, December 2": the date of that year. */
function joinWithYears(tokens: Tokens, items: Item[]): void {
  for (let index = 0; index < items.length; index += 1) {
    const { mention, from, until } = items[index]!;
    const [span] = mention.kind === "span" ? mention.spans : [];
    if (!span?.from.endsWith("-01-01") || !span.until.endsWith("-12-31")) continue;
    for (const step of [-1, 1]) {
      const place = index + step;
      const other = items[place];
      if (other?.mention.kind !== "day" || other.mention.isLoose) continue;
      const [day] = other.mention.days;
      if (!day || other.mention.weekday !== null) continue;
      if (!areAll(wordsOf(tokens, items, index, place), fillers)) continue;
      const { month, date } = numbersOf(day);
      const dated = dayOf(numbersOf(span.from).year, month, date);
      const joined = dated ? dayMention([dated]) : dayMention([], { flags: ["invalid"] });
      items[place] = {
        mention: joined,
        from: Math.min(other.from, from),
        until: Math.max(other.until, until),
      };
      items.splice(index, 1);
      index -= 1;
      break;
    }
  }
}

function joinWithSpans(tokens: Tokens, items: Item[], today: Day): void {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    if (item.mention.kind !== "span" || !isWeekOrMonth(item.mention)) continue;
    const group = looseBeside(tokens, items, index);
    if (group.length === 0) continue;
    for (const place of group) {
      const loose = items[place]!.mention as DayMention;
      items[place] = { ...items[place]!, mention: pickedFrom(loose, item.mention, today) };
    }
    // The days already contain the range, so its tokens now belong to them.
    const near = group.at(-1)! < index ? group.at(-1)! : group[0]!;
    const widened = items[near]!;
    items[near] = {
      ...widened,
      from: Math.min(widened.from, item.from),
      until: Math.max(widened.until, item.until),
    };
    items.splice(index, 1);
    index -= 1;
  }
}

/** Weeks and months; "from tomorrow on" and the like pick nothing. */
function isWeekOrMonth({ spans }: SpanMention): boolean {
  const [span] = spans;
  return span !== undefined && Date.parse(span.until) - Date.parse(span.from) < 32 * 24 * 3_600_000;
}

/** The loose days right before or after a range, with those listed next to them. */
function looseBeside(tokens: Tokens, items: Items, index: number): number[] {
  for (const step of [-1, 1]) {
    const group: number[] = [];
    let [previous, allowed] = [index, fillers];
    for (let place = index + step; items[place]; place += step) {
      const { mention } = items[place]!;
      if (mention.kind === "clock" || mention.kind === "part") continue;
      const words = wordsOf(tokens, items, previous, place);
      if (mention.kind !== "day" || !mention.isLoose || !areAll(words, allowed)) break;
      group.push(place);
      [previous, allowed] = [place, links];
    }
    if (group.length > 0) return group.sort((one, other) => one - other);
  }
  return [];
}

function wordsOf(tokens: Tokens, items: Items, one: number, other: number): string[] {
  const [first, second] = one < other ? [items[one]!, items[other]!] : [items[other]!, items[one]!];
  return wordsBetween(tokens, items, first.until, second.from);
}

/** The days of a range that a weekday or a date names. */
export function pickedFrom(loose: DayMention, span: SpanMention, today: Day): DayMention {
  const all = span.spans.flatMap((each) => daysWithin(loose, each));
  // "Tuesday of last week".
  if (all.length > 0 && span.spans.every(({ until }) => until < today))
    return dayMention(all.slice(0, 1), { flags: ["past"] });
  const days = all.filter((day) => day >= today);
  const unique = [...new Set(days)].sort();
  if (unique.length > 0) {
    const isWhichWeek = span.spans.length > 1 && unique.length > 1;
    return dayMention(unique, {
      ...(loose.weekday && { weekday: loose.weekday }),
      flags: isWhichWeek ? ["whichWeek"] : [],
    });
  }
  const isMissing = loose.date !== null && loose.date > 28;
  return {
    ...loose,
    days: isMissing ? [] : loose.days,
    isLoose: false,
    flags: isMissing ? ["invalid"] : ["conflict"],
  };
}

function daysWithin({ weekday, date }: DayMention, span: DaySpan): Day[] {
  const days: Day[] = [];
  if (weekday !== null) {
    // The first few Mondays of a month are enough to ask which one.
    for (let day = weekdayAfter(span.from, weekday, true); day <= span.until && days.length < 5;)
      [days[days.length], day] = [day, weekdayAfter(day, weekday)];
  } else if (date !== null) {
    for (const months of [0, 1]) {
      const { year, month } = monthAfter(span.from, months);
      const day = dayOf(year, month, date);
      if (day && day >= span.from && day <= span.until) days.push(day);
    }
  }
  return days;
}

function joinWithDates(tokens: Tokens, items: Item[], today: Day): void {
  for (let index = 0; index < items.length; index += 1) {
    const other = items.findIndex(
      ({ mention }, place) => place > index && mention.kind !== "clock" && mention.kind !== "part",
    );
    const [one, next] = [items[index]!, items[other]];
    if (one.mention.kind !== "day" || next?.mention.kind !== "day") continue;
    const words = wordsOf(tokens, items, index, other);
    if (!areAll(words, fillers)) continue;
    // "I missed the one a week ago, so Thursday" names two days.
    const isPast = one.mention.flags.includes("past") || next.mention.flags.includes("past");
    if (isPast && words.includes("so")) continue;
    const mention = agreed(one.mention, next.mention, today);
    if (!mention) continue;
    items[index] = { ...one, mention };
    // The second mention only keeps its tokens.
    items[other] = { ...next, mention: { ...mention, days: [], flags: [] } };
    const isNear = other === index + 1;
    if (isNear) {
      items[index] = { ...items[index]!, until: next.until };
      items.splice(other, 1);
      index -= 1;
    }
  }
}

/** A weekday and a date as one day; null if they are two requests. */
function agreed(one: DayMention, other: DayMention, today: Day): DayMention | null {
  if (one.days.length === 0 || other.days.length === 0) return null;
  const [weekday, date] = one.weekday !== null ? [one, other] : [other, one];
  if (weekday.weekday === null || date.weekday !== null) return null;
  // "A week ago Thursday".
  const past = [one, other].find(({ flags }) => flags.includes("past"));
  if (past) return dayMention(past.days, { flags: ["past"] });
  const same = date.days.filter((day) => weekdayOf(day) === weekday.weekday);
  const more = { weekday: weekday.weekday, date: date.date, isLoose: date.isLoose };
  if (same.length > 0) return dayMention(same, { ...more, flags: date.flags });
  const gone = date.date !== null ? goneDay(date.date, weekday.weekday, today) : null;
  if (gone) return dayMention([gone], { flags: ["past"] });
  return dayMention([...date.days, ...weekday.days], {
    weekday: null,
    flags: ["conflict", ...date.flags],
  });
}

/** "Friday the 20th", said on Monday the 23rd: a day of this month that has passed. */
function goneDay(date: number, weekday: number, today: Day): Day | null {
  const { year, month } = numbersOf(today);
  const day = dayOf(year, month, date);
  return day && day < today && weekdayOf(day) === weekday ? day : null;
}

const betweenTimeAndPart = wordSet(
  ", in the on at around about say like maybe by after before until from past this",
);

/** Times narrowed by the part of the day that is said next to them: "seven in the evening", "tomorrow morning at 8". */
export function likelyTimes(tokens: Tokens, items: Items): Item[] {
  return items.map((item) => {
    if (item.mention.kind !== "clock") return item;
    const part = items.find(
      (other): other is Item<PartMention> =>
        other.mention.kind === "part" && isBeside(tokens, items, item, other),
    );
    return part ? { ...item, mention: narrowed(item.mention, part.mention) } : item;
  });
}

function isBeside(tokens: Tokens, items: Items, one: Item, other: Item): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (
    items.some(
      ({ mention, from }) => mention.kind === "clock" && from > first.from && from < second.from,
    )
  )
    return false;
  return areAll(wordsBetween(tokens, items, first.until, second.from), betweenTimeAndPart);
}

/** The minutes within a part of the day; all of them if none is. */
export function narrowed(clock: ClockMention, { within }: PartMention): ClockMention {
  const minutes = clock.minutes.filter((minute) => minute >= within.from && minute < within.until);
  // "midnight" ends an evening, though the day begins with it.
  return minutes.length > 0 ? { ...clock, minutes } : clock;
}
