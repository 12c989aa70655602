import { wordSet } from "../text.ts";
import type { Tokens } from "./grammar/tokens.ts";
import { addDays, type Day, type DaySpan, laterOf, weekdayAfter } from "../calendar.ts";
import {
  type DayMention,
  type Item,
  type Mention,
  type Said,
  spanMention,
  type Stretch,
  type Items,
} from "./grammar/mention.ts";
import { isSaidForAt } from "./said-for-at.ts";
import { stretchBetween } from "./times/clocks.ts";

/** The beginning or end of a range, and whether the named day or time is in it. */
type Bound = { side: "after" | "before"; isIncluded: boolean | "days" };

const listed = (side: Bound["side"], isIncluded: Bound["isIncluded"], notation: string) =>
  notation.split(",").map((text) => ({ side, isIncluded, words: text.trim().split(" ") }));
const leads = [
  ...listed(
    "after",
    true,
    `not before, no earlier than, not earlier than, nothing before, nothing earlier than,
    not until, not till, starting, starting at, starting from, starting on, beginning, as of,
    not any earlier than`,
  ),
  ...listed(
    "after",
    false,
    `after, past, later than, anytime past, time past, any time after, anytime after, sometime after,
    some time after`,
  ),
  // "by friday" may be Friday, and "by 3" ends at three.
  ...listed("before", "days", `until, till, til, up to, up until, by`),
  ...listed(
    "before",
    true,
    `no later than, not later than, not after, nothing after, nothing later than, not past,
    not any later than`,
  ),
  ...listed(
    "before",
    false,
    `before, prior to, earlier than, ahead of, any time before, anytime before, sometime before`,
  ),
];
const tails = [
  ...listed(
    "after",
    true,
    `or later, or after, and later, and after, onwards, onward, and onwards, and onward,
    at the earliest, or any time after, and beyond`,
  ),
  ...listed(
    "before",
    true,
    `or earlier, or before, or sooner, and earlier, at the latest, latest, and before`,
  ),
];
// "from monday on": a word before and a word after.
const onward = new Set(["on", "onwards", "onward", "forward"]);
const between = new Set(["to", "-", "until", "till", "til", "through", "thru"]);
const fillers = new Set(["the", "about", "around", "on", "like", "say", "at"]);

/** Replaces days and times by the ranges and bounds that they are part of: "between 1 and 3", "after thursday". */
export function bounded(tokens: Tokens, items: Items, today: Day): Item[] {
  const ranged: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const range = rangeAt(tokens, items[index]!, items[index + 1], today);
    if (range) index += 1;
    ranged.push(range ?? withBound(tokens, items, index, today));
  }
  return ranged;
}

function rangeAt(tokens: Tokens, one: Item, other: Item | undefined, today: Day): Item | null {
  if (!other) return null;
  const words = tokens.slice(one.until, other.from).map(({ text }) => text);
  const [link, ...rest] = words;
  if (link === undefined || rest.some((word) => !fillers.has(word) && word !== "to")) return null;
  const lead = leadPlace(tokens, one.from, ["between", "from"]);
  const isBetween = lead !== null && tokens[lead]!.text === "between";
  if (
    !(
      between.has(link) ||
      (link === "up" && rest[0] === "to") ||
      (isBetween && (link === "and" || link === "&"))
    )
  )
    return null;
  // "move it from tuesday to friday" names an old time and a new one.
  if (!isBetween && isMoved(tokens, lead ?? one.from)) return null;
  const mention = rangeOf(one.mention, other.mention, today);
  return mention && { mention, from: lead ?? one.from, until: other.until };
}

const moving =
  /^(?:mov(?:e|ed|ing)|reschedul(?:e|ed|ing)|chang(?:e|ed|ing)|switch|push|pushed|bump|shift|swap|instead)$/;

/** Whether the words before a token ask to move something. */
function isMoved(tokens: Tokens, at: number): boolean {
  return tokens.slice(Math.max(0, at - 8), at).some(({ text }) => moving.test(text));
}

