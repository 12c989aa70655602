import { consentWording } from "#domain/booking/visit.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { exactMomentWords, momentWords } from "./times.ts";

// Read-backs: every detail that will be stored, word for word, before anything is stored.

/**
 * What will be booked. The consent is part of it, so that a yes covers it: in full the first time that it is heard in a
 * conversation, after that in a reference. A note is not read aloud: the assistant's voice repeats no dictation.
 */
export function bookingReading({ gathered, memory }: TalkState, context: TurnContext): string {
  const { startsAt, durationMinutes, name, email, phone, purpose, notes } = gathered;
  const parts = [
    `${durationMinutes} minutes with ${context.professional.fullName} on ${exactMomentWords(new Date(startsAt!), context)}`,
    ...(purpose ? [`about: ${purpose}`] : []),
    `for ${name}`,
    `confirmation to ${emailWords(email!, context)}`,
    ...(phone ? [`phone ${phoneWords(phone)}`] : []),
    ...(notes ? ["with your note"] : []),
  ];
  const consent = memory.knowsConsent
    ? "Same consent as before."
    : consentWording(context.professional.fullName);
  return `Let me read that back: ${parts.join("; ")}. ${consent} Shall I book it?`;
}

export function moveReading({ gathered, appointment }: TalkState, context: TurnContext): string {
  const from = momentWords(new Date(appointment!.startsAt), context.callerZone, context.now);
  const to = exactMomentWords(new Date(gathered.startsAt!), context);
  return `I would move your appointment from ${from} to ${to}. Shall I?`;
}

export function cancelReading({ appointment }: TalkState, context: TurnContext): string {
  const at = exactMomentWords(new Date(appointment!.startsAt), context);
  return `I would cancel your appointment on ${at}. Shall I?`;
}

/** The message itself is not read aloud: the assistant's voice does not repeat a caller's dictation. */
export function messageReading({ gathered }: TalkState, { professional }: TurnContext): string {
  const { name, phone, email, wantsCallback } = gathered;
  const reach = phone ? `, phone ${phoneWords(phone)}` : email ? `, email ${email}` : "";
  const what = wantsCallback ? "your message and your request for a call back" : "your message";
  const who = name ? `from ${name}` : "without a name";
  const isOneWay = reach === "" ? " Without a number or an email it can't be answered." : "";
  return `I would pass on ${what} to ${professional.fullName}, ${who}${reach}.${isOneWay} Shall I?`;
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
