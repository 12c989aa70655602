import { wordSet } from "../../text.ts";
import {
  dayMention,
  isWhenAsked,
  itemBefore,
  type Mention,
  partMention,
  type Reader,
  reading,
  type Scan,
  type Stretch,
} from "../grammar/mention.ts";
import { longestOf, phrases, textAt } from "../grammar/tokens.ts";
import { plainDayAt } from "../days/plain-day.ts";

const hours = (from: number, until: number): Stretch => ({ from: from * 60, until: until * 60 });

// The whole morning, beyond office hours.
const wholeMorning = hours(0, 12);
const wholeAfternoon = hours(12, 18);
const wholeEvening = hours(16, 24);

// The longest phrase wins, so their order does not matter.
const parts: readonly [string, Stretch, Stretch?][] = [
  [
    `first thing in? the? morning?
    early in the morning|mornings|am
    the? early morning|mornings|am
    bright and early
    start of the day
    at? the? beginning of the day`,
    hours(8, 10),
    wholeMorning,
  ],
  [
    `mid morning|mornings
    midmorning
    the? middle of the morning`,
    hours(9.5, 11),
    wholeMorning,
  ],
  [
    `late morning|mornings
    late in the morning
    later in the morning
    the? end of the morning`,
    hours(10.5, 12),
    wholeMorning,
  ],
  [
    `in? the? morning|mornings|mornin|forenoon|forenoons
    in? the? morning time|hours
    in the am
    before noon time
    the? first half of the day`,
    hours(8, 12),
    wholeMorning,
  ],
  [
    `at? lunch|lunchtime
    during|over|around|at? my|the? lunch hour|time|break?
    during|over|around|at lunchtime
    lunch break|hour|time
    in? the? middle of the day`,
    hours(12, 13),
    hours(11, 14),
  ],
  [
    `early afternoon|afternoons
    early in the afternoon
    the early afternoon
    just|right after lunch time?`,
    hours(12, 14.5),
    wholeAfternoon,
  ],
  [
    `mid afternoon|afternoons
    midafternoon
    the? middle of the afternoon`,
    hours(14, 16),
    wholeAfternoon,
  ],
  [
    `late afternoon|afternoons
    the late afternoon
    late|later in the afternoon
    the? end of the afternoon`,
    hours(15, 17),
    wholeAfternoon,
  ],
  [
    `in? the? afternoon|afternoons|afternon|aftenoon
    in the pm
    after noontime
    the? second half of the day`,
    hours(12, 17),
    wholeAfternoon,
  ],
  [
    `at? the? end of the|my|your? day|business|workday
    late in the day
    toward|towards|near|nearer|by the? end of the|my|your? day|business|workday
    last thing
    last thing in|of the day|afternoon
    eod
    cob
    close of business`,
    hours(16, 18),
    wholeAfternoon,
  ],
  [
    `early evening|evenings
    early in the evening`,
    hours(17, 19),
    wholeEvening,
  ],
  [
    `in? the? evening|evenings|evenin
    at night
    after? dinner? dinnertime`,
    hours(17, 21),
    wholeEvening,
  ],
  [
    `late evening
    late at night
    late night
    later in the evening`,
    hours(19, 21),
    wholeEvening,
  ],
  [
    `after work|hours
    after i? get|getting? off? work
    after working|office|business hours
    after the work day
    when i? get off work`,
    hours(17, 20),
    wholeEvening,
  ],
  [
    `before work
    before i? start work`,
    hours(7, 9),
    wholeMorning,
  ],
  [`after|past lunch|lunchtime`, hours(13, 17), hours(12, 18)],
  [`before lunch|lunchtime`, hours(8, 12), wholeMorning],
  [`after dinner|supper`, hours(19, 21), wholeEvening],
  [`before dinner|supper`, hours(15, 18), wholeAfternoon],
  [`after school`, hours(15, 18), hours(14, 18)],
  [
    `during|in? regular? business|office|working|normal hours
    during the work? day
    during the daytime
    daytime`,
    hours(9, 17),
  ],
];
const known = parts.map(([notation, part, within]) => ({
  all: phrases(notation),
  part,
  within: within ?? part,
}));
const evening = known.find(({ part }) => part.from === 17 * 60 && part.until === 21 * 60)!;

const thisPart = phrases(`
  this morning|afternoon|evening
  later? this morning|afternoon|evening
  early|late this morning|afternoon|evening
`);
const tonight = phrases(`
  later? tonight|tonite|2nite
  this night
`);
const restOfToday = phrases(`
  later on? today
  the? rest of the day
  sometime later today
  later in the day today
`);

const firstHalf = phrases(`
  in? the? first|early half|part of
`);
const secondHalf = phrases(`
  in? the? second|latter|last|later half|part of
`);

