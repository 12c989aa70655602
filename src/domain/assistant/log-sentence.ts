import { dollarsText } from "#domain/kernel/money-text.ts";
import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { addDays, wallTimeOf, weekdayOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Outcome, TaskKind } from "./tasks.ts";

/** The facts of an entry of the assistant's log. */
export type LogFacts = {
  /** What the entry is about (logged.ts); null in one that has only a description. */
  kind: string | null;
  /** The description that was stored with it. */
  description: string;
  /** What it did, as stored with it. */
  did: string | null;
  /** The name of the other side, as far as known. */
  person: string | null;
  /** The time that was booked or moved to; null if none was, or for entries from before it was stored. */
  startsAt: Date | null;
  /** The conversation it results from; null if that was deleted. */
  talk: { isOutgoing: boolean } | null;
  /** The call, text or email it is about; null if that was deleted. */
  action: { task: string; channel: string; status: string; result: string | null } | null;
};

/** What happened, as one sentence: "Answered Jane Smith: booked Thu 4:30 PM". */
export function logSentence(facts: LogFacts, now: Date, zone: ZoneRules): string {
  const who = facts.person?.trim() || "a caller";
  const at = facts.startsAt && appointmentText(facts.startsAt, now, zone);
  if (facts.kind === "action") return actionSentence(facts, who, at);
  const outcome = outcomeText(facts, at);
  return outcome
    ? `${facts.talk?.isOutgoing ? "Called" : "Answered"} ${who}: ${outcome}`
    : facts.description;
}

/** A time within the next week by its weekday, "Thu 4:30 PM"; any other with its date, "Thu, Nov 5, 4:30 PM". */
function appointmentText(at: Date, now: Date, zone: ZoneRules): string {
  const { day } = wallTimeOf(zone, at);
  const today = wallTimeOf(zone, now).day;
  const isSoon = day >= today && day < addDays(today, 7);
  const date = isSoon ? "" : `, ${dayText(at, now, zone)},`;
  return `${weekdays[weekdayOf(day) - 1]}${date} ${timeText(at, zone)}`;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const outcomeTexts: Record<Outcome, string> = {
  booked: "booked an appointment",
  moved: "moved the appointment",
  cancelled: "canceled the appointment",
  message: "took a message for you",
  transferred: "transferred them to you",
  optedOut: "they asked not to be contacted again",
  answered: "answered questions",
  leftOpen: "ended without a result",
};

/** Null for kinds that aren't the outcome of a conversation. */
function outcomeText({ kind, did }: LogFacts, at: string | null): string | null {
  if (at && kind === "booked") return `booked ${at}`;
  if (at && kind === "moved") return `moved the appointment to ${at}`;
  // An entry from before the time was stored has it in its text only.
  if (did && (kind === "booked" || kind === "moved") && did.startsWith(`${kind} `)) return did;
  return kind !== null && Object.hasOwn(outcomeTexts, kind) ? outcomeTexts[kind as Outcome] : null;
}

/** Each channel as something still to do, done, and as a thing. */
const channelTexts: Record<string, { to: string; done: string; thing: string }> = {
  phone: { to: "call", done: "Called", thing: "call" },
  text: { to: "text", done: "Texted", thing: "text" },
  mail: { to: "email", done: "Emailed", thing: "email" },
};

/** Each kind of task as something still to do and as done; with the time of the appointment, if it is about one. */
const taskTexts: Record<TaskKind, (at: string | null) => { to: string; done: string }> = {
  answer: () => ({ to: "answer their message", done: "answered their message" }),
  callNewLead: () => ({ to: "welcome the new lead", done: "welcomed the new lead" }),
  textNewLead: () => ({ to: "welcome the new lead", done: "welcomed the new lead" }),
  remind: (at) => ({
    to: `remind them of ${at ?? "the appointment"}`,
    done: `reminded them of ${at ?? "the appointment"}`,
  }),
  textBack: () => ({ to: "answer the missed call", done: "answered the missed call" }),
  milestone: () => ({ to: "share the deal's new dates", done: "shared the deal's new dates" }),
  followUp: () => ({ to: "follow up", done: "followed up" }),
  callback: () => ({ to: "return their call", done: "returned their call" }),
};

function actionSentence({ action, description }: LogFacts, who: string, at: string | null): string {
  const channel =
    action && Object.hasOwn(channelTexts, action.channel) && channelTexts[action.channel];
  const task =
    action && Object.hasOwn(taskTexts, action.task) && taskTexts[action.task as TaskKind](at);
  if (!action || !channel || !task) return description;
  const { to, done, thing } = channel;
  const result = action.result ? `: ${withinSentence(action.result)}` : "";
  switch (action.status) {
    case "draft":
      return `Drafted ${thing === "email" ? "an" : "a"} ${thing} to ${who}: ${task.to}`;
    case "waiting":
      return `Needs your approval to ${to} ${who}: ${task.to}`;
    case "approved":
      return `Will ${to} ${who}: ${task.to}`;
    case "doing":
      return thing === "call"
        ? `Calling ${who}: ${task.to}`
        : `Sending the ${thing} to ${who}: ${task.to}`;
    case "done":
      if (action.result === sentByYou)
        return `You ${to === "call" ? "called" : `${to}ed`} ${who}: ${task.done}`;
      // The result of a call says how it went; that of a message only repeats that it was sent.
      return `${done} ${who}: ${thing === "call" && action.result ? withinSentence(action.result) : task.done}`;
    case "failed":
      return thing === "call" ? `Tried to call ${who}${result}` : `Couldn't ${to} ${who}${result}`;
    case "refused":
      return `Didn't ${to} ${who}: not allowed`;
    case "rejected":
      return `You rejected the ${thing} to ${who}`;
    case "expired":
      return `The ${thing} to ${who} expired${result}`;
    case "cancelled":
      return `Canceled the ${thing} to ${who}${result}`;
    default:
      return description;
  }
}

/** The result of an action that the professional sent themselves. */
export const sentByYou = "Sent by you.";

/** A stored sentence as the end of another one: "No answer." becomes "no answer". */
function withinSentence(text: string): string {
  const bare = text.trim().replace(/\.$/, "");
  // "No answer" loses its capital, "FHA loan" and "I ..." keep it.
  return /^[A-Z][a-z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/**
 * What an entry cost, by estimate, as text. A cost that isn't known is never called free.
 *
 * @param costCents US cents; null if not known
 */
export function logCostText(costCents: number | null): string {
  if (costCents === null) return "Not known";
  return costCents === 0 ? "No charge for calls or texts" : `About ${dollarsText(costCents / 100)}`;
}
