import { wordSet } from "../text.ts";
import { addDays, type Day, daysBetween, weekdayOf } from "../calendar.ts";
import type { Listening } from "../heard.ts";
import { anotherDayAt } from "./days/named-days.ts";
import {
  isTimeLike,
  isWhenAsked,
  type Item,
  type Said,
  type Scan,
  type Stretch,
} from "./grammar/mention.ts";
import type { Tokens } from "./grammar/tokens.ts";

/** Excluded days and weekdays, and the part of the day that is left when another part is excluded. */
type RuledOut = { days: Day[]; weekdays: number[]; part: Stretch | null };

const everyday = [1, 2, 3, 4, 5, 6, 7];
/** The most days of a range that are excluded one by one. */
const mostDays = 31;

/** What was said not to suit. */
export function ruledOut(
  { tokens, listening, said }: { tokens: Tokens; listening: Listening; said: readonly Said[] },
  wished: readonly Day[],
): RuledOut {
  const out: RuledOut = { days: anotherDays(tokens, listening), weekdays: [], part: null };
  said.forEach((item, index) => {
    const { mention, mood } = item;
    if (mention.kind === "weekdays") {
      const isOut = mood === "ruledOut";
      if (isOut || mood === "wished")
        out.weekdays.push(...everyday.filter((day) => mention.weekdays.includes(day) === isOut));
    }
    if (mood !== "ruledOut") return;
    if (mention.kind === "day" && !hasTimeBeside(tokens, said, index, "clock")) {
      if (mention.isLoose && mention.weekday !== null) out.weekdays.push(mention.weekday);
      else out.days.push(...mention.days);
    }
    if (mention.kind === "span") {
      const [{ from, until }] = mention.spans as [{ from: Day; until: Day }];
      const most = addDays(from, mostDays - 1);
      out.days.push(...daysBetween(from, until < most ? until : most));
    }
    if (mention.kind === "part" && !hasDayBeside(tokens, said, index))
      out.part = restOfDay(mention.part);
  });
  return {
    days: [...new Set(out.days)].filter((day) => !wished.includes(day)),
    // "Not Tuesday after all, what about December 8", which is one.
    weekdays: [...new Set(out.weekdays)].filter(
      (weekday) => !wished.some((day) => weekdayOf(day) === weekday),
    ),
    part: out.part,
  };
}

/** "not tuesday at 3" excludes neither the day nor that hour on every day. */
function hasTimeBeside(
  tokens: Tokens,
  said: readonly Said[],
  index: number,
  kind: "clock" | "part",
): boolean {
  const item = said[index]!;
  return [said[index - 1], said[index + 1]].some(
    (other) =>
      other?.mood === "ruledOut" && other.mention.kind === kind && isNear(tokens, item, other),
  );
}

function hasDayBeside(tokens: Tokens, said: readonly Said[], index: number): boolean {
  const item = said[index]!;
  return [said[index - 1], said[index + 1]].some(
    (other) =>
      other?.mood === "ruledOut" && other.mention.kind === "day" && isNear(tokens, item, other),
  );
}

/** "Not Tuesday morning", but not "no mornings and no Mondays". */
function isNear(tokens: Tokens, one: Said, other: Said): boolean {
  const [from, until] = [Math.min(one.until, other.until), Math.max(one.from, other.from)];
  const words = tokens.slice(from, until + 1).map(({ text }) => text);
  return until - from <= 2 && !words.some((word) => /^(?:no|not|nor|and|nothing)$/.test(word));
}

/** What is left of office hours (8 to 21) without a part of the day; without their middle, what comes after. */
function restOfDay({ from, until }: Stretch): Stretch {
  const [opens, closes, noon] = [8 * 60, 21 * 60, 12 * 60];
  if (from === 0) return { from: until, until: 24 * 60 };
  if (until === 24 * 60) return { from: 0, until: from };
  if (from < noon || until - from <= 60) return { from: until, until: closes };
  return { from: opens, until: from };
}

/** "another day" excludes the one being discussed. */
function anotherDays(tokens: Tokens, listening: Listening): Day[] {
  const scan = { tokens, listening, items: [] };
  return tokens.flatMap((_, at) => anotherDayAt(scan, at)?.day ?? []);
}

