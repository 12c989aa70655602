import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { requestsTime } from "#understanding/understand.ts";
import type { Turn } from "../turn/turn.ts";
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
