import { instantOf, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { type Choice, type Heard, noWhen, type When } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { isTaken, whichOfTwice } from "../sayings/times.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { ask, gather, say, set, type Turn } from "../turn/turn.ts";
import { askWhichStart, chooseStart, offerStarts } from "./ask-time.ts";
import { findTime } from "./find-time.ts";
import { freeBetween, lastDay } from "./free-times.ts";
import { settleDay } from "./remember.ts";
import { inCallersTime } from "./time-zones.ts";
import { hasDay, hasTime, joinWishes } from "./wish.ts";
import { source } from "#understanding/text.ts";

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
  if (when && isMeant(turn, heard, when)) {
    const local = inCallersTime(turn, when);
    const isNamed = local.when.days.length > 0 || local.when.span !== null;
    return hearWish(isNamed ? settleDay(local.turn, false) : local.turn, local.when, choice);
  }
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
    heard.wants.includes("move") ||
    (when.days.length > 0 && when.minutes.length > 0 && saysNothingElse(heard)) ||
    (when.minutes.length > 0 && heard.declines.length === 0 && changes.test(heard.inEnglish))
  );
}

/** "Actually 9:30 is easier for me", said with or instead of the name that was asked for. */
const changes = new RegExp(
  source`
    \b(?:actually|instead|make it|(?:is|be|are|suits?|works?|me) (?:\w+ )?(?:easier|better)|(?:can
    |could) (?:we|i|you) (?:do|make|change|move|push))\b`,
  "i",
);

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
    const exact = exactlyShifted(state, when.shift, starts ?? []);
    if (exact) return taken(chooseStart(turn, exact));
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
  const whole = wholeHourOf(turn, when, among);
  if (whole?.free) return taken(askWhichStart(turn, [whole.free, among[0]!]));
  if (whole) return taken(offerHalfHour(turn, whole.minute, among[0]!));
  if (among.length === 1) return taken(chooseStart(turn, among[0]!));
  if (when.soonest && !hasDayOrTime(when) && isChoosing(turn) && state.offered.length > 0)
    return taken(chooseStart(turn, new Date(state.offered[0]!)));
  const wish = joinWishes(wishBefore(turn, when), when);
  const wished = set(gather(turn, { wish, startsAt: null }), { offered: [] });
  // A bare number is an hour if that hour is free; only otherwise a place in the list.
  if (choice?.kind === "nth" && findTime(state, wish, context).kind === "nothing")
    return hearPlace(turn, choice.nth, when);
  return taken(wished);
}

/** What was asked for so far, on the day that was offered if no other is named. */
function wishBefore(turn: Turn, when: When): When | null {
  const { wish } = turn.state.gathered;
  if (wish === null) return wishOfChosen(turn) ?? aboutOffered(turn, when);
  if (hasDay(wish)) return wish;
  const offered = aboutOffered(turn, when);
  return offered ? { ...wish, days: offered.days } : wish;
}

/**
 * "Two", where two o'clock is not free: the second in the list. If that hour can be booked on other days, it may still
 * be meant, so the second is offered by itself.
 */
function hearPlace(turn: Turn, nth: number, { minutes }: When): Taken {
  const { state, context } = turn;
  const start = state.offered[nth - 1];
  if (!start) return nothingTaken(turn);
  const { day } = wallTimeOf(context.callerZone, context.now);
  const isHour = freeBetween(state, context, { from: day, until: lastDay(context) }).some((free) =>
    minutes.includes(free.minute),
  );
  return isHour
    ? taken(offerStarts(turn, [new Date(start)]))
    : taken(chooseStart(turn, new Date(start)));
}

/**
 * "Four" can mean the offered 4:30 and the free 4:00, or the 4:00 that is taken. Null where only the offered time can be
 * meant.
 */
function wholeHourOf(
  { state, context }: Turn,
  when: When,
  among: readonly Date[],
): { minute: number; free: Date | null } | null {
  const [only] = among;
  if (among.length !== 1 || !only || state.expecting !== "choice") return null;
  const { day, minute } = wallTimeOf(context.callerZone, only);
  const whole = minute - (minute % 60);
  if (whole === minute || !when.minutes.includes(whole)) return null;
  const free = freeBetween(state, context, { from: day, until: day });
  return { minute: whole, free: free.find((one) => one.minute === whole)?.start ?? null };
}

/** An hour that is taken is never replaced silently by its half hour. */
function offerHalfHour(turn: Turn, hour: number, start: Date): Turn {
  const { day } = wallTimeOf(turn.context.callerZone, start);
  const at = instantOf(turn.context.callerZone, { day, minute: hour });
  const said = at ? say(turn, isTaken(at, turn.context.callerZone)) : turn;
  const { offered } = turn.state;
  // Asked for a second time: in other words.
  if (offered.length === 1)
    return ask(said, "choice", asks.offerAgain([start], turn.context.callerZone));
  return offerStarts(gather(said, { startsAt: null }), [start]);
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

/** Times of one day were offered: a different time is meant on that day, unless that day is ruled out. */
function aboutOffered({ state, context }: Turn, when: When): When | null {
  if (hasDay(when)) return null;
  const days = new Set(
    state.offered.map((start) => wallTimeOf(context.callerZone, new Date(start)).day),
  );
  const [day] = days;
  if (!day || days.size > 1 || when.except.days.includes(day)) return null;
  return { ...noWhen, days: [day] };
}

function hearChoice(turn: Turn, heard: Heard): Taken {
  const { state } = turn;
  // "No phone" declines a number and none of the times.
  if (heard.declines.length > 0 && heard.choice?.kind !== "nth") return nothingTaken(turn);
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
      // "The later one" of an hour that comes twice, of which only the first is free.
      if (starts.length === 1 && whichOfTwice(new Date(starts[0]!), turn.context.callerZone))
        return hearNth(turn, { kind: "none" });
      return taken(chooseStart(turn, new Date(starts.at(-1)!)));
    case "none":
      return taken(
        set(gather(settleDay(turn, true), { wish: null, startsAt: null }), { offered: [] }),
      );
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

/** "Half an hour later" than one time: that start, if it is free. */
function exactlyShifted(
  { gathered, offered, appointment }: TalkState,
  { direction, minutes }: NonNullable<When["shift"]>,
  starts: readonly Date[],
): Date | null {
  const only = offered.length > 0 ? offered : appointment ? [appointment.startsAt] : [];
  const from = gathered.startsAt ?? (only.length === 1 ? only[0] : null);
  if (!from || minutes === null) return null;
  const at = new Date(from).getTime() + (direction === "later" ? 1 : -1) * minutes * 60_000;
  return starts.find((start) => start.getTime() === at) ?? null;
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
  const { gathered, offered, appointment } = state;
  const moved = offered.length === 0 && appointment ? [appointment.startsAt] : offered;
  const spoken = [...(gathered.startsAt ? [gathered.startsAt] : moved)].sort();
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