/** "move my tuesday appointment to friday at 10": what was before "to" is the old time. */
export function markMovedFrom(tokens: Tokens, said: Said[]): void {
  const target = said.findIndex(({ from, mood }, index) => {
    if (index === 0 || mood !== "wished" || !isMoved(tokens, from)) return false;
    let place = from - 1;
    while (/^(?:the|on|at|this|a)$/.test(tokens[place]?.text ?? "")) place -= 1;
    return tokens[place]?.text === "to";
  });
  if (target < 0) return;
  for (const item of said.slice(0, target))
    if (item.mood === "wished" && item.until <= said[target]!.from) item.mood = "takenBack";
}

function leadPlace(tokens: Tokens, at: number, words: readonly string[]): number | null {
  let place = at - 1;
  while (place > at - 4 && fillers.has(tokens[place]?.text ?? "")) place -= 1;
  return words.includes(tokens[place]?.text ?? "") ? place : null;
}

function rangeOf(one: Mention, other: Mention, today: Day): Mention | null {
  const [start, end] = [timesOf(one), timesOf(other)];
  if (start && end) {
    const part = stretchBetween(start.starts, end.ends);
    return part && { kind: "part", part, within: part, isBound: true };
  }
  const span = one.kind === "day" && other.kind === "day" ? spanOf(one, other, today) : null;
  return span && spanMention(span.from, span.until);
}

function timesOf(mention: Mention): { starts: readonly number[]; ends: readonly number[] } | null {
  if (mention.kind === "clock" && mention.minutes.length > 0)
    return { starts: mention.minutes, ends: mention.minutes };
  if (mention.kind === "part" && !mention.isBound)
    return { starts: [mention.part.from], ends: [mention.part.until] };
  return null;
}

function spanOf(one: DayMention, other: DayMention, today: Day): DaySpan | null {
  let [from, until] = [one.days[0], other.days[0]];
  if (!from || !until) return null;
  if (other.isLoose && other.weekday !== null) until = weekdayAfter(from, other.weekday, true);
  // "tuesday to thursday next week": the start is the last such day before the end.
  else if (one.isLoose && one.weekday !== null)
    from = laterOf(today, addDays(weekdayAfter(until, one.weekday), -7));
  else if (other.isLoose && until < from) until = other.days.find((day) => day >= from!) ?? until;
  return from <= until ? { from, until } : null;
}

function withBound(tokens: Tokens, items: Items, index: number, today: Day): Item {
  const item = items[index]!;
  const floor = items[index - 1]?.until ?? 0;
  const lead = longest(leads, (words) => precedes(tokens, item.from, words, floor));
  const behind = longest(tails, (words) => follows(tokens, item.until, words));
  // "Not Wednesday, and after one": "after" belongs to the time.
  const tail = behind && items.some(({ from }) => from === behind.place) ? null : behind;
  const isOnward =
    leadPlace(tokens, item.from, ["from", "starting", "beginning"]) !== null &&
    onward.has(tokens[item.until]?.text ?? "");
  const away =
    lead && /^(?:until|till|til)$/.test(lead.entry.words.at(-1)!)
      ? awayPlace(tokens, lead.place, floor)
      : null;
  // "By four pm" is said for "at four pm".
  if (lead && isSaidForAt(tokens, lead.place, item)) return { ...item, from: lead.place };
  const found = away === null ? (lead ?? tail) : { entry: fromThen };
  if (!found && !isOnward) return item;
  const bound: Bound = found?.entry ?? { side: "after", isIncluded: true };
  const limit = boundOf(item.mention, bound, today);
  if (!limit) return item;
  const zone = "zone" in item.mention ? item.mention.zone : undefined;
  return {
    mention: limit.kind === "part" && zone ? { ...limit, zone } : limit,
    from: lead
      ? (away ?? lead.place)
      : isOnward
        ? leadPlace(tokens, item.from, ["from", "starting", "beginning"])!
        : item.from,
    until: lead ? (isOnward ? item.until + 1 : item.until) : tail ? tail.place : item.until + 1,
  };
}

