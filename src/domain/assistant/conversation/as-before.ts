import type { Heard } from "#understanding/heard.ts";
import type { Turn } from "../turn/turn.ts";

const asBefore =
  /\bsame (?:(?:\w+ )?(?:time|day|hour|slot) )?(?:as|like) (?:before|i had|it was|(?:the|my) (?:old|other) one)\b/i;

/** "Same time as before", said of a new appointment: there may be one already, and it has to be asked. */
export function asksAsBefore({ state }: Turn, { inEnglish: text }: Heard): boolean {
  const { flow, expecting, memory } = state;
  const isTime = expecting === "day" || expecting === "time" || expecting === "choice";
  if (flow !== "book" || !isTime) return false;
  return memory.own === null && memory.booked === null && asBefore.test(text);
}
