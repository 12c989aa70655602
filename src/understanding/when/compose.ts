import { type Day, type Minute, weekdayOf } from "../calendar.ts";
import type { Listening, When, WhenFlag } from "../heard.ts";
import type {
  DayMention,
  Mention,
  Mood,
  PartMention,
  Said,
  ShiftMention,
  SoonestMention,
  SpanMention,
  Stretch,
} from "./grammar/mention.ts";
import type { Tokens } from "./grammar/tokens.ts";
import { narrowed, pickedFrom } from "./joined-days.ts";
import { isAlternative } from "./moods.ts";
import { ruledOut } from "./ruled-out.ts";

/** What was said, and what is known of the conversation. */
export type Utterance = { tokens: Tokens; listening: Listening; said: readonly Said[] };

/** Combines all mentions into one request; null if there are none. */
export function composed(utterance: Utterance): When | null {
  const { said } = utterance;
  const { days, span, flags } = wishedDays(utterance);
  const { minutes, part, flags: timeFlags, zone } = wishedTimes(utterance);
  const except = ruledOut(utterance, days);
  const soonest = isSoonest(utterance, {
    hasDay: days.length > 0 || span !== null,
    hasTime: minutes.length > 0 || part !== null,
  });
  const shift = of<ShiftMention>(said, "shift").at(-1)?.mention ?? null;
  const when: When = {
    days,
    span,
    minutes,
    part: part ?? (minutes.length === 0 ? except.part : null),
    except: { days: except.days, weekdays: except.weekdays },
    soonest,
    shift: shift && { direction: shift.direction, minutes: shift.minutes },
    flags: [...new Set([...flags, ...timeFlags])],
    ...(zone && { zone }),
  };
  return isNothing(when) ? null : settled(when, utterance);
}

/** The mentions of one kind, in their order. */
export function of<M extends Mention>(
  said: readonly Said[],
  kind: M["kind"],
  mood: Mood = "wished",
): Said<M>[] {
  return said.filter((item): item is Said<M> => item.mention.kind === kind && item.mood === mood);
}

function isNothing(when: When): boolean {
  const { days, minutes, flags, except } = when;
  const lists = [days, minutes, flags, except.days, except.weekdays];
  return (
    lists.every(({ length }) => length === 0) &&
    !when.span &&
    !when.part &&
    !when.soonest &&
    !when.shift
  );
}

function wishedDays({ tokens, listening, said }: Utterance): {
  days: Day[];
  span: When["span"];
  flags: WhenFlag[];
} {
  const { today } = listening;
  const spans = of<SpanMention>(said, "span");
  let days = of<DayMention>(said, "day").map(({ mention }) => mention);
  let [span] = spans.map(({ mention }) => mention);
  const hasOr = tokens.some(({ text }) => text === "or" || text === "otherwise");
  if (span && days.some(({ isLoose }) => isLoose) && !hasOr) {
    // "sometime next week, how about tuesday": the week decides which Tuesday.
    const picked = days.map((day) => (day.isLoose ? pickedFrom(day, span!, today) : day));
    if (!picked.some(({ flags }) => flags.includes("conflict"))) {
      days = picked;
      span = undefined;
    }
  }
  const merged = mergedSpans(
    spans.map(({ mention }) => mention),
    hasOr,
  );
  const all = [...new Set(days.flatMap((day) => day.days))];
  const inside = span && all.some((day) => day >= merged!.from && day <= merged!.until);
  return {
    days: all,
    span: span && !(inside && !hasOr) ? merged : null,
    flags: [
      ...days.flatMap(({ flags }) => flags),
      ...spans.flatMap(({ mention }) => (span ? mention.flags : [])),
    ],
  };
}

/** Several ranges as one: what "after tuesday" and "before friday" have in common, otherwise all of them. */
function mergedSpans(spans: readonly SpanMention[], hasOr: boolean): When["span"] {
  const firsts = spans.flatMap(({ spans: [first] }) => first ?? []);
  const [one, ...others] = firsts;
  if (!one) return null;
  const froms = firsts.map(({ from }) => from).sort();
  const untils = firsts.map(({ until }) => until).sort();
  const both = { from: froms.at(-1)!, until: untils[0]! };
  if (others.length > 0 && !hasOr && both.from <= both.until) return both;
  return { from: froms[0]!, until: untils.at(-1)! };
}

function wishedTimes({ tokens, said }: Utterance): {
  minutes: Minute[];
  part: Stretch | null;
  flags: WhenFlag[];
  zone: string | null;
} {
  const all = said.filter(({ mention, mood }) => mention.kind === "clock" && mood === "wished");
  const zone = zoneOf(all) ?? zoneOf(said.filter(({ mood }) => mood === "wished"));
  // "Nine my time, two over there" is one time, said twice.
  const isTwice = new Set(all.map(zoneIn)).size > 1 && zone !== null;
  const clocks = isTwice ? all.filter((item) => zoneIn(item) === zone) : all;
  const parts = of<PartMention>(said, "part");
  const [part] = parts;
  // The time nearest to the part of the day: "9 or 10 in the morning" are both in it.
  const clock = part && (clocks.findLast(({ from }) => from <= part.from) ?? clocks[0]);
  const isEither = clock && part ? isAlternative(tokens, said, clock, part) : false;
  const minutes: (readonly Minute[])[] = [];
  const flags: WhenFlag[] = [];
  for (const { mention } of clocks) {
    if (mention.kind !== "clock") continue;
    const inPart = parts.length === 1 && !isEither ? narrowed(mention, part!.mention) : mention;
    minutes.push(inPart.minutes);
    flags.push(...mention.flags);
  }
  const isExact = clocks.length > 0 && !isEither;
  return {
    minutes: likeliestFirst(minutes),
    part: isExact ? null : mergedParts(parts, tokens, said),
    flags,
    zone,
  };
}

