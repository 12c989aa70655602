import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { type Choice, type Heard, noWhen, type When } from "#understanding/heard.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { gather, say, set, type Turn } from "../turn/turn.ts";
import { chooseStart, offerStarts } from "./ask-time.ts";
import { freeBetween } from "./free-times.ts";
import { hasDay, hasTime, joinWishes } from "./wish.ts";

/** What was said about the time: the resulting turn, and whether anything was said. */
export type Taken = { turn: Turn; isTaken: boolean };

const nothingTaken = (turn: Turn): Taken => ({ turn, isTaken: false });
const taken = (turn: Turn): Taken => ({ turn, isTaken: true });

/**
 * Takes a choice among the offered times, or a requested day and time. Nothing is asked here, except when the answer
 * was a question itself ("later?").
 */
export function hearTime(turn: Turn, heard: Heard): Taken {
  const { when, choice } = heard;
  if (when && isMeant(turn, heard, when)) return hearWish(turn, when, choice);
  if (turn.state.offered.length > 0 && isChoosing(turn)) return hearChoice(turn, heard);
  if (turn.state.expecting === "day" && choice) return hearWhichDay(turn, choice);
  return nothingTaken(turn);
}

function isChoosing({ state }: Turn): boolean {
  return state.expecting === "choice" || state.expecting === "time";
}

/**
 * A number in a name or an address is not a time: while those are asked for, only a named day or a correction counts.
 */
function isMeant({ state }: Turn, heard: Heard, when: When): boolean {
  if (!hasDay(when) && !hasTime(when) && !when.shift && !hasExceptions(when) && !hasFlags(when))
    return false;
  const asksForDetail = ["name", "email", "phone", "notes"].includes(state.expecting);
  if (!asksForDetail) return true;
  return (
    heard.corrects.some((detail) => detail === "day" || detail === "time") ||
    (when.days.length > 0 && when.minutes.length > 0 && saysNothingElse(heard))
  );
}

/** "I have no phone right now" declines; the "now" in it is not a requested time. */
function saysNothingElse({ declines, questions, answer }: Heard): boolean {
  return declines.length === 0 && questions.length === 0 && answer === null;
}

function hasExceptions({ except }: When): boolean {
  return except.days.length > 0 || except.weekdays.length > 0;
}

function hasFlags({ flags }: When): boolean {
  return flags.length > 0;
}

function hearWish(turn: Turn, when: When, choice: Choice | null): Taken {
  const { state, context } = turn;
  if (when.shift && !hasDay(when) && !hasTime(when)) {
    const starts = shifted(state, when.shift, context);
    if (starts && starts.length > 0)
      return taken(offerStarts(gather(turn, { startsAt: null }), starts));
    if (starts) {
      const side = when.shift.direction;
      return taken(say(turn, `There is nothing ${side} on that day.`));
    }
    if (state.expecting === "choice" && choice) return hearNth(turn, choice);
    return nothingTaken(turn);
  }
  const among = amongOffered(turn, when);
  if (among.length === 1) return taken(chooseStart(turn, among[0]!));
  if (when.soonest && !hasDayOrTime(when) && isChoosing(turn) && state.offered.length > 0)
    return taken(chooseStart(turn, new Date(state.offered[0]!)));
  const before = state.gathered.wish ?? wishOfChosen(turn) ?? aboutOffered(turn, when);
  const wish = joinWishes(before, when);
  return taken(set(gather(turn, { wish, startsAt: null }), { offered: [] }));
}

function hasDayOrTime(when: When): boolean {
  return when.days.length > 0 || when.span !== null || hasTime(when);
}

