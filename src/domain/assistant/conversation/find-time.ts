import type { Day } from "#domain/kernel/day.ts";
import { addDays, instantOf, wallTimeOf, weekdayOf } from "#domain/kernel/zone-rules.ts";
import type { When } from "#understanding/heard.ts";
import { whichOfTwice } from "../sayings/times.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { type Free, freeBetween, freeNear, lastDay, spread } from "./free-times.ts";
import { hasDay } from "./wish.ts";

/** The result of comparing a requested time with what is free. */
export type Found =
  /** It means exactly one free start. */
  | { kind: "one"; start: Date }
  /** Several times fit, or the time was not exact: offers the first few. */
  | { kind: "several"; starts: Date[] }
  /** A day with free starts; the time is still missing. */
  | { kind: "day"; day: Day; starts: Date[] }
  | { kind: "which day"; days: Day[] }
  | { kind: "no day" }
  /** Not available; the nearest free starts. */
  | { kind: "nothing"; why: Why; near: Date[] };

export type Why =
  | "past"
  /** It only has a date next year, because this year's has just passed. */
  | "past this year"
  /** The clocks are set forward over it. */
  | "skipped"
  | "no such day"
  | "too far"
  | "day is full"
  | "not then"
  | "nothing in that time"
  | "nothing at all";

/** Compares a requested time with what is free, by the same rule as the booking page. */
export function findTime(state: TalkState, wish: When, context: TurnContext): Found {
  const { flags } = wish;
  if (flags.includes("invalid")) return { kind: "nothing", why: "no such day", near: [] };
  if (flags.includes("past")) return nothing(state, wish, context, "past");
  const days = [...new Set(wish.days)];
  if (days.length > 1 && flags.some((flag) => flag !== "past" && flag !== "invalid"))
    return bySeveralDays(state, wish, context, days);
  if (!hasDay(wish)) return { kind: "no day" };
  const range = rangeOf(wish, context);
  if (range === null) {
    const why = passedThisYear(wish, context) ? "past this year" : "too far";
    return { kind: "nothing", why, near: [] };
  }
  if (isSkipped(wish, context)) return nothing(state, wish, context, "skipped");
  const free = freeBetween(state, context, range).filter((one) => suitsDay(one, wish));
  if (free.length === 0)
    return nothing(state, wish, context, wish.soonest ? "nothing at all" : "day is full");
  if (wish.minutes.length > 0) return byMinute(state, wish, context, free);
  if (wish.part) {
    const { from, until } = wish.part;
    const inside = free.filter(({ minute }) => minute >= from && minute < until);
    if (inside.length === 0) return nothing(state, wish, context, "nothing in that time");
    return {
      kind: "several",
      starts: (wish.soonest ? inside.slice(0, 3) : few(inside)).map(startOf),
    };
  }
  if (wish.soonest) return { kind: "several", starts: free.slice(0, 3).map(startOf) };
  const first = free[0]!.day;
  const ofDay = free.filter(({ day }) => day === first);
  if (days.length === 1) return { kind: "day", day: first, starts: spread(ofDay).map(startOf) };
  return { kind: "several", starts: few(free).map(startOf) };
}

/** The named minutes, most likely first: the first that is free anywhere decides. */
function byMinute(state: TalkState, wish: When, context: TurnContext, free: Free[]): Found {
  const named = wish.part
    ? wish.minutes.filter((minute) => minute >= wish.part!.from && minute < wish.part!.until)
    : wish.minutes;
  const minutes = named.length > 0 ? named : wish.minutes;
  // Several days with several times ("Tuesday at 3 or Wednesday at 10"): those that are free.
  const isPaired = wish.days.length > 1 && minutes.length > 1;
  for (const tried of isPaired ? [minutes] : minutes.map((minute) => [minute])) {
    const fitting = free.filter(({ minute }) => tried.includes(minute));
    const [first] = fitting;
    // An hour that comes twice, because the clocks are set back, is asked about even if only one of them is free.
    if (fitting.length === 1 && !whichOfTwice(first!.start, context.callerZone))
      return { kind: "one", start: first!.start };
    if (fitting.length > 0) return { kind: "several", starts: fitting.slice(0, 3).map(startOf) };
  }
  return nothing(state, wish, context, "not then");
}

/** "Next Friday" and the like can mean two days. If the time is free on only one of them, it is that one. */
function bySeveralDays(
  state: TalkState,
  wish: When,
  context: TurnContext,
  days: readonly Day[],
): Found {
  if (wish.flags.includes("conflict") || wish.minutes.length === 0)
    return { kind: "which day", days: days.slice(0, 2) };
  const each = days
    .slice(0, 2)
    .map((day) => findTime(state, { ...wish, days: [day], flags: [] }, context));
  const ones = each.flatMap((found) => (found.kind === "one" ? [found.start] : []));
  if (ones.length === 0) return { kind: "which day", days: days.slice(0, 2) };
  return { kind: "several", starts: ones };
}

