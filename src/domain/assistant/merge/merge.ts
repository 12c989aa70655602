import { addDays } from "#domain/kernel/zone-rules.ts";
import { type Heard, type Listening, noWhen, type Want, type When } from "#understanding/heard.ts";
import type { Claims } from "./claims.ts";
import {
  groundedCode,
  groundedEmail,
  groundedName,
  groundedPhone,
  groundedPurpose,
} from "./grounding.ts";
import {
  hasReservation,
  introducesSomeone,
  speaksOfDay,
  speaksOfLength,
  speaksOfTime,
} from "./hints.ts";
import { countWords } from "./said-words.ts";

/** How many days ahead a claimed day may be. */
export const claimedDaysAhead = 400;

/** The longest utterance, in words, that can be a yes which only a model claims. */
export const claimedYesWords = 6;

/** Refusals are believed when only a model claims them. */
const refusals: readonly Want[] = ["optOut", "noTranscript"];

/** A yes the grammar found in so few words leaves nothing for a model to read better. */
const plainYesWords = 3;

/** Whether the grammar's reading leaves nothing to ask a model: "yes", "no thanks", "the first", "mhm". */
export function isPlain(grammar: Heard, text: string): boolean {
  if (grammar.backchannel || grammar.waits) return true;
  const isAnswered = grammar.answer !== null || grammar.choice !== null;
  return isAnswered && countWords(text) <= 2;
}

/**
 * The grammar's reading plus what a model claims, as far as the caller's words support it. A model can make the
 * assistant more careful (opt-out, delicate, alarm, an unsure yes) and can add what the grammar did not find; it never
 * removes or replaces. Returns the same object if nothing was added.
 */
export function mergeHeard(
  grammar: Heard,
  claims: Claims,
  text: string,
  listening: Listening,
): Heard {
  if (isPlain(grammar, text) || countWords(text) === 0) return grammar;
  const careful = moreCareful(grammar, claims, text);
  // The claims about a turn that gives the model orders are ignored.
  const isOrdered = [...grammar.delicate, ...claims.delicate].includes("instructions");
  const taken = isOrdered
    ? careful
    : { ...careful, ...more(grammar, claims, text, listening, careful) };
  return Object.keys(taken).length === 0 ? grammar : { ...grammar, ...taken };
}

function moreCareful(grammar: Heard, claims: Claims, text: string): Partial<Heard> {
  const taken: Partial<Heard> = {};
  const refused = refusals.filter(
    (one) => claims.wants.includes(one) && !grammar.wants.includes(one),
  );
  if (refused.length > 0) taken.wants = [...grammar.wants, ...refused];
  const delicate = claims.delicate.filter((kind) => !grammar.delicate.includes(kind));
  if (delicate.length > 0) taken.delicate = [...grammar.delicate, ...delicate];
  if (grammar.alarm === null && claims.alarm !== null) taken.alarm = claims.alarm;
  const isDoubted = claims.answer === "no" || claims.corrects.length > 0;
  if (grammar.answer === "yes" && isDoubted && countWords(text) > plainYesWords)
    taken.answer = null;
  return taken;
}

function more(
  grammar: Heard,
  claims: Claims,
  text: string,
  listening: Listening,
  careful: Partial<Heard>,
): Partial<Heard> {
  const taken: Partial<Heard> = {};
  const isUnanswered = grammar.answer === null;
  const answer = isUnanswered ? claimedAnswer(grammar, claims, text) : null;
  if (answer) taken.answer = answer;
  if (isUnanswered && grammar.wants.length === 0) {
    const wants = [...new Set([...claims.wants, ...(careful.wants ?? [])])];
    if (wants.length > 0) taken.wants = wants;
  }
  if (isUnanswered && grammar.questions.length === 0 && claims.questions.length > 0)
    taken.questions = claims.questions;
  if (isUnanswered && grammar.corrects.length === 0 && claims.corrects.length > 0)
    taken.corrects = claims.corrects;
  const when = isUnanswered ? claimedWhen(grammar, claims, text, listening) : null;
  if (when) taken.when = when;
  const choice = when ? null : claimedChoice(grammar, claims, listening);
  if (choice) taken.choice = choice;
  return { ...taken, ...claimedDetails(grammar, claims, text, listening) };
}

