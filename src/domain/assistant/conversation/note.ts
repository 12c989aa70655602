import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { gather, type Turn } from "../turn/turn.ts";

/** The longest note of an appointment, in characters. */
const longestNotes = 500;

const someone = "(?:her|him|them|'?em|the agent|the broker|[A-Z][a-z]+(?: [A-Z][a-z]+)?)";
const leadIn = new RegExp(
  source`
    \b(?:(?:make|add|put|leave|take)(?: (?:in|down))? (?:a |the |this )?(?:little |quick )?note|(?:please|also
    |and|can you|could you|to) note|note (?:that|down)|mention|(?:tell|inform|remind) ${someone}
    |let ${someone} know|(?:she|he|they|you) should (?:also )?know|just so (?:you|she|he|they) knows?
    |for (?:her|his|your|their) information|fyi)\b[:,]?(?: (?:that|to|down))*[:,]? +(\S.*)$`,
  "s",
);
const spanishLeadIn = new RegExp(
  source`
    (?<!\p{L})(?:(?:anote|apunte|ponga|agregue|deje)(?: (?:en|por favor|una|la|de) ?)*(?:nota)?
    |tome nota(?: de)?|(?:dígale|digale|avísele|avisele|coméntele|comentele)(?: por favor)?
    |(?:para )?que (?:ella |él |usted )?(?:lo )?sepa)[:,]? que +(\S.*)$`,
  "isu",
);
// Asks for a message instead of the appointment.
const instead =
  /\b(?:instead|rather|just|only|don't|do not|not)\b.{0,20}\b(?:tell|let|message)\b|\binstead\b/i;

const agrees = new RegExp(
  source`
    ^(?:(?:oh|well|um|uh|ah|and)[\s,]+)*(?:yes|yeah|yep|yup|yea|sure|correct|right|ok|okay|that's right
    |that is right|sounds good|looks good|perfect|great|good|fine|all good|absolutely
    |definitely)\b[\s,.!-]*(?:(?:please|sir|ma'am|that's (?:right|correct|fine|good|great|perfect)|that works
    |sounds good|go ahead|thanks|thank you)[\s,.!-]*)*(?:(?:and|oh|also|plus|just|by the way|btw)[\s,]+)*`,
  "i",
);
const isDoubt = new RegExp(
  source`
    \b(?:but|if|unless|except|think|guess|suppose|maybe|perhaps|probably|hope|wait|change|wrong|instead|rather
    |check|ask|first|before|not sure|don't|do not|can't|cannot|should be|actually|different|another|later
    |earlier|how|what|why|when|who|where)\b|\?`,
  "i",
);

/**
 * What the caller adds to the appointment for the professional to know ("please note I use a wheelchair"); null without
 * any. It comes with a lead-in, or with the yes to a read-back as a sentence of its own.
 */
export function noteOf({ state }: Turn, heard: Heard): string | null {
  const { flow, expecting, gathered } = state;
  const { text } = heard;
  if (flow !== "book" && !heard.wants.includes("book")) return null;
  const found = (heard.language === "es" ? spanishLeadIn : leadIn).exec(text);
  // Before any day is named, "tell them there are raccoons in the attic" is why they called.
  const isInstead = expecting === "day" && gathered.wish === null && /^\W*tell\b/i.test(text);
  if (found && !instead.test(text) && !isInstead) return wordsOf(found[1]!, 3);
  if (expecting !== "confirm" || heard.answer !== null || !gathered.startsAt) return null;
  if (!agrees.test(text) || hasDetails(heard)) return null;
  const rest = text.replace(agrees, "");
  const isSentence = /\b(?:i|i'm|i'll|we|we're|we'll|my|our|there|there's|it's|the|she|he|they)\b/i;
  return isSentence.test(rest) && !isDoubt.test(rest) ? wordsOf(rest, 4) : null;
}

/** Whether a line with a note begins with a yes. */
export function agreesWithNote({ text }: Heard): boolean {
  return agrees.test(text);
}

function hasDetails({
  corrects,
  when,
  name,
  email,
  phone,
  questions,
  durationMinutes,
}: Heard): boolean {
  const details = [when, name, email, phone, durationMinutes];
  return corrects.length > 0 || questions.length > 0 || details.some((one) => one !== null);
}

function wordsOf(text: string, fewest: number): string | null {
  const words = text.trim().replace(/\s+/g, " ");
  return words.split(" ").length >= fewest ? words.slice(0, longestNotes) : null;
}

/** Keeps a note with the appointment; it is not lost when another follows. */
export function keepNote(turn: Turn, note: string): Turn {
  const { notes } = turn.state.gathered;
  if (notes?.includes(note)) return turn;
  return gather(turn, { notes: [notes, note].filter(Boolean).join("\n").slice(0, longestNotes) });
}
