import { consentWording } from "#domain/booking/visit.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { exactMomentWords, momentWords } from "./times.ts";

// Read-backs: every detail that will be stored, word for word, before anything is stored.

/**
 * What will be booked. The consent is part of it, so that a yes covers it: in full the first time that it is heard in a
 * conversation, after that in a reference. A note is not read aloud: the assistant's voice repeats no dictation.
 */
export function bookingReading(state: TalkState, context: TurnContext): string {
  const consent = state.memory.knowsConsent
    ? "Same consent as before."
    : consentWording(context.professional.fullName);
  return `Let me read that back: ${bookingParts(state, context)}. ${consent} Shall I book it?`;
}

function bookingParts({ gathered }: TalkState, context: TurnContext): string {
  const { startsAt, durationMinutes, name, email, phone, purpose, notes } = gathered;
  return [
    `${durationMinutes} minutes with ${context.professional.fullName} on ${exactMomentWords(new Date(startsAt!), context)}`,
    ...(purpose ? [`about: ${purpose}`] : []),
    `for ${name}`,
    `confirmation to ${emailWords(email!, context)}`,
    ...(phone ? [`phone ${phoneWords(phone)}`] : []),
    ...(notes ? ["with your note"] : []),
  ].join("; ");
}

/** Everything in the last read-back in other words, and the question after it. */
export function whatIsMeant(
  state: TalkState,
  context: TurnContext,
): { what: string; shall: string } {
  const shall = "Shall I?";
  switch (state.flow) {
    case "book":
      return { what: bookingParts(state, context), shall: "Shall I book it?" };
    case "move":
      return { what: movePart(state, context), shall };
    case "cancel":
      return { what: cancelPart(state, context), shall };
    default:
      return { what: messagePart(state, context), shall };
  }
}

export function moveReading(state: TalkState, context: TurnContext): string {
  return `I would ${movePart(state, context)}. Shall I?`;
}

function movePart({ gathered, appointment }: TalkState, context: TurnContext): string {
  const from = momentWords(new Date(appointment!.startsAt), context.callerZone, context.now);
  const to = exactMomentWords(new Date(gathered.startsAt!), context);
  return `move your appointment from ${from} to ${to}`;
}

export function cancelReading(state: TalkState, context: TurnContext): string {
  return `I would ${cancelPart(state, context)}. Shall I?`;
}

function cancelPart({ appointment }: TalkState, context: TurnContext): string {
  const at = exactMomentWords(new Date(appointment!.startsAt), context);
  return `cancel your appointment on ${at}`;
}

/** The message itself is not read aloud: the assistant's voice does not repeat a caller's dictation. */
export function messageReading(state: TalkState, context: TurnContext): string {
  const { phone, email } = state.gathered;
  const isOneWay = !phone && !email ? " Without a number or an email it can't be answered." : "";
  return `I would ${messagePart(state, context)}.${isOneWay} Shall I?`;
}

function messagePart({ gathered }: TalkState, { professional }: TurnContext): string {
  const { name, phone, email, wantsCallback } = gathered;
  const reach = phone ? `, phone ${phoneWords(phone)}` : email ? `, email ${email}` : "";
  const what = wantsCallback ? "your message and your request for a call back" : "your message";
  return `pass on ${what} to ${professional.fullName}, ${name ? `from ${name}` : "without a name"}${reach}`;
}

/** Spelled out in speech, so that a misheard letter is noticed; unchanged in writing. */
export function emailWords(email: string, { channel }: TurnContext): string {
  if (channel !== "phone") return email;
  const [local = "", domain = ""] = email.split("@");
  const letters = [...local].map((letter) => spoken[letter] ?? letter).join(", ");
  return `${letters}, at ${domain.replaceAll(".", " dot ")}`;
}

const spoken: Record<string, string> = { ".": "dot", _: "underscore", "-": "dash", "+": "plus" };

/** "718-555-0142" for a North American number, unchanged otherwise. */
export function phoneWords(phone: string): string {
  const [, area, exchange, line] = phone.match(/^\+1(\d{3})(\d{3})(\d{4})$/) ?? [];
  return area ? `${area}-${exchange}-${line}` : phone;
}