/** The offered starts that match what was said: by time, by day, or by both. */
function amongOffered({ state, context }: Turn, when: When): Date[] {
  if (when.flags.length > 0 || (when.days.length === 0 && when.minutes.length === 0)) return [];
  const offered = state.offered.map((start) => {
    const at = new Date(start);
    return { at, ...wallTimeOf(context.callerZone, at) };
  });
  if (offered.length === 0) return [];
  const ofDay = offered.filter(({ day }) => when.days.length === 0 || when.days.includes(day));
  if (when.minutes.length === 0) {
    // A day alone picks a time only if the offered times are on different days.
    const days = new Set(offered.map(({ day }) => day));
    if (when.part || days.size !== offered.length || days.size < 2) return [];
    return ofDay.map(({ at }) => at);
  }
  for (const minute of when.minutes) {
    const fitting = ofDay.filter((one) => one.minute === minute);
    if (fitting.length > 0) return fitting.map(({ at }) => at);
  }
  return [];
}

/** A chosen time turned back into a request: "make it 3" keeps its day. */
function wishOfChosen({ state, context }: Turn): When | null {
  const { startsAt } = state.gathered;
  if (!startsAt) return null;
  const { day, minute } = wallTimeOf(context.callerZone, new Date(startsAt));
  return { ...noWhen, days: [day], minutes: [minute] };
}

/** Times of one day were offered: a different time is meant on that day. */
function aboutOffered({ state, context }: Turn, when: When): When | null {
  if (hasDay(when)) return null;
  const days = new Set(
    state.offered.map((start) => wallTimeOf(context.callerZone, new Date(start)).day),
  );
  return days.size === 1 ? { ...noWhen, days: [...days] } : null;
}

function hearChoice(turn: Turn, heard: Heard): Taken {
  const { state } = turn;
  if (heard.choice) return hearNth(turn, heard.choice);
  if (heard.answer === "yes" && state.offered.length === 1)
    return taken(chooseStart(turn, new Date(state.offered[0]!)));
  if (heard.answer === "no") return hearNth(turn, { kind: "none" });
  return nothingTaken(turn);
}

function hearNth(turn: Turn, choice: Choice): Taken {
  const starts = [...turn.state.offered].sort();
  const inOrder = turn.state.offered;
  switch (choice.kind) {
    case "nth": {
      const start = choice.nth < 0 ? inOrder.at(choice.nth) : inOrder[choice.nth - 1];
      return start ? taken(chooseStart(turn, new Date(start))) : nothingTaken(turn);
    }
    case "earliest":
    case "any":
      return taken(chooseStart(turn, new Date(starts[0]!)));
    case "latest":
      return taken(chooseStart(turn, new Date(starts.at(-1)!)));
    case "none":
      return taken(set(gather(turn, { wish: null, startsAt: null }), { offered: [] }));
  }
}

/** "The first one", after "do you mean Friday the 27th or Friday the 4th?". */
function hearWhichDay(turn: Turn, choice: Choice): Taken {
  const { wish } = turn.state.gathered;
  if (!wish || wish.days.length < 2) return nothingTaken(turn);
  const days = wish.days;
  const day =
    choice.kind === "nth"
      ? choice.nth < 0
        ? days.at(choice.nth)
        : days[choice.nth - 1]
      : choice.kind === "earliest"
        ? days[0]
        : choice.kind === "latest"
          ? days.at(-1)
          : undefined;
  return day
    ? taken(gather(turn, { wish: { ...wish, days: [day], flags: [] } }))
    : nothingTaken(turn);
}

/**
 * "A bit later", "an hour earlier": the free starts on that side of the time last mentioned, nearest first; with a
 * length of time, those at least that far away. Null when no time was mentioned yet.
 */
export function shifted(
  state: TalkState,
  { direction, minutes }: NonNullable<When["shift"]>,
  context: TurnContext,
): Date[] | null {
  const spoken = [...(state.gathered.startsAt ? [state.gathered.startsAt] : state.offered)].sort();
  const about = direction === "later" ? spoken.at(-1) : spoken[0];
  if (!about) return null;
  const from = new Date(about);
  const sign = direction === "later" ? 1 : -1;
  const bound = from.getTime() + sign * (minutes ?? 1) * 60_000;
  const { day } = wallTimeOf(context.callerZone, from);
  const fitting = freeBetween(state, context, { from: day, until: day })
    .map(({ start }) => start)
    .filter((start) => sign * (start.getTime() - bound) >= 0);
  return direction === "later" ? fitting.slice(0, 3) : fitting.slice(-3);
}
