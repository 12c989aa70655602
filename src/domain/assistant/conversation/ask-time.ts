import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { When } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { dayWords, whichStart } from "../sayings/times.ts";
import { ask, flag, gather, remember, say, set, type Turn } from "../turn/turn.ts";
import { findTime, type Found, passedThisYear, type Why } from "./find-time.ts";
import { freeBetween, lastDay } from "./free-times.ts";
import {
  dayOfTalk,
  isInstead,
  rememberDay,
  rememberInstead,
  settleDay,
  withPreferences,
} from "./remember.ts";
import { hasTime } from "./wish.ts";

/** Compares the requested time with what is free, and takes it or asks on. The turn's wish must not be null. */
export function settleTime(turn: Turn): Turn {
  const wish = withPreferences(turn.state.gathered.wish!, turn.state.memory.prefers);
  return follow(turn, wish, findTime(turn.state, wish, turn.context));
}

/** A time without a day is meant on the day that is spoken of, unless "another day" has ruled that one out. */
function onDayOfTalk(turn: Turn, wish: When): Turn {
  const day = dayOfTalk(turn);
  if (day === null || !hasTime(wish) || wish.except.days.includes(day)) {
    const suiting = turn.state.expecting === "day" ? anySuiting(turn, wish) : null;
    return suiting ?? ask(turn, "day", asks.askDay);
  }
  const dated = { ...wish, days: [day] };
  return follow(gather(turn, { wish: dated }), dated, findTime(turn.state, dated, turn.context));
}

/** "Not Tuesdays, and not before ten", in answer to "which day?": the first times that suit. */
function anySuiting(turn: Turn, wish: When): Turn | null {
  const { except, minutes, part } = wish;
  if (minutes.length > 0 || (except.weekdays.length === 0 && part === null)) return null;
  const from = wallTimeOf(turn.context.callerZone, turn.context.now).day;
  const span = { from, until: lastDay(turn.context) };
  const found = findTime(turn.state, { ...wish, span }, turn.context);
  return found.kind === "several" ? offerStarts(turn, found.starts) : null;
}

function follow(turn: Turn, wish: When, found: Found): Turn {
  const { callerZone } = turn.context;
  switch (found.kind) {
    case "one":
      return isOnDayInstead(turn, found.start)
        ? offerStarts(gather(turn, { startsAt: null }), [found.start])
        : chooseStart(turn, found.start);
    case "several":
      return offerStarts(turn, found.starts);
    case "day":
      return ask(
        offering(turn, found.starts),
        "time",
        asks.askTime(found.day, found.starts, callerZone),
      );
    case "which day":
      return ask(set(turn, { offered: [] }), "day", asks.askWhichDay(found.days));
    case "no day":
      return onDayOfTalk(turn, wish);
    case "nothing":
      return offerInstead(turn, wish, found.why, found.near);
  }
}

/** "Two thirty", after Monday was full and Tuesday's times were offered: the day is theirs only once they agree to it. */
function isOnDayInstead(turn: Turn, start: Date): boolean {
  return isInstead(turn, wallTimeOf(turn.context.callerZone, start).day);
}

/** Takes a free start. */
export function chooseStart(turn: Turn, start: Date): Turn {
  const { day } = wallTimeOf(turn.context.callerZone, start);
  const chosen = gather(rememberDay(settleDay(turn, false), [day]), {
    startsAt: iso(start),
    wish: null,
  });
  return set(chosen, { offered: [], misses: 0 });
}

/** Offers starts to choose from. */
export function offerStarts(turn: Turn, starts: readonly Date[]): Turn {
  return ask(offering(turn, starts), "choice", asks.offer(starts, turn.context.callerZone));
}

function offering(turn: Turn, starts: readonly Date[]): Turn {
  const days = starts.map((start) => wallTimeOf(turn.context.callerZone, start).day);
  return set(rememberDay(turn, days), { offered: starts.map(iso) });
}

/** Asks which of two starts was meant, where the same words can mean both. */
export function askWhichStart(turn: Turn, starts: readonly Date[]): Turn {
  const asking = set(gather(turn, { startsAt: null }), { offered: starts.map(iso) });
  return ask(asking, "choice", whichStart(starts, turn.context.callerZone));
}

/** Says why the request cannot be met, and offers the nearest times. */
function offerInstead(turn: Turn, wish: When, why: Why, near: readonly Date[]): Turn {
  const said = say(turn, whyWords(turn, why, wish));
  // What could not be met is dropped; the time of day is kept, for another day.
  const kept = gather(said, {
    wish: { ...wish, days: [], span: null, flags: [], soonest: false, shift: null },
  });
  const isFar = why === "too far" || why === "past this year";
  if (isFar && turn.state.flags.includes(farOnce)) return leaveFarDay(kept);
  if (near.length > 0) return rememberInstead(offerStarts(kept, near), wish);
  if (why === "nothing at all" || !hasAnyFree(kept)) return takeMessageInstead(kept);
  return ask(isFar ? flag(kept, farOnce) : kept, "day", asks.askDay);
}

const farOnce = "too far";

/** A second day beyond what can be booked is left as a message; a day that can be booked still goes on with it. */
function leaveFarDay(turn: Turn): Turn {
  const { flow } = turn.state;
  const leftOff = { flow, expecting: "day", offered: [] } as const;
  return takeMessageInstead(remember(turn, { leftOff }));
}

function takeMessageInstead(turn: Turn): Turn {
  const { fullName } = turn.context.professional;
  const open = say(set(turn, { flow: "message", offered: [] }), "I can take a message instead.");
  return ask(open, "message", asks.askMessage(fullName));
}

/** Whether anything can be booked at all: where nothing can, there is no point in asking for a day. */
function hasAnyFree({ state, context }: Turn): boolean {
  const from = wallTimeOf(context.callerZone, context.now).day;
  return freeBetween(state, context, { from, until: lastDay(context) }).length > 0;
}

function whyWords({ context }: Turn, why: Why, wish: When): string {
  const [day] = wish.days;
  const { horizonDays } = context.circumstances.availability;
  switch (why) {
    case "past":
      return day && day < wallTimeOf(context.callerZone, context.now).day
        ? `${dayWords(day)} has already passed.`
        : "That time has already passed.";
    case "past this year":
      return `${dayWords(passedThisYear(wish, context)!)} has already passed, and appointments can be booked up to ${horizonDays} days ahead, until ${dayWords(lastDay(context))}.`;
    case "skipped":
      return "That time doesn't exist on that day, because the clocks are set forward.";
    case "no such day":
      return "That day doesn't exist.";
    case "too far":
      return `Appointments can be booked up to ${horizonDays} days ahead, until ${dayWords(lastDay(context))}.`;
    case "day is full":
      return day !== undefined && wish.days.length === 1
        ? `Nothing is free on ${dayWords(day)}.`
        : "Nothing is free then.";
    case "not then":
      return "That exact time isn't free.";
    case "nothing in that time":
      return "Nothing is free at that time of day.";
    case "nothing at all":
      return "Nothing is free right now.";
  }
}

function iso(moment: Date): string {
  return moment.toISOString();
}
