import type { OutreachChannel } from "#domain/assistant/outreach/consent.ts";
import type { Outcome, TalkChannel, TaskKind } from "#domain/assistant/tasks.ts";
import { numberText } from "./number-text.ts";

/** The channel of a conversation. */
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

/** How the assistant contacts someone. */
export const wayNames: Record<OutreachChannel, string> = {
  phone: "Call",
  text: "Text",
  mail: "Email",
};

/** The kinds of tasks, in the order of the settings. */
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

/** The name of a task kind given as text; an unknown kind is returned unchanged. */
export function taskName(kind: string): string {
  return (taskNames as Record<string, string>)[kind] ?? kind;
}

/** The kind of assistant; a guided one follows a script and uses no AI model. */
export const kindNames = { guided: "Guided assistant", model: "AI assistant" } as const;

/** The results of the outreach check. */
export const verdictNames = {
  allow: "Allowed",
  ask: "Asks you first",
  refuse: "Not allowed",
} as const;

/** What a message is about: a reply to the contact's request, or an offer. */
export const purposeNames = { service: "Service", marketing: "Marketing" } as const;

/** Used when a conversation has no name. */
const unnamed: Record<TalkChannel, string> = {
  web: "A visitor",
  voice: "A visitor",
  phone: "A caller",
  text: "A texter",
  rehearsal: "You",
};

/** The person in a conversation, as far as known. */
export function whoOf(talk: {
  contactName: string | null;
  callerName: string | null;
  caller: string | null;
  channel: TalkChannel;
}): string {
  const number = talk.caller && numberText(talk.caller);
  return talk.contactName || talk.callerName || number || unnamed[talk.channel];
}

/** Separates the facts of one row. */
export const dot = " · ";
