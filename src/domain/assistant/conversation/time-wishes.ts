import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Heard } from "#understanding/heard.ts";
import { normal, pattern, source } from "#understanding/text.ts";
import { hearWhen, requestsTime } from "#understanding/understand.ts";
import type { Turn } from "../turn/turn.ts";
import { listeningOf } from "./listening-of.ts";
import { hasDay, hasTime } from "./wish.ts";

/** Whether a day, a time or a length by itself wishes for an appointment where nothing is being done. */
export function wishesTime(turn: Turn, heard: Heard): boolean {
  return (
    namesTime(heard) && mayBook(turn) && !isOnlyAsking(heard) && !isOthersTime(heard.inEnglish)
  );
}

function namesTime({ when, durationMinutes }: Heard): boolean {
  return (when !== null && (hasDay(when) || hasTime(when))) || durationMinutes !== null;
}

/** A day and a time alone are a wish, unless something is booked: then only a plain wish books another. */
function mayBook({ state: { expecting, memory } }: Turn): boolean {
  return expecting !== "anythingElse" && memory.booked === null;
}

/**
 * A day in a question ("what are your rates today?") is not a request for an appointment; a request that comes with a
 * question is one, and both are answered.
 */
function isOnlyAsking({ delicate, questions, when, inEnglish: text }: Heard): boolean {
  if (delicate.length === 0 && questions.length === 0) return false;
  if (requestsTime(text)) return false;
  const isExact = when !== null && when.days.length > 0 && when.minutes.length > 0;
  return delicate.length > 0 || !isExact;
}

// "The roof guy comes Tuesday at nine" tells of somebody else's time.
const othersTime = new RegExp(
  source`
    ^(?:(?:well|so|and|but|oh|because|see|listen|um|uh|now)[ ,]+)*(?:the|my|our|an?|his|her|their) (?!(?:appointment
    |appt|meeting|best|only|earliest|first|next|soonest|morning|afternoon|time|day
    |half)\b)(?:[a-z'-]+ ){1,3}?(?:comes?|(?:is|are) (?:coming|due|here|arriving)|will (?:come|be)|arrives?|starts?
    |ends?|gets? (?:here|home|in|back|off|out)|leaves?|visits?|shows? up|delivers?|picks (?:me|us) up)\b`,
  "i",
);

function isOthersTime(text: string): boolean {
  return (
    othersTime.test(text.trim()) &&
    !requestsTime(text) &&
    !/\b(?:after|before|so|until|then)\b/i.test(text)
  );
}

const aroundTime = pattern`
  ^(?:\W|\b(?:no|nope|nah|just|only|please|then|well|oh|um|uh|i|i'd|i'll|want|wanted|need|like|said|meant|it|the|an?
  |that|appointment|appt|meeting|slot|at|on|for|in|make|put|book|me|down|can|could|we|do|actually|instead|thanks|to
  |see|come|is|what|hon|honey|dear|sir|ma'?am|sweetie)\b)*$`;

/**
 * "No no, just 4pm Monday", where a message was read back: nothing but a day and a time, so an appointment is meant. After
 * a search in vain it may as well be the appointment's own time.
 */
export function namesTimeInstead({ state, context }: Turn, heard: Heard): boolean {
  const { flow, expecting, memory, searches } = state;
  if (flow !== "message" || expecting !== "confirm" || memory.leftOff || searches > 0) return false;
  const { when, answer, wants, inEnglish } = heard;
  if (when === null || !hasDay(when) || when.minutes.length === 0 || answer === "yes") return false;
  if (wants.some((want) => want !== "book")) return false;
  return isBareTime({ state, context }, inEnglish);
}

/** Whether a line says a day or a time and nothing else, and denies none. */
export function isBareTime({ state, context }: Pick<Turn, "state" | "context">, text: string) {
  const { when, rest } = hearWhen(normal(text), listeningOf(state, context));
  return when !== null && aroundTime.test(rest);
}

/**
 * "No hon, Thursday at two", after the question what to change: the time that was read back, so the no was no refusal, and
 * everything is read back again.
 */
export function repeatsItsTime({ state, context }: Turn, { inEnglish }: Heard): boolean {
  const { readBack, gathered } = state;
  if (readBack === null || readBack.wasHeard || gathered.startsAt === null) return false;
  if (!isBareTime({ state, context }, inEnglish)) return false;
  const { when } = hearWhen(normal(inEnglish), listeningOf(state, context));
  const { day, minute } = wallTimeOf(context.callerZone, new Date(gathered.startsAt));
  const isDay = when!.days.length === 0 ? when!.span === null : when!.days[0] === day;
  return isDay && when!.part === null && when!.minutes[0] === minute;
}