function zoneIn({ mention }: Said): string | undefined {
  return mention.kind === "clock" || mention.kind === "part" ? mention.zone : undefined;
}

/** The time zone of the times: the other person's or a named one says more than "my time". */
function zoneOf(said: readonly Said[]): string | null {
  const zones = said.flatMap((item) => zoneIn(item) ?? []);
  return (
    zones.find((zone) => zone === "other") ??
    zones.find((zone) => zone !== "caller") ??
    zones[0] ??
    null
  );
}

/** For "2 or 3", both afternoons come before both nights. */
function likeliestFirst(times: readonly (readonly Minute[])[]): Minute[] {
  const ranks = Math.max(0, ...times.map(({ length }) => length));
  const byRank = Array.from({ length: ranks }, (_, rank) =>
    times.flatMap((each) => each[rank] ?? []),
  );
  return [...new Set(byRank.flat())];
}

/** "after 1 but before 4" is what both have in common; "the morning or the evening" reaches from one to the other. */
function mergedParts(
  parts: readonly Said<PartMention>[],
  tokens: Tokens,
  said: readonly Said[],
): Stretch | null {
  let merged: Stretch | null = null;
  parts.forEach((item, index) => {
    const { part } = item.mention;
    if (!merged) {
      merged = part;
      return;
    }
    const both: Stretch = {
      from: Math.max(merged.from, part.from),
      until: Math.min(merged.until, part.until),
    };
    const isEither = isAlternative(tokens, said, parts[index - 1]!, item);
    merged =
      !isEither && both.from < both.until
        ? both
        : { from: Math.min(merged.from, part.from), until: Math.max(merged.until, part.until) };
  });
  return merged;
}

/** "Any time" on a named day does not ask for the soonest; "as soon as possible" always does. */
function isSoonest(
  { said }: Utterance,
  { hasDay, hasTime }: { hasDay: boolean; hasTime: boolean },
): boolean {
  return of<SoonestMention>(said, "soonest").some(({ mention: { any } }) => {
    if (any === null) return true;
    if (any === "day") return !hasDay;
    return !hasDay && !hasTime;
  });
}

/** Puts the likelier candidates first, given the offered times, and flags past ones. */
function settled(when: When, utterance: Utterance): When {
  return withPast(withOffered(when, utterance), utterance.listening);
}

/** Days and times that were just offered come before others that the same words can mean. */
function withOffered(when: When, { listening, said, tokens }: Utterance): When {
  const { offered, expecting } = listening;
  if (expecting !== "choice" || offered.length === 0) return when;
  const days = offeredDays(when.days, offered, said);
  // "The 30th at 10", where another day was offered at 10:30, means ten.
  const near = days.length > 0 ? offered.filter(({ day }) => days.includes(day)) : offered;
  // "4 pm" and "4:00" are exact.
  const isBare = said.every(
    ({ mention: { kind }, from, until }) =>
      kind !== "clock" || (until - from === 1 && tokens[from]!.kind !== "clock"),
  );
  return { ...when, days, minutes: offeredMinutes(when.minutes, near, isBare) };
}

function offeredDays(
  days: readonly Day[],
  offered: Listening["offered"],
  said: readonly Said[],
): readonly Day[] {
  if (days.length === 0) return days;
  const weekdays = said
    .filter(({ mention, mood }) => mention.kind === "day" && mood === "wished" && mention.isLoose)
    .map(({ mention }) => (mention as DayMention).weekday);
  const meant = offered.filter(
    ({ day }) => days.includes(day) || weekdays.includes(weekdayOf(day)),
  );
  return [...new Set([...meant.map(({ day }) => day), ...days])];
}

function offeredMinutes(
  minutes: readonly Minute[],
  offered: Listening["offered"],
  isBare: boolean,
): readonly Minute[] {
  const exact = offered.map(({ minute }) => minute).filter((minute) => minutes.includes(minute));
  if (exact.length > 0 || minutes.length === 0 || !isBare)
    return [...new Set([...exact, ...minutes])];
  // "the 10" where 10:30 was offered.
  const sameHour = offered
    .map(({ minute }) => minute)
    .filter((minute) => minutes.some((each) => each % 60 === 0 && each === minute - (minute % 60)));
  return [...new Set([...sameHour, ...minutes])];
}

/** "Today at 9", said at ten, is past: no one means nine at night. */
const latest = 21 * 60;

/** Flags a past time of today; if the day can also be a week later, it is that one. */
function withPast(when: When, { today, minute }: Listening): When {
  const [first, ...others] = when.days;
  if (first !== today) return when;
  const ahead = when.minutes.filter((each) => each > minute);
  const hasLeft = ahead.some((each) => each < latest || when.minutes.length === 1);
  const isOver =
    when.minutes.length > 0 ? !hasLeft : when.part !== null && when.part.until <= minute;
  if (!isOver) {
    const later = when.minutes.filter((each) => each <= minute);
    return others.length > 0 ? when : { ...when, minutes: [...ahead, ...later] };
  }
  if (others.length > 0) return { ...when, days: others };
  return when.flags.includes("past") ? when : { ...when, flags: [...when.flags, "past"] };
}
