import type { Heard, Want } from "#understanding/heard.ts";
import type { Turn } from "../turn/turn.ts";
import { noteOf } from "./note.ts";
import { hasTime } from "./wish.ts";

/**
 * A turn as it is meant at this point of the conversation: the grammar reads each line for itself, and some words mean
 * something else after what was asked and said before.
 */
export function asMeant(turn: Turn, heard: Heard): Heard {
  let meant = heard;
  // "I don't have a phone" answers the question; it asks for no number.
  if (meant.declines.length > 0)
    meant = { ...meant, questions: meant.questions.filter((one) => !ofContact.has(one)) };
  if (asksForCall(meant.text) && !meant.wants.includes("optOut") && !isExact(meant))
    meant = asCallback(meant);
  else if (isReported(meant.text)) meant = without(meant, ["dial", "otherClients"]);
  // "I'd like to talk to someone Friday at 1" is an appointment.
  if (meant.wants.includes("human") && isExact(meant))
    meant = { ...meant, wants: meant.wants.map((want) => (want === "human" ? "book" : want)) };
  return noteOf(turn, meant) === null ? meant : aroundNote(turn, meant);
}

const ofContact: ReadonlySet<string> = new Set(["phone", "address"]);

/** A day and a time: an appointment is meant, however it is asked for. */
function isExact({ when }: Heard): boolean {
  return when !== null && when.days.length > 0 && hasTime(when);
}

const someone =
  "(?:her|him|them|you|someone|somebody|anyone|ana|(?:the|your|my) (?:boss|agent|broker|manager|owner|lady|guy|realtor|loan officer)|[A-Z][a-z]+)";
const callMe = "(?:call|ring|phone|dial|give) (?:me|us|my|a)\\b";
const callback = new RegExp(
  `\\b(?:(?:have|ask|get|tell|want|need|like|prefer|wish)(?: for)? ${someone}(?: just)?(?: to)? (?:${callMe}|call\\b)|(?:can|could|would|will) ${someone} (?:please |just )?(?:${callMe})|for ${someone} to (?:${callMe})|(?:please |just )(?:call|phone|ring) me\\b|call ?back|(?:call|phone|ring) me (?:back|instead|tomorrow|later|today|asap|when)|return my call|give me a (?:call|ring|buzz))`,
  "i",
);
const noCallback =
  /\b(?:don't|do not|never|stop|quit|not|no longer|doesn't|does not|didn't|did not|won't|called|calls)\b[^,.;]{0,24}\b(?:call|phone|ring)/i;

/** Whether somebody asks to be called. */
export function asksForCall(text: string): boolean {
  return callback.test(text) && !noCallback.test(text);
}

const reported =
  /\b(?:she|he|they|ana|your (?:office|assistant|agent|boss)|someone|somebody|you(?: guys)?)(?: just| had| has| have|'d|'s)? (?:told|asked|said|wanted|called|rang|phoned|texted|emailed|left)\b|\breturn(?:ing)? (?:a|her|his|your|the|their) call\b|\b(?:got|had|missed|received|saw) (?:a|your|her|his|the) (?:missed )?(?:call|message|voicemail|text)\b/i;

/** "She told me to call about the papers": what others said, which the professional should hear of. */
export function isReported(text: string): boolean {
  return reported.test(text);
}

function asCallback(heard: Heard): Heard {
  const others = heard.wants.filter((want) => !isReplaced.has(want));
  const meant = without(heard, ["dial", "otherClients"]);
  return { ...meant, wants: ["message", ...others], when: null, choice: null, questions: [] };
}

const isReplaced: ReadonlySet<Want> = new Set(["message", "cancel", "book", "human"]);

function without(heard: Heard, topics: readonly string[]): Heard {
  return { ...heard, delicate: heard.delicate.filter((one) => !topics.includes(one)) };
}

/** The words of a note are for the professional: they ask nothing and change nothing of the appointment. */
function aroundNote({ state }: Turn, heard: Heard): Heard {
  const wants = heard.wants.filter((want) => want !== "message" && want !== "human");
  const quiet = { ...heard, wants, questions: [] };
  if (state.expecting !== "confirm") return quiet;
  return { ...quiet, when: null, choice: null, durationMinutes: null, corrects: [], answer: null };
}
