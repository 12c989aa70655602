import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Heard } from "#understanding/heard.ts";
import type { Turn } from "../turn/turn.ts";
import { asksAsBefore } from "./as-before.ts";
import { mayBeTheirs, ridsOfTheirs } from "./may-be-theirs.ts";
import { existingIn } from "./own-appointment.ts";
import { hasDay, hasTime } from "./wish.ts";

/**
 * What a line, said while a new appointment is made, shows of one that is there: "I just need Monday ten thirty moved over
 * to Wednesday" moves it, and of "same time as before" it has to be asked. Null if it is about the new one.
 */
export function flowWhileBooking(turn: Turn, heard: Heard): "move" | "cancel" | "either" | null {
  const { flow, gathered, offered, memory } = turn.state;
  if (asksAsBefore(turn, heard)) return "either";
  if (flow === "book" && ridsOfTheirs(turn, heard)) return "cancel";
  if (flow === "book" && mayBeTheirs(turn, heard)) return "either";
  if (flow !== "book" || memory.booked !== null || !heard.wants.includes("move")) return null;
  const { own: named, to, unassigned } = existingIn(turn, heard);
  const own = named ?? unassigned;
  if (to === null || own === null || own.days.length === 0 || own.minutes.length === 0) return null;
  // The time that is being booked, or was offered, is moved by choosing another one.
  const isKnown = [gathered.startsAt, ...offered].some((start) => {
    if (start === null) return false;
    const { day, minute } = wallTimeOf(turn.context.callerZone, new Date(start));
    return own.days.includes(day) && own.minutes.includes(minute);
  });
  return isKnown ? null : "move";
}

/** A day and a time, or "the one on Wednesday". */
export function isDated({ when, inEnglish: text }: Heard): boolean {
  if (when === null || !hasDay(when)) return false;
  return hasTime(when) || /\bcancel (?:just |only )?(?:the one|mine|my)\b/i.test(text);
}

const aboutExisting =
  /\b(?:my|the|an|existing|other) (?:[a-z]+ ){0,2}(?:appointment|appt|booking|meeting|consultation)\b/i;
/** Whether an appointment that is there is named. */
export function isAboutExisting({ inEnglish: text }: Heard): boolean {
  return aboutExisting.test(text);
}
