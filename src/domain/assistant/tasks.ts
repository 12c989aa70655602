// In SQL (docs/schema.sql): `assistant.notice_leads` and `assistant.notice_booking` queue what a new lead or a
// visitor's booking triggers; `assistant.keep_decisions` lets only the professional approve what waits, and makes
// decided or finished actions immutable; `assistant.keep_words` lets a transcript be deleted but not changed.

/** The kinds of work that the assistant does for a professional. */
export const taskKinds = [
  "answer",
  "callNewLead",
  "textNewLead",
  "remind",
  "textBack",
  "milestone",
  "followUp",
  "callback",
] as const;
export type TaskKind = (typeof taskKinds)[number];

/**
 * How much a task does by itself: nothing, a draft that only the professional sends, a draft that waits for approval,
 * or everything.
 */
export const autonomies = ["off", "draft", "approve", "automatic"] as const;
export type Autonomy = (typeof autonomies)[number];

/** What each task may be set to: one with more legal risk never gets more autonomy than the law allows. */
export const autonomiesOf: Record<TaskKind, readonly Autonomy[]> = {
  answer: ["off", "automatic"],
  callNewLead: ["off", "approve", "automatic"],
  textNewLead: ["off", "draft", "approve", "automatic"],
  remind: ["off", "automatic"],
  textBack: ["off", "approve", "automatic"],
  milestone: ["off", "draft", "approve", "automatic"],
  followUp: ["off", "draft", "approve"],
  callback: ["off", "approve"],
};

/** The defaults of a new account. */
export const usualAutonomies: Record<TaskKind, Autonomy> = {
  answer: "automatic",
  callNewLead: "approve",
  textNewLead: "approve",
  remind: "automatic",
  textBack: "automatic",
  milestone: "approve",
  followUp: "draft",
  callback: "approve",
};

/** The statuses of a task, as its badge shows them. */
const taskStatuses = ["Scheduled", "In Progress", "Completed", "Failed", "Cancelled"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The channel through which people are reached, or reach the assistant. */
export const channels = ["web", "voice", "phone", "text", "mail"] as const;
export type Channel = (typeof channels)[number];

/** Where a conversation takes place: typed or spoken on a page, by phone, by text, or a rehearsal by its owner. */
export const talkChannels = ["web", "voice", "phone", "text", "rehearsal"] as const;
export type TalkChannel = (typeof talkChannels)[number];

/** How a conversation ended. */
export const outcomes = [
  "booked",
  "moved",
  "cancelled",
  "message",
  "transferred",
  "optedOut",
  "answered",
  "leftOpen",
] as const;
export type Outcome = (typeof outcomes)[number];