// Something that was done or is due: a day next to it is not a request.
const deeds = wordSet(`
  called spoke talked saw met emailed mailed texted received bought sold visited toured applied signed born wrote
  heard moved married listed posted closed started came got sent divorced inherited lost retired found since expired
  ended birthday lease closing deadline anniversary due expires ends died passed retired missed widowed refinanced
`);
const endsClause = wordSet(". , ? ! ; and but so because");
const wishes = wordSet(`
  can could would want like need lets let available free works open book schedule do how what give put make say
`);

/**
 * Whether a day is reported, not requested: "I called on Tuesday", "our lease ends in March". If a day or a time was
 * asked for, only past days are, since everything else is an answer.
 */
export function isReported(scan: Scan, item: Item): boolean {
  const { mention } = item;
  if (mention.kind === "soonest" || mention.kind === "shift") return false;
  if (isLongAgo(scan, item)) return true;
  if (mention.kind === "span" && isAside(scan, item)) return true;
  const isPast = "flags" in mention && mention.flags.includes("past");
  const isAsked = isWhenAsked(scan) || scan.listening.expecting === "confirm";
  if (isPast)
    return hasDeed(scan, item) || (!isAsked && !isWholeAnswer(scan, item) && !isBooked(scan, item));
  if (isAsked && !isTimeLike(mention)) return false;
  if (!hasDeed(scan, item)) return false;
  const after = scan.tokens.slice(item.until, item.until + 4);
  return !after.some(({ text }) =>
    /^(?:is|works?|available|open|free|ok|okay|alright|possible|please)$/.test(text),
  );
}

const returns = /^(?:be|come|comes|coming|get|gets|getting|go|am|im|ill|move|moving|again)$/;

/** "He died back in august", "since march": long ago; but "I'll be back in january". */
function isLongAgo({ tokens }: Scan, { mention, from }: Item): boolean {
  if (mention.kind !== "span" && mention.kind !== "day") return false;
  const [second, first, place] = [3, 2, 1].map((away) => tokens[from - away]?.text ?? "");
  if (first !== "back" && place !== "back") return false;
  const before = first === "back" ? second! : first!;
  return (place === "back" || /^(?:in|on|around)$/.test(place!)) && !returns.test(before);
}

const asking = wordSet(`
  can could would may want like need lets let us available free open how what when book schedule appointment meet meeting
  see come slot time please sometime talk consultation maybe how
`);

/** "My loan adjusts in March": a month in a line that asks for nothing. */
function isAside(scan: Scan, item: Item): boolean {
  if (isWhenAsked(scan) || scan.listening.expecting === "confirm" || isWholeAnswer(scan, item))
    return false;
  const before = scan.tokens.slice(0, item.from).map(({ text }) => text);
  const isTold = before.some((word) => /^(?:my|our|his|her|their|he|she|they)$/.test(word));
  return isTold && !scan.tokens.some(({ text }) => asking.has(text));
}

const booking = wordSet("come book appointment meet schedule visit");
const notDone = wordSet(
  "not did didnt couldnt cant was were had have supposed called told said why who",
);

/** "I'd like to come in a week ago Thursday", by mistake: it is answered that the day has passed. */
function isBooked({ tokens }: Scan, { from }: Item): boolean {
  const before = tokens.slice(Math.max(0, from - 7), from).map(({ text }) => text);
  const isAsked = /(?:how|what) about(?: the)?$/.test(before.join(" "));
  return (
    (isAsked || before.some((word) => booking.has(word))) &&
    !before.some((word) => notDone.has(word))
  );
}

/** Whether the clause before the mention says that something was done or is due, and requests nothing. */
function hasDeed({ tokens }: Scan, item: Item): boolean {
  let isFound = false;
  for (let place = item.from - 1; place >= Math.max(0, item.from - 8); place -= 1) {
    const { text } = tokens[place]!;
    if (endsClause.has(text)) break;
    if (wishes.has(text)) return false;
    if (deeds.has(text)) isFound = true;
  }
  return isFound;
}

function isWholeAnswer({ tokens, items }: Scan, item: Item): boolean {
  const taken = items.reduce((sum, { from, until }) => sum + until - from, 0);
  return tokens.length - Math.max(taken, item.until - item.from) <= 2;
}
