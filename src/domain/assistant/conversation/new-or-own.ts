import { instantOf, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Heard, When } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { momentWords } from "../sayings/times.ts";
import { ask, gather, remember, set, type Turn } from "../turn/turn.ts";
import { isStillFree } from "./free-times.ts";
import { isAnother } from "./open-talk.ts";
import { askedOnce } from "./own-appointment.ts";
import { isBareTime } from "./time-wishes.ts";
import { hasDay, hasTime } from "./wish.ts";

/**
 * The starts that the day and time can mean; none while one of them is missing. Likelier minutes come first, so only the
 * first counts; several remain where the day can be two, or where the clocks are set back and the hour comes twice.
 */
export function ownStarts({ state, context }: Turn): Date[] {
  const { callerZone, now } = context;
  const when = state.memory.own?.when;
  const minute = when?.minutes[0];
  if (!when || minute === undefined) return [];
  const starts = when.days.flatMap((day) => instantOf(callerZone, { day, minute }) ?? []);
  const ahead = starts.filter((start) => start > now);
  return (ahead.length > 0 ? ahead : starts.slice(0, 1)).flatMap((start) => {
    const other = new Date(start.getTime() + hourMs);
    const isTwice = wallTimeOf(callerZone, other).minute === minute;
    return isTwice ? [start, other] : [start];
  });
}

const hourMs = 3_600_000;

/**
 * The time at which no appointment begins, named by a caller who was taken to have one without saying so, or for whom one
 * was searched in vain: then a new one is meant. Null for any other.
 */
export function freeAndUnowned(turn: Turn, heard: Heard): Date | null {
  const { flow, memory, searches } = turn.state;
  const isSaid = heard.when !== null && hasDay(heard.when) && hasTime(heard.when);
  if (flow !== "move" || !isSaid || !memory.own?.when || memory.booked !== null) return null;
  if (memory.own.isSaid && searches === 0) return null;
  const [start, ...others] = ownStarts(turn);
  if (!start || others.length > 0) return null;
  return isStillFree(turn.state, turn.context, start) ? start : null;
}

/** No appointment begins then, which the calendar shows to everybody: a new one is offered. */
export function offerNew(before: Turn, start: Date): Turn {
  const { callerZone, now } = before.context;
  const turn = remember(gather(before, { wish: null, startsAt: null }), { own: askedOnce(before) });
  const offering = set(turn, { flow: "book", offered: [start.toISOString()], misses: 0 });
  return ask(offering, "choice", asks.askWhetherToBook(momentWords(start, callerZone, now)));
}

/**
 * The code of the appointment that was booked in this conversation, which needs no other proof, unless the time of another
 * one is named.
 */
export function codeOfBooked(turn: Turn, { inEnglish: text }: Heard): string | null {
  const { code, memory, asked } = turn.state;
  const { booked, own } = memory;
  // "And cancel my old one": what identifies that is asked for.
  if (booked === null || asked.code || otherOne.test(text)) return null;
  const isOther = own?.when && !own.mayBeNew && !isAt(turn, own.when, booked);
  return isOther ? null : code;
}

/** Whether an appointment begins at the day and time that were named, as far as they were. */
export function isAt({ context }: Turn, { days, minutes }: When, startsAt: string): boolean {
  const { day, minute } = wallTimeOf(context.callerZone, new Date(startsAt));
  const isDay = days.length === 0 || days.includes(day);
  return isDay && (minutes.length === 0 || minutes.includes(minute));
}

const otherOne = /\b(?:other|old|another|previous|existing|first)\b/i;
const changing = /\b(?:make|put|set|have) (?:it|that|this)\b/i;

/** After a booking, another time changes it, unless it is said to be for a second one: "no, the good one is three". */
export function changesBooked(turn: Turn, heard: Heard): boolean {
  const { memory, code } = turn.state;
  const { when, wants, questions, delicate, corrects, inEnglish: text } = heard;
  if (memory.booked === null || code === null || isAnother.test(text)) return false;
  if (when === null || !(hasDay(when) || hasTime(when))) return false;
  if (questions.length > 0 || delicate.length > 0 || wants.some((want) => want !== "book"))
    return false;
  const isCorrected = corrects.some((detail) => detail === "day" || detail === "time");
  return wants.includes("book") || isCorrected || changing.test(text) || isBareTime(turn, text);
}