const fromThen: Listed = { side: "after", isIncluded: true, words: [] };
const absent = wordSet(`
  away out gone busy working work unavailable traveling travelling cant cannot wont not booked up
`);
const betweenThem = wordSet(
  "of town do anything make it meet really at available free be in office the",
);

/**
 * "I'm away until friday", "not free until 3": the caller is free from then on. The place of the words of absence, or
 * null.
 */
function awayPlace(tokens: Tokens, at: number, floor: number): number | null {
  let place = at - 1;
  while (place > floor && place > at - 5 && betweenThem.has(tokens[place]!.text)) place -= 1;
  return place >= floor && absent.has(tokens[place]?.text ?? "") ? place : null;
}

type Listed = Bound & { words: readonly string[] };

function longest(all: readonly Listed[], placeOf: (words: readonly string[]) => number | null) {
  let best: { entry: Listed; place: number } | null = null;
  for (const entry of all) {
    const place = placeOf(entry.words);
    if (place !== null && entry.words.length > (best?.entry.words.length ?? 0))
      best = { entry, place };
  }
  return best;
}

const visits =
  /^(?:come|comes|came|coming|stop|stopping|drop|dropping|swing|pop|go|run|pass|passing|by)$/;

function precedes(
  tokens: Tokens,
  at: number,
  words: readonly string[],
  floor: number,
): number | null {
  let end = at;
  while (
    end > floor &&
    fillers.has(tokens[end - 1]!.text) &&
    tokens[end - 1]!.text !== words.at(-1)
  )
    end -= 1;
  const place = end - words.length;
  // "come by on tuesday" and "stop by tuesday" are visits, not bounds.
  if (
    words[0] === "by" &&
    (tokens[place + 1]?.text === "on" || visits.test(tokens[place - 1]?.text ?? ""))
  )
    return null;
  return place >= floor && words.every((word, index) => tokens[place + index]?.text === word)
    ? place
    : null;
}

function follows(tokens: Tokens, at: number, words: readonly string[]): number | null {
  const start = tokens[at]?.text === "," ? at + 1 : at;
  return words.every((word, index) => tokens[start + index]?.text === word)
    ? start + words.length
    : null;
}

const endOfDay = 24 * 60;
/** How far "after thursday" reaches, in days. */
const reach = 13;

function boundOf(mention: Mention, bound: Bound, today: Day): Mention | null {
  if (mention.kind === "clock" && mention.minutes.length > 0)
    return partOf(boundedTime(mention.minutes[0]!, bound));
  if (mention.kind === "part" && !mention.isBound) {
    const { from, until } = mention.part;
    const isFrom = (bound.side === "after") === (bound.isIncluded !== false);
    return partOf(boundedTime(isFrom ? from : until, { ...bound, isIncluded: false }));
  }
  if (mention.kind === "day" && mention.days.length > 0) {
    const [day] = mention.days;
    return boundedDays({ from: day!, until: day! }, bound, today);
  }
  return mention.kind === "span" ? boundedDays(mention.spans[0]!, bound, today) : null;
}

function boundedTime(minute: number, { side, isIncluded }: Bound): Stretch {
  return side === "after"
    ? { from: minute, until: endOfDay }
    : { from: 0, until: minute + (isIncluded === true ? 1 : 0) };
}

function partOf(part: Stretch): Mention {
  return { kind: "part", part, within: part, isBound: true };
}

function boundedDays(span: DaySpan, { side, isIncluded }: Bound, today: Day): Mention | null {
  if (side === "after") {
    const from = isIncluded ? span.from : addDays(span.until, 1);
    return spanMention(from, addDays(from, reach));
  }
  const until = isIncluded ? span.until : addDays(span.from, -1);
  return until < today ? null : spanMention(today, until);
}
