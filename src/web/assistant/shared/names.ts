import type { OutreachChannel } from "#domain/assistant/outreach/consent.ts";
import type { Outcome, TalkChannel, TaskKind } from "#domain/assistant/tasks.ts";
import { numberText } from "./number-text.ts";

/** How a conversation goes on. */
export const channelNames: Record<TalkChannel, string> = {
  web: "Web chat",
  voice: "Spoken on your page",
  phone: "Phone call",
  text: "Text messages",
  rehearsal: "Rehearsal",
};

/** How a conversation ended. */
export const outcomeNames: Record<Outcome, string> = {
  booked: "Booked",
  moved: "Moved",
  cancelled: "Cancelled",
  message: "Message taken",
  transferred: "Transferred",
  optedOut: "Asked not to be contacted",
  answered: "Answered",
  leftOpen: "Left open",
};

/** By what somebody is reached. */
export const wayNames: Record<OutreachChannel, string> = {
  phone: "Call",
  text: "Text",
  mail: "Email",
};

/** The kinds of work, as the settings list them. */
export const taskNames: Record<TaskKind, string> = {
  answer: "Answer messages and calls",
  callNewLead: "Call new leads",
  textNewLead: "Text new leads",
  remind: "Send appointment reminders",
  textBack: "Text back after a missed call",
  milestone: "Update a deal’s parties",
  followUp: "Send follow-ups",
  callback: "Return calls",
};

/** The name of a kind that came as text; a kind that nobody knows any more is told as it is. */
export function taskName(kind: string): string {
  return (taskNames as Record<string, string>)[kind] ?? kind;
}

/** What kind of assistant it is; guided understands by rules alone. */
export const kindNames = { guided: "Guided assistant", model: "AI assistant" } as const;

/** What the gate says of something. */
export const verdictNames = {
  allow: "Allowed",
  ask: "Asks you first",
  refuse: "Not allowed",
} as const;

/** What a message is about: what somebody asked for, or an offer. */
export const purposeNames = { service: "Service", marketing: "Marketing" } as const;

/** Where nobody told a name. */
const unnamed: Record<TalkChannel, string> = {
  web: "A visitor",
  voice: "A visitor",
  phone: "A caller",
  text: "A texter",
  rehearsal: "You",
};

/** Who a conversation is with, as far as it is known. */
export function whoOf(talk: {
  contactName: string | null;
  callerName: string | null;
  caller: string | null;
  channel: TalkChannel;
}): string {
  const number = talk.caller && numberText(talk.caller);
  return talk.contactName || talk.callerName || number || unnamed[talk.channel];
}

/** Between the facts of one line. */
export const dot = " · ";
