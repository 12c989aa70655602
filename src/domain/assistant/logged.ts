import { isActive } from "#domain/appointments/statuses.ts";
import { outcomes } from "./tasks.ts";

/** What an entry of the assistant's log is about: the outcome of a conversation, or an outgoing action. */
const loggedKinds = [...outcomes, "action"] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/**
 * Whether an entry of the log can be undone: possible; already done; tooLate, because the appointment has started;
 * nothing, because there is nothing to undo; never, because only the person who opted out can opt back in.
 */
export const undoings = ["possible", "done", "tooLate", "nothing", "never"] as const;
type Undoing = (typeof undoings)[number];

/** Only a booking can be undone, by canceling it before it starts. */
export function undoingOf(
  {
    kind,
    appointment,
  }: { kind: string | null; appointment: { status: string; startsAt: Date } | null },
  now: Date,
): Undoing {
  if (kind === "optedOut") return "never";
  if (kind !== "booked" || !appointment) return "nothing";
  if (appointment.status === "Cancelled") return "done";
  return isActive(appointment.status) && appointment.startsAt > now ? "possible" : "tooLate";
}

/**
 * The details of a logged task as one readable line. Text is unchanged; the facts of an object are labeled: "Call
 * length: 47, Booked: yes". Null when there is nothing to show.
 */
export function taskDetailsText(details: unknown): string | null {
  return textOf(details).replace(/\s+/g, " ").trim() || null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return listed(value.map(innerText));
  const facts = Object.entries(value).map(([name, fact]) => {
    const text = innerText(fact);
    return text && `${inWords(name)}: ${text}`;
  });
  return listed(facts);
}

/** Brackets group the facts of a nested object or list. */
function innerText(value: unknown): string {
  const text = textOf(value);
  return typeof value === "object" && text ? `(${text})` : text;
}

function listed(texts: string[]): string {
  return texts.filter((text) => text.trim() !== "").join(", ");
}

/** A readable label of a fact: "call_length" and "callLength" become "Call length". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .replaceAll("_", " ")
    .trim();
  const small = /[a-z]/.test(words)
    ? words.replace(/[A-Z](?=[a-z])/g, (one) => one.toLowerCase())
    : words;
  return small.charAt(0).toUpperCase() + small.slice(1);
}
