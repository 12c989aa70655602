import { spanishConsentWording } from "#domain/booking/spanish-consent.ts";
import { consentWording } from "#domain/booking/visit.ts";
import type { TurnContext } from "../../turn/context.ts";
import type { TalkState } from "../../turn/state.ts";
import * as english from "../readings.ts";
import { exactMomentWords, momentWords } from "../times.ts";
import { datesInSpanish } from "./dates.ts";

// Read-backs in Spanish: the same details, from the same state, as the English ones.

const purposes: Record<string, string> = {
  "Investment property": "propiedad de inversión",
  "Pre-approval": "preaprobación",
  Refinance: "refinanciamiento",
  "Home valuation": "valuación de una casa",
  "Viewing a home": "ver una casa",
  "Buying and selling": "comprar y vender",
  "Selling a home": "vender una casa",
  "Buying a home": "comprar una casa",
  Closing: "cierre",
  "Home loan": "préstamo hipotecario",
  Renting: "alquiler",
  "General questions": "preguntas generales",
};

/** Every sentence of the read-backs that this state allows, with its Spanish one. */
export function spanishReadings(state: TalkState, context: TurnContext): [string, string][] {
  const { gathered, appointment, flow } = state;
  const { fullName } = context.professional;
  const isWhole = gathered.startsAt && gathered.name && gathered.email;
  const parts: [string, string][] = [];
  if (isWhole && flow === "book") parts.push(bookingParts(state, context));
  if (appointment && gathered.startsAt) parts.push(movePart(state, context));
  if (appointment) parts.push(cancelPart(state, context));
  if (gathered.message || gathered.wantsCallback) parts.push(messagePart(state, context));
  return [
    ...parts.flatMap(withFrames),
    [consentWording(fullName), spanishConsentWording(fullName)],
    ["Same consent as before.", "Con el mismo consentimiento de antes."],
    ["Shall I book it?", "¿La reservo?"],
    ["Shall I?", "¿Lo hago?"],
    [
      `Say “yes” and I'll do it, or “message” and I'll pass it on to ${fullName} as it is.`,
      `Diga «sí» y lo hago, o «mensaje» y se lo paso a ${fullName} tal como está.`,
    ],
    [
      "Without a number or an email it can't be answered.",
      "Sin un número o un correo no se podrá responder.",
    ],
  ];
}

/** The sentences around what would be done (readings.ts and asks.ts). */
function withFrames([what, es]: [string, string]): [string, string][] {
  return [
    [`Let me read that back: ${what}.`, `Le repito los datos: ${es}.`],
    [`I would ${what}.`, `Voy a ${es}.`],
    [`So far I have: ${what}.`, `Hasta ahora tengo: ${es}.`],
    [`It isn't done before you say “yes”: ${what}.`, `No queda hecho hasta que diga «sí»: ${es}.`],
    [`One word is enough, “yes” or “no”: ${what}.`, `Basta una palabra, «sí» o «no»: ${es}.`],
    [`I can't tell whether that is a yes: ${what}.`, `No sé si eso es un sí: ${es}.`],
  ];
}

/** The English words come from whatIsMeant, so that both say the same. */
function bookingParts(state: TalkState, context: TurnContext): [string, string] {
  const { what } = english.whatIsMeant({ ...state, flow: "book" }, context);
  const { startsAt, durationMinutes, name, email, phone, purpose, notes } = state.gathered;
  const at = datesInSpanish(exactMomentWords(new Date(startsAt!), context), context);
  const es = [
    `${durationMinutes} minutos con ${context.professional.fullName} ${at}`,
    ...(purpose ? [`sobre: ${purposes[purpose] ?? purpose}`] : []),
    `a nombre de ${name}`,
    `confirmación a ${emailInSpanish(email!, context)}`,
    ...(phone ? [`teléfono ${english.phoneWords(phone)}`] : []),
    ...(notes ? ["con su nota"] : []),
  ].join("; ");
  return [what, es];
}

function movePart(state: TalkState, context: TurnContext): [string, string] {
  const { what } = english.whatIsMeant({ ...state, flow: "move" }, context);
  const { callerZone, now } = context;
  const from = momentWords(new Date(state.appointment!.startsAt), callerZone, now);
  const to = exactMomentWords(new Date(state.gathered.startsAt!), context);
  const [old, next] = [from, to].map((words) => datesInSpanish(words, context));
  return [what, `cambiar su cita: en lugar ${ofThe(old!)}, ${next}`];
}

/** "De el martes" is "del martes". */
function ofThe(date: string): string {
  return date.startsWith("el ") ? `del ${date.slice(3)}` : `de ${date}`;
}

function cancelPart(state: TalkState, context: TurnContext): [string, string] {
  const { what } = english.whatIsMeant({ ...state, flow: "cancel" }, context);
  const at = exactMomentWords(new Date(state.appointment!.startsAt), context);
  return [what, `cancelar su cita ${ofThe(datesInSpanish(at, context))}`];
}

function messagePart(state: TalkState, context: TurnContext): [string, string] {
  const { what } = english.whatIsMeant({ ...state, flow: "message" }, context);
  const { name, phone, email, wantsCallback } = state.gathered;
  const reach = phone
    ? `, teléfono ${english.phoneWords(phone)}`
    : email
      ? `, correo ${email}`
      : "";
  const which = wantsCallback ? "su mensaje y su pedido de que le llamen" : "su mensaje";
  const who = name ? `de parte de ${name}` : "sin nombre";
  return [what, `pasarle ${which} a ${context.professional.fullName}, ${who}${reach}`];
}

const spoken: Record<string, string> = {
  ".": "punto",
  _: "guion bajo",
  "-": "guion",
  "+": "más",
};

/** emailWords in Spanish: spelled out in speech, unchanged in writing. */
export function emailInSpanish(email: string, { channel }: TurnContext): string {
  if (channel !== "phone") return email;
  const [local = "", domain = ""] = email.split("@");
  const letters = [...local].map((letter) => spoken[letter] ?? letter).join(", ");
  return `${letters}, arroba ${domain.replaceAll(".", " punto ")}`;
}