/** "The first half of December 4th": half of a day that is named behind it. */
function readHalfOf(scan: Scan, at: number) {
  for (const [all, part, within] of [
    [firstHalf, hours(8, 12), wholeMorning],
    [secondHalf, hours(12, 17), wholeAfternoon],
  ] as const) {
    const length = longestOf(all, scan.tokens, at);
    if (length === 0) continue;
    const start = textAt(scan.tokens, at + length) === "the" ? at + length + 1 : at + length;
    if (plainDayAt(scan, start) ?? plainDayAt(scan, at + length))
      return reading(length, partMention(part, within));
  }
  return null;
}

/**
 * "morning", "late afternoon", "after work", "end of the day", and those that mean today: "this evening", "tonight".
 */
export const readDayPart: Reader = (scan, at) => {
  const { tokens, listening } = scan;
  if (isGreeting(scan, at)) return null;
  const night = longestOf(tonight, tokens, at);
  if (night > 0) return today(scan, night, partMention(evening.part, evening.within));
  const rest = longestOf(restOfToday, tokens, at);
  if (rest > 0)
    return today(scan, rest, {
      ...partMention({ from: listening.minute, until: 24 * 60 }),
      isBound: true,
    });
  const now = longestOf(thisPart, tokens, at);
  if (now > 0) {
    const isLater = textAt(tokens, at) === "later";
    const named = longestPart(scan, at + now - 1)!;
    return today(scan, now, partMention(named.part, isLater ? named.part : named.within));
  }
  const halfOf = readHalfOf(scan, at);
  if (halfOf) return halfOf;
  const found = longestPart(scan, at);
  if (found && isPart(scan, at, found.length))
    return reading(found.length, partMention(found.part, found.within));
  return readHalf(scan, at);
};

function today({ listening }: Scan, length: number, part: Mention) {
  return reading(length, dayMention([listening.today]), part);
}

function longestPart({ tokens }: Scan, at: number) {
  let best: { length: number; part: Stretch; within: Stretch } | null = null;
  for (const { all, part, within } of known) {
    const length = longestOf(all, tokens, at);
    if (length > (best?.length ?? 0)) best = { length, part, within };
  }
  return best;
}

const wishes = wordSet("good great nice lovely wonderful pleasant happy beautiful fine you");

/** "good morning", "have a nice evening", and "morning, ..." as the first word, where no time is asked for. */
function isGreeting(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  const word = textAt(tokens, at);
  if (!/^(?:morning|afternoon|evening|night|this|mornin|evenin)$/.test(word)) return false;
  const before = textAt(tokens, at - 1);
  if (word === "this") return /^(?:you|doing|are)$/.test(before) && !isWhenAsked(scan);
  if (wishes.has(before)) return true;
  if (before === "this" && /^(?:you|doing|are)$/.test(textAt(tokens, at - 2)))
    return !isWhenAsked(scan);
  const next = tokens[at + 1];
  return (
    at === 0 &&
    !isWhenAsked(scan) &&
    (next?.kind === "mark" || /^(?:i|this|hi|hello|there|im|my|can)$/.test(next?.text ?? ""))
  );
}

/** "lunch" is a time after a preposition, next to a day or if a time was asked for. */
function isPart(scan: Scan, at: number, length: number): boolean {
  const { tokens } = scan;
  const word = textAt(tokens, at);
  if (length === 1 && word === "lunch")
    return (
      isWhenAsked(scan) ||
      itemBefore(scan, at) !== null ||
      /^(?:after|before|around|about|at|by|until)$/.test(textAt(tokens, at - 1))
    );
  if (word === "the" || word === "my" || word === "time")
    return length > 1 && !/^(?:time)$/.test(word);
  return true;
}

/** "friday night", "tomorrow am", and "pm" where a time is asked for. */
function readHalf(scan: Scan, at: number) {
  const { tokens } = scan;
  const word = textAt(tokens, at);
  const isNight = word === "night" || word === "nite" || word === "nights";
  if (!isNight && word !== "am" && word !== "pm") return null;
  const previous = itemBefore(scan, at)?.mention.kind;
  const before = textAt(tokens, at - 1);
  const isBesideDay = previous === "day" || previous === "weekdays" || previous === "span";
  const isAsked = isWhenAsked(scan) && !isNight && !/^[a-z]/.test(before);
  const isJoined = (before === "or" || before === "an" || before === "the") && !isNight;
  if (!isBesideDay && !isAsked && !(isJoined && isWhenAsked(scan))) return null;
  if (isNight) return reading(1, partMention(evening.part, evening.within));
  return word === "am"
    ? reading(1, partMention(hours(8, 12), wholeMorning))
    : reading(1, partMention(hours(12, 21), hours(12, 24)));
}
