import type { Heard, Want } from "#understanding/heard.ts";
import type { TurnContext } from "../turn/context.ts";
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
  if (asksForCall(meant.inEnglish, turn.context) && !hasOtherAct(meant) && !isExact(meant))
    meant = asCallback(meant);
  else if (isReported(meant.inEnglish, turn.context)) meant = asReported(meant);
  if (bareMessage.test(meant.inEnglish)) meant = { ...meant, wants: ["message"] };
  // "I'd like to talk to someone Friday at 1" is an appointment.
  if (meant.wants.includes("human") && isExact(meant))
    meant = { ...meant, wants: meant.wants.map((want) => (want === "human" ? "book" : want)) };
  return noteOf(turn, meant) === null ? meant : aroundNote(turn, meant);
}

/** "I'm waiting for a call back, cancel my appointment": what is named with it is meant. */
function hasOtherAct({ wants, inEnglish: text }: Heard): boolean {
  if (wants.includes("optOut") || wants.includes("move")) return true;
  return wants.includes("cancel") && /\b(?:cancel|call off) (?:my|the|our|an)\b/i.test(text);
}

const ofContact: ReadonlySet<string> = new Set(["phone", "address"]);

/** A day and a time: an appointment is meant, however it is asked for. */
function isExact({ when }: Heard): boolean {
  return when !== null && when.days.length > 0 && hasTime(when);
}

const someone =
  "(?:her|him|them|you|someone|somebody|anyone|(?:the|your|my) (?:boss|agent|broker|manager|owner|lady|guy|realtor|loan officer)|[A-Z][a-z]+)";
const callMe =
  "(?:(?:call|ring|phone|dial) (?:me|us|my (?:cell|phone|number|mobile|home|house|office))|give (?:me|us) a (?:call|ring|buzz))\\b";
const callback = new RegExp(
  `\\b(?:(?:have|ask|get|tell|want|need|like|prefer|wish)(?: for)? ${someone}(?: just)?(?: to)? (?:${callMe}|call\\b)|(?:can|could|would|will) ${someone} (?:please |just )?(?:${callMe})|for ${someone} to (?:${callMe})|(?:please |just )(?:call|phone|ring) me\\b|(?:she|he|they|someone|somebody) (?:can|could|should|may|might) (?:just |please )?(?:call|phone|ring) me\\b|(?:that|if|rather|prefer) (?:she|he|they|someone|somebody) (?:would |could )?(?:calls?|called|phoned?|phones|rings?) me\\b|call ?back|(?:call|phone|ring) me (?:back|instead|tomorrow|later|today|asap|when)|return my call|give me a (?:call|ring|buzz))`,
  "i",
);
const noCallback =
  /\b(?:don't|do not|never|stop|quit|not|no longer|doesn't|does not|didn't|did not|won't|waiting|waited)\b[^,.;]{0,30}\b(?:call|phone|ring)/i;

/** Whether somebody asks to be called. */
export function asksForCall(words: string, context: TurnContext): boolean {
  const text = withoutName(words, context);
  return callback.test(text) && !noCallback.test(text);
}

/** The words with "she" for each name of the professional, so that "have Dana call me" reads as "have her call me". */
function withoutName(words: string, { professional: { fullName } }: TurnContext): string {
  const names = fullName
    .split(/\s+/)
    .filter((part) => part.length > 2)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  if (names.length === 0) return words;
  const name = `(?:${names.join("|")})`;
  return words.replace(new RegExp(`(?<!\\p{L})${name}(?: ${name})*(?!\\p{L})`, "giu"), "she");
}

const told =
  "(?:told|asked|said|wanted|called|rang|phoned|texted|emailed|left|supposed|advised|instructed)";
const reported = new RegExp(
  `\\b(?:(?:she|he|they|your (?:office|assistant|agent|boss|people)|someone|somebody|you(?: guys| folks| people)?)(?: just| had| has| have|'d|'s|'ve)? ${told}|(?:i|i'm|we|we're|[a-z]+) (?:am |are |was |were |been |have been |got )?(?:told|asked|supposed|advised|instructed) to (?:call|phone|ring|contact|reach|get in touch|let you|tell you|send|bring)|return(?:ing)? (?:a|her|his|your|the|their) call|(?:got|had|missed|received|saw|have) (?:a|your|her|his|the) (?:missed )?(?:call|message|voicemail|text) from)\\b`,
  "i",
);
const name =
  "(?!(?:me|us|you|your|my|a|an|the|about|for|if|what|how|it|that|this|some|to|i|is|and|of|in|know)\\b)(?:(?:mr|mrs|ms|miss|doctor|dr)\\.? )?[a-z]+(?: [a-z]+)?";
const toPassOn = new RegExp(
  [
    `\\b(?:tell|let|inform|remind|ask) (?:(?:him|her|them|${name}) )(?:know )?(?:that |to |if |about |whether )?`,
    `\\bmessage (?:for|to) (?:him|her|them|${name})\\b`,
    "\\bmessage(?: is|:| that| saying) ",
    "\\bpass (?:it |this |word |a message )?(?:on|along|to)\\b",
    `\\b(?:give|get|send) (?:him|her|them|${name}) (?:a|this|the|my) (?:message|thanks|regards|love)`,
    `\\b(?:need|want|like) (?:him|her|them|${name}) to (?:know|hear)\\b`,
    "\\b(?:wanted|want|like|calling|called|writing|just) to (?:let (?:you|her|him|them) know|say|tell (?:you|her|him|them)|thank)\\b",
  ].join("|"),
  "i",
);

/** What the professional should hear of: something to pass on, or what others said ("she told me to call about …"). */
export function isMessage(words: string, context: TurnContext): boolean {
  return toPassOn.test(withoutName(words, context)) || isReported(words, context);
}

/** "She told me to call about the papers": what others said. */
function isReported(words: string, context: TurnContext): boolean {
  return reported.test(withoutName(words, context));
}

// "They told me to get in touch about the listing" wants no appointment unless it says so.
function asReported(heard: Heard): Heard {
  const meant = without(heard, ["dial", "otherClients"]);
  const isBooking = isExact(heard) || appointment.test(heard.inEnglish);
  return isBooking ? meant : { ...meant, wants: meant.wants.filter((want) => want !== "book") };
}

const appointment =
  /\b(?:book|appointment|appt|meet|meeting|schedule|come (?:in|by|over)|consult|see (?:her|him|you))/i;
const bareMessage =
  /^\W*(?:a |just a |leave )?message(?: for [a-z]+(?: [a-z]+)?)?(?: please)?\W*$/i;

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
