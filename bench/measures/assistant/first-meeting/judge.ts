import { emailKey } from "#domain/kernel/is-email.ts";
import type { BankCaller, End, Start } from "../../../banks/shape.ts";
import { letters } from "../read-back.ts";
import { type Appointment, changesOf } from "./calendar.ts";
import type { Turn } from "./play.ts";

/** Everything by which a call is judged: what is stored before and after it, and what was said. */
export type Facts = {
  before: readonly Appointment[];
  after: readonly Appointment[];
  /** The id of the caller's appointment before the call. */
  ownId: string | null;
  /** The addresses and numbers that may no longer be contacted. */
  stops: readonly string[];
  /** The messages that the professional received. */
  messages: readonly string[];
  outcome: string | null;
  turns: readonly Turn[];
  momentOf: (start: Start) => Date;
};

/** `wrong` put something into the calendar, the bin or the stop list that was not meant; `undone` did too little. */
export type Verdict = { verdict: "right" | "wrong" | "undone"; why: string };

const right: Verdict = { verdict: "right", why: "" };
const undone = (why: string): Verdict => ({ verdict: "undone", why });
const wrong = (why: string): Verdict => ({ verdict: "wrong", why });

/** Compares what is stored at the end of a call with how it had to end (`End` in bench/banks/shape.ts). */
export function judge({ who, end }: Pick<BankCaller, "who" | "end">, facts: Facts): Verdict {
  if (end.kind !== "stopped" && facts.stops.length > 0)
    return wrong(`stopped: ${facts.stops.join(", ")}`);
  const others = changesOf(facts.before, facts.after).filter(
    ({ kind, appointment: { id } }) => kind !== "booked" && id !== facts.ownId,
  );
  if (others.length > 0) return wrong(`${others[0]!.kind}: somebody else's appointment`);
  switch (end.kind) {
    case "booked":
      return judgeBooked(who, end, facts);
    case "moved":
    case "cancelled":
      return judgeOwn(end, facts);
    default:
      break;
  }
  const [change] = changesOf(facts.before, facts.after);
  if (change) return wrong(`${change.kind}: ${show(change.appointment)}`);
  switch (end.kind) {
    case "message":
      return judgeMessage(end.words, facts);
    case "stopped":
      return judgeStopped(who, facts);
    case "transfer or message offered":
      return isOffered(facts) ? right : undone("neither a person nor a message was offered");
    case "nothing":
      return right;
  }
}

/**
 * A caller may have had an appointment already: it may stay, or be cancelled on the way, or be the one that is now at
 * the start.
 */
function judgeBooked(
  who: BankCaller["who"],
  { starts }: Extract<End, { kind: "booked" }>,
  { before, after, ownId, turns, momentOf }: Facts,
): Verdict {
  const isAt = ({ startsAt }: Appointment) =>
    starts.length === 0 || starts.some((start) => isSame(momentOf(start), startsAt));
  const changes = changesOf(before, after);
  const booked = changes.filter(({ kind }) => kind === "booked").map((one) => one.appointment);
  const moved = changes.find(({ kind }) => kind === "moved")?.appointment;
  if (booked.length > 1) return wrong(`${booked.length} appointments were booked`);
  if (moved && (booked.length > 0 || !isAt(moved))) return wrong(`moved: ${show(moved)}`);
  const [row] = booked;
  if (!row) {
    if (moved) return right;
    const isLost = changes.some(({ appointment: { id } }) => id === ownId);
    return isLost ? wrong("their appointment was cancelled") : undone("nothing was booked");
  }
  if (!isAt(row)) return wrong(`another time: ${show(row)}`);
  if (letters(row.name ?? "") !== letters(who.name)) return wrong(`another name: ${row.name}`);
  if (row.email && (!who.email || emailKey(row.email) !== emailKey(who.email)))
    return wrong(`another email: ${row.email}`);
  if (row.phone && (!who.phone || digitsOf(row.phone) !== digitsOf(who.phone)))
    return wrong(`another number: ${row.phone}`);
  if (who.email && !row.email) return undone("the email is missing");
  const isAsked = turns.some(({ asked }) => asked === "phone");
  return who.phone && isAsked && !row.phone ? undone("the number is missing") : right;
}

function judgeOwn(
  end: Extract<End, { kind: "moved" | "cancelled" }>,
  { before, after, ownId, momentOf }: Facts,
): Verdict {
  const changes = changesOf(before, after);
  const booked = changes.find(({ kind }) => kind === "booked");
  if (booked) return wrong(`booked: ${show(booked.appointment)}`);
  const own = changes.find(({ appointment: { id } }) => id === ownId);
  if (!own) return undone(`nothing was ${end.kind}`);
  if (own.kind !== end.kind) return wrong(`${own.kind} instead of ${end.kind}`);
  if (end.kind === "cancelled" || end.starts.length === 0) return right;
  const { startsAt } = own.appointment;
  const isThere = end.starts.some((start) => isSame(momentOf(start), startsAt));
  return isThere ? right : wrong(`moved elsewhere: ${show(own.appointment)}`);
}

function judgeMessage(words: readonly string[], { messages }: Facts): Verdict {
  if (messages.length === 0) return undone("no message was stored");
  const isWhole = messages.some((message) =>
    words.every((word) => plain(message).includes(plain(word))),
  );
  return isWhole ? right : undone(`the message lacks words: ${messages.join(" | ")}`);
}

/** Somebody else's address on the list is as unmeant as a wrong booking. */
function judgeStopped(who: BankCaller["who"], { stops }: Facts): Verdict {
  if (stops.length === 0) return undone("nothing was stopped");
  if (!who.email && !who.phone) return right;
  const isOwn = (address: string) =>
    address.includes("@")
      ? who.email !== null && emailKey(address) === emailKey(who.email)
      : who.phone !== null && digitsOf(address) === digitsOf(who.phone);
  const strange = stops.find((address) => !isOwn(address));
  return strange ? wrong(`stopped somebody else: ${strange}`) : right;
}

/** By the outcome, or by what was said after the opening, which says to everyone what the assistant can do. */
function isOffered({ outcome, messages, turns }: Facts): boolean {
  if (outcome === "transferred" || outcome === "message" || messages.length > 0) return true;
  return turns.some(
    ({ says, answer, asked }) =>
      says !== null && (asked === "message" || offers.test(answer.join(" "))),
  );
}

const offers =
  /\bmessages?\b|\btransfer|\bcall(?:s|ed|ing)? (?:you )?back\b|\bpass (?:it|that|this) on\b|\bmensaje|\brecado|\btransfer|\ble (?:llame|devuelva)/i;

function isSame(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime();
}

/** The digits of a number without its country's. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** Compared without accents, case, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

function show({ name, startsAt }: Appointment): string {
  return `${name}, ${startsAt.toISOString()}`;
}
