import type { Heard, Want } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { asksForCall, isBareMessage, isMessage, isReported } from "#understanding/understand.ts";
import type { TurnContext } from "../turn/context.ts";
import type { Turn } from "../turn/turn.ts";
import { understand } from "../understand.ts";
import { listeningOf } from "./listening-of.ts";
import { ridsOfTheirs } from "./may-be-theirs.ts";
import { agreesWithNote, noteOf } from "./note.ts";
import { hasTime } from "./wish.ts";

/**
 * A turn as it is meant at this point of the conversation: the grammar reads each line for itself, and some words mean
 * something else after what was asked and said before.
 */
export function asMeant(turn: Turn, heard: Heard): Heard {
  let meant = turned(turn, named(turn, heard));
  // "I don't have a phone" answers the question; it asks for no number.
  if (meant.declines.length > 0)
    meant = { ...meant, questions: meant.questions.filter((one) => !ofContact.has(one)) };
  const words = withoutName(meant.inEnglish, turn.context);
  if (turn.state.expecting === "want" && asksForOther.test(words))
    meant = {
      ...meant,
      questions: [...meant.questions, "whoAreYou"],
      when: isExact(meant) ? meant.when : null,
    };
  // "I'd rather be contacted by email", instead of a number, is no request for a call.
  const isInstead = turn.state.expecting === "phone" && meant.declines.includes("phone");
  const isCall = !isInstead && asksForCall(words);
  // "Tear up my three thirty Monday, I'm still waiting for a call back."
  if (isCall && ridsOfTheirs(turn, meant))
    meant = { ...meant, wants: meant.wants.filter((want) => want !== "message") };
  else if (isCall && !hasOtherAct(meant) && !isExact(meant)) meant = asCallback(meant);
  else if (isReported(words)) meant = asReported(meant);
  meant = passedOn(meant, words);
  if (isBareMessage(meant.inEnglish)) meant = { ...meant, wants: ["message"] };
  // "I'd like to talk to someone Friday at 1" is an appointment.
  if (meant.wants.includes("human") && isExact(meant))
    meant = { ...meant, wants: meant.wants.map((want) => (want === "human" ? "book" : want)) };
  const note = noteOf(turn, meant);
  if (note === null) return meant;
  // The note was kept already and read back with the rest: what is left of the line is its yes.
  const isKept = turn.state.expecting === "confirm" && turn.state.gathered.notes?.includes(note);
  return isKept && agreesWithNote(meant)
    ? { ...aroundNote(turn, meant), answer: "yes" }
    : aroundNote(turn, meant);
}

/** "Message is: the power of attorney is signed": what is to be passed on asks for no advice. */
function passedOn(heard: Heard, words: string): Heard {
  if (!heard.wants.includes("message") || !isMessage(words) || /\?\s*$/.test(words)) return heard;
  return {
    ...without(heard, ["legal"]),
    questions: heard.questions.filter((one) => one !== "recorded"),
  };
}

// "Is Keisha in today?": somebody who does not work here is asked for, so the caller should hear where they are.
const asksForOther = new RegExp(
  source`
    ^\W*(?:(?:hi|hey|hello|yo|yes|yeah|um|uh|good \w+)\W+)*is (?!(?:she|he|it|this|that|there|they|any\w*|some\w*
    |every\w*
    |no\w*|the|your?|now|today|tomorrow|\w+day|noon|ten|one|two|three|four|five|six|seven|eight|nine|eleven|twelve)\b)
    [a-z]+ (?:in|working|around|on (?:duty|shift)|there(?= (?:today|yet|now|right now)\b))(?: (?:today|tonight|yet|now
    |right now
    |this \w+|tomorrow)\b|\W*$)`,
  "i",
);

/** "Is Ana there?", "time with Ana, please": what is asked of the professional by name. */
function named(turn: Turn, heard: Heard): Heard {
  const { expecting } = turn.state;
  if (heard.wants.length > 0 || heard.language !== "en" || !isOpen.has(expecting)) return heard;
  const words = withoutName(heard.text, turn.context);
  if (words === heard.text) return heard;
  const { wants } = understand(words, listeningOf(turn.state, turn.context));
  return { ...heard, wants: wants.filter((want) => ofName.has(want)) };
}

const isOpen: ReadonlySet<string> = new Set(["want", "day", "time", "choice", "anythingElse"]);
const ofName: ReadonlySet<Want> = new Set(["book", "human", "message"]);

// After these, what was said before no longer holds.
const turning = new RegExp(
  source`
    \b(?:but|instead|actually|you know what|on second thoughts?|never ?mind|forget (?:it|that)|scratch that|no wait|or 
    rather|changed my mind)\b[,.]?`,
  "gi",
);

/** "I was going to leave a message, but just make an appointment": the one that is named last. */
function turned(turn: Turn, heard: Heard): Heard {
  const { wants } = heard;
  if (!wants.includes("book") || !wants.includes("message")) return heard;
  const last = heard.inEnglish.split(turning).at(-1)!.trim();
  if (last === heard.inEnglish.trim() || last === "") return heard;
  const found = understand(last, listeningOf(turn.state, turn.context)).wants;
  const other = found.includes("book") ? "message" : found.includes("message") ? "book" : null;
  if (other === null || found.includes(other)) return heard;
  return { ...heard, wants: wants.filter((want) => want !== other) };
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

/** The words with "she" for each name of the professional, so that "have Dana call me" reads as "have her call me". */
export function withoutName(words: string, { professional: { fullName } }: TurnContext): string {
  const names = fullName
    .split(/\s+/)
    .filter((part) => part.length > 2)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  if (names.length === 0) return words;
  const name = `(?:${names.join("|")})`;
  return words.replace(new RegExp(`(?<!\\p{L})${name}(?: ${name})*(?!\\p{L})`, "giu"), "she");
}

// "They told me to get in touch about the listing" wants no appointment unless it says so.
function asReported(heard: Heard): Heard {
  const meant = without(heard, ["dial", "otherClients"]);
  const isBooking = isExact(heard) || appointment.test(heard.inEnglish);
  return isBooking ? meant : { ...meant, wants: meant.wants.filter((want) => want !== "book") };
}

const appointment = new RegExp(
  source`
    \b(?:book|appointment|appt|meet|meeting|schedule|come (?:in|by|over)|consult|see (?:her|him|you)|(?:make|set|find
    |get) (?:up )?an? time\b)`,
  "i",
);

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