function claimedAnswer(grammar: Heard, claims: Claims, text: string): "yes" | "no" | null {
  if (claims.answer !== "yes") return claims.answer;
  // What limits a yes is only known in English: in Spanish only the grammar's yes counts.
  if (grammar.language !== "en") return null;
  const saysMore =
    [grammar.when, grammar.choice, grammar.name, grammar.email, grammar.phone, grammar.code].some(
      (part) => part !== null,
    ) ||
    grammar.durationMinutes !== null ||
    grammar.alarm !== null ||
    claims.alarm !== null ||
    [grammar.wants, grammar.questions, grammar.delicate, grammar.corrects, grammar.declines].some(
      (part) => part.length > 0,
    ) ||
    [claims.wants, claims.questions, claims.delicate, claims.corrects].some(
      (part) => part.length > 0,
    );
  if (saysMore || hasReservation(text) || countWords(text) > claimedYesWords) return null;
  return "yes";
}

/** Where days and times are not the expected answer, only the grammar's are believed. */
const asksForWords: readonly Listening["expecting"][] = [
  "name",
  "email",
  "phone",
  "notes",
  "code",
  "message",
];

function claimedWhen(
  { when, choice }: Heard,
  { day, minute }: Claims,
  text: string,
  { expecting, today }: Listening,
): When | null {
  if (choice !== null || asksForWords.includes(expecting)) return null;
  if (when && (when.flags.length > 0 || when.soonest || when.shift)) return null;
  const hasDay = when !== null && (when.days.length > 0 || when.span !== null);
  const hasTime = when !== null && (when.minutes.length > 0 || when.part !== null);
  const isExcepted = when !== null && when.except.days.length + when.except.weekdays.length > 0;
  const isNear = day !== null && day >= today && day <= addDays(today, claimedDaysAhead);
  const takesDay = isNear && !hasDay && !isExcepted && speaksOfDay(text);
  const takesTime = minute !== null && !hasTime && speaksOfTime(text);
  if (!takesDay && !takesTime) return null;
  return {
    ...(when ?? noWhen),
    ...(takesDay && { days: [day] }),
    ...(takesTime && { minutes: [minute] }),
  };
}

function claimedChoice(
  { answer, choice, when }: Heard,
  claims: Claims,
  { expecting, offered }: Listening,
) {
  const isAsked = expecting === "choice" || expecting === "time" || expecting === "appointment";
  if (!isAsked || answer !== null || choice !== null || when !== null || !claims.choice)
    return null;
  if (claims.choice.kind !== "nth") return claims.choice;
  const places = expecting === "appointment" ? 20 : offered.length;
  return places > 0 && claims.choice.nth <= places ? claims.choice : null;
}

function claimedDetails(
  grammar: Heard,
  claims: Claims,
  text: string,
  { durations, expecting }: Listening,
): Partial<Heard> {
  const taken: Partial<Heard> = {};
  const isIntroduced = expecting === "name" || introducesSomeone(text);
  const grounded = {
    name:
      claims.name !== null && isIntroduced && grammar.answer === null
        ? groundedName(claims.name, text)
        : null,
    email: claims.email === null ? null : groundedEmail(claims.email, text),
    phone: claims.phone === null ? null : groundedPhone(claims.phone, text),
    code: claims.code === null ? null : groundedCode(claims.code, text),
    purpose: claims.purpose === null ? null : groundedPurpose(claims.purpose, text),
  };
  for (const key of ["name", "email", "phone", "code", "purpose"] as const)
    if (grammar[key] === null && grounded[key] !== null) taken[key] = grounded[key];
  const length = claims.durationMinutes;
  const isLength = length !== null && durations.includes(length) && speaksOfLength(text);
  if (grammar.durationMinutes === null && isLength) taken.durationMinutes = length;
  return taken;
}