/** The date that was meant, if it is one of this year that has already passed; null otherwise. */
export function passedThisYear({ days }: When, { callerZone, now }: TurnContext): Day | null {
  const [day, ...others] = days;
  if (!day || others.length > 0) return null;
  const today = wallTimeOf(callerZone, now).day;
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as Day;
  return before < today && before >= addDays(today, -mostPassed) ? before : null;
}

/** How many days ago a date without a year can be, so that it was a mistake and not meant for next year. */
const mostPassed = 180;

/** "2:30 am" on the day on which the clocks go from two to three. */
function isSkipped({ days, minutes }: When, { callerZone }: TurnContext): boolean {
  const [day, ...others] = days;
  if (!day || others.length > 0 || minutes.length === 0) return false;
  return minutes.every((minute) => instantOf(callerZone, { day, minute }) === null);
}

/** The range of days to search; null if it is entirely beyond the booking horizon. */
function rangeOf(wish: When, context: TurnContext): { from: Day; until: Day } | null {
  const today = wallTimeOf(context.callerZone, context.now).day;
  const last = lastDay(context);
  const named = wish.span ?? { from: wish.days[0]!, until: wish.days[0]! };
  const all = wish.days.length > 0 || wish.span !== null;
  const from = all ? [named.from, ...wish.days].sort()[0]! : today;
  const until = all ? [named.until, ...wish.days].sort().at(-1)! : last;
  if (from > last) return null;
  return { from: from < today ? today : from, until: until > last ? last : until };
}

function suitsDay({ day }: Free, { days, span, except }: When): boolean {
  if (except.days.includes(day) || except.weekdays.includes(weekdayOf(day))) return false;
  if (days.length > 0 && !days.includes(day))
    return span !== null && span.from <= day && day <= span.until;
  return true;
}

/** The free starts nearest to the request; on the named day, where it has any. */
function nothing(state: TalkState, wish: When, context: TurnContext, why: Why): Found {
  const today = wallTimeOf(context.callerZone, context.now).day;
  const named = wish.days[0] ?? wish.span?.from ?? today;
  // A past day is no reason to come today: it is asked for again.
  if (why === "past" && (wish.days[0] ?? wish.span?.until ?? today) < today)
    return { kind: "nothing", why, near: [] };
  const day = named < today ? today : named;
  const minute = wish.minutes[0] ?? wish.part?.from ?? 12 * 60;
  const suiting = freeBetween(state, context, { from: day, until: day }).filter((one) =>
    suitsDay(one, { ...wish, days: [day], span: null }),
  );
  const away = ({ minute: at }: Free) => Math.abs(at - minute);
  const ofDay = [...suiting].sort((one, other) => away(one) - away(other)).slice(0, 3);
  if (ofDay.length > 0 && why !== "past")
    return { kind: "nothing", why, near: ofDay.map(startOf).sort(byTime) };
  const moment =
    instantOf(context.callerZone, { day, minute }) ??
    instantOf(context.callerZone, { day: addDays(day, 1), minute: 0 }) ??
    context.now;
  const after = moment < context.now ? context.now : moment;
  return { kind: "nothing", why, near: nearAnd(state, wish, context, after) };
}

/** How many free starts around a time are looked at for those that suit. */
const mostLookedAt = 60;

/** The three free starts nearest to a moment that suit in general: not on excluded days, in the part of the day. */
function nearAnd(state: TalkState, wish: When, context: TurnContext, moment: Date): Date[] {
  const { except, part } = wish;
  const near = freeNear(state, context, moment, mostLookedAt)
    .map((start) => ({ start, ...wallTimeOf(context.callerZone, start) }))
    .filter(({ day }) => !except.days.includes(day) && !except.weekdays.includes(weekdayOf(day)));
  const inside = near.filter(({ minute }) => !part || (minute >= part.from && minute < part.until));
  const away = ({ start }: Free) => Math.abs(start.getTime() - moment.getTime());
  return (inside.length > 0 ? inside : near)
    .sort((one, other) => away(one) - away(other))
    .slice(0, 3)
    .map(startOf)
    .sort(byTime);
}

/** Spread over the day for a single day, or the first of each for several. */
function few(free: readonly Free[]): Free[] {
  const days = [...new Set(free.map(({ day }) => day))];
  if (days.length === 1) return spread(free);
  return days.slice(0, 3).map((day) => free.find((one) => one.day === day)!);
}

function startOf({ start }: Free): Date {
  return start;
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}
