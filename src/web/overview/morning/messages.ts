import type { Place } from "#domain/overview/day-schedule.ts";
import { longDays } from "#domain/overview/today.ts";
import { closingsAheadDays, referralDays } from "#domain/overview/ahead.ts";

/** The texts of the panels below the figures. */

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const todayWords = {
  failed: "We couldn't load your to-do list",
  approvalsFailed: "We couldn't load what's waiting for your approval",
  empty: "You're all caught up",
  emptyText:
    "Messages to approve, messages taken for you, callbacks and tasks due, new leads and open outcomes appear here, with the reason.",
  showAll: (count: number): string => `Show all ${count.toLocaleString("en-US")}`,
  long: `Over ${longDays} days`,
  /** The number of items not listed, by kind: "and 12 more overdue". */
  more: {
    messages: (count: number): string => `and ${counted(count, "more message")} taken for you`,
    overdue: (count: number): string => `and ${counted(count, "more overdue", "more overdue")}`,
    due: (count: number): string => `and ${counted(count, "more due today", "more due today")}`,
    outcomes: (count: number): string =>
      `and ${counted(count, "more appointment", "more appointments")} without an outcome`,
    leads: (count: number): string =>
      `and ${counted(count, "more lead", "more leads")} not contacted yet`,
    deals: (count: number): string =>
      `and ${counted(count, "more deal", "more deals")} without a next step`,
  },
  showLess: "Show fewer",
  done: "Mark done",
  doneOf: (name: string): string => `Mark done: ${name}`,
  outcomeOf: (outcome: string, name: string): string => `${outcome}: ${name}`,
  call: "Call",
  callOf: (name: string): string => `Call ${name}`,
  email: "Email",
  emailOf: (name: string): string => `Email ${name}`,
  drafts: (count: number): string => `${counted(count, "draft")} for you to send`,
  /** The notes that record in a contact's timeline what was marked as done. */
  notes: { "message waiting": "Answered the message.", "lead untouched": "Contacted." },
  marked: "Marked as done",
  markedText: (name: string): string => `There's a note in the timeline of ${name}.`,
  notMarked: "We couldn't mark it as done",
  undo: "Undo",
  notUndone: "We couldn't undo it",
} as const;

export const scheduleWords = {
  title: "Today’s schedule",
  failed: "We couldn’t load today’s schedule",
  empty: "Nothing on your calendar today",
  emptyText: "Today’s appointments and tasks appear here, with the free time between them.",
  open: "Open the calendar",
  wholeDay: (count: number): string => `Full day (${count.toLocaleString("en-US")})`,
  minutes: (count: number): string => `${count} min`,
  gap: (length: string): string => `then free for ${length}`,
  places: { past: "Past", now: "Now", next: "Next", later: null, off: null } satisfies Record<
    Place,
    string | null
  >,
} as const;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (parts: (string | false | null)[]): string => parts.filter(Boolean).join(", ");

export const dayLineWords = {
  name: "Your day",
  now: (time: string): string => `Now, ${time}`,
  yesterday: (time: string): string => `Yesterday, ${time}`,
  quiet: "No new conversations",
  free: "Nothing more today",
  failed: "We couldn't load your day.",
  again: "Try again",
  /** A conversation: "2:14 AM, Maria Lopez, phone call, 12 turns, booked". */
  talk: (
    time: string,
    who: string,
    facts: { channel: string; turns: number; end: string },
  ): string =>
    sentence([time, who, lower(facts.channel), counted(facts.turns, "turn"), lower(facts.end)]),
  live: "speaking now",
  open: "not ended",
  /** What takes time is with someone; a task or a reminder has a name: "4:30 PM, showing with Maria Lopez". */
  entry: (
    time: string,
    name: string,
    facts: { kind: string | null; isMeeting: boolean; status: string | false },
  ): string => {
    const kind = lower(facts.kind || "Appointment");
    const what = facts.isMeeting ? `${kind} with ${name}` : `${kind}: ${name}`;
    return sentence([time, what, facts.status && lower(facts.status)]);
  },
  approval: {
    label: "Approve",
    sentence: (what: string): string => `Approve or reject: ${lower(what)}`,
  },
  message: {
    label: "Message",
    sentence: (name: string): string => `Message from ${name}, waiting for your answer`,
  },
  moreWaiting: {
    label: (count: number): string => `${count} more`,
    sentence: (count: number): string => `${count} more waiting for you, in To do`,
  },
} as const;

export const newLeadWords = {
  title: "Newest leads",
  failed: "We couldn't load your newest leads",
  empty: "No new leads",
  emptyText: "Leads with the status New Lead appear here, with how long ago they came in.",
  add: "Go to New Leads",
  all: "All new leads",
  ago: (age: string): string => `${age} ago`,
  call: (name: string, phone: string): string => `Call ${name}, ${phone}`,
} as const;

export const closingWords = {
  title: "Closings ahead",
  failed: "We couldn't load your closings",
  empty: `No closings in the next ${closingsAheadDays} days`,
  emptyText: "Working deals with a closing date coming up appear here, soonest first.",
  open: "Go to Working Deals",
  showAll: (count: number): string => `Show all ${count.toLocaleString("en-US")}`,
  showLess: "Show fewer",
  noAmount: "no amount",
  refinance: "Refinance",
} as const;

export const stageWords = {
  title: "Deals by stage",
  failed: "We couldn't load your deals by stage",
  empty: "No working deals",
  emptyText: "See how many deals are in each stage and what they're worth.",
  open: "Go to Working Deals",
  caption: "Working deals by stage, with the sum of their purchase prices",
  stage: "Stage",
  deals: "Deals",
  value: "Value",
  count: (count: number): string => counted(count, "deal"),
  noDeals: "no deals",
  noAmount: "no amount",
  unpriced: (count: number): string => `${count.toLocaleString("en-US")} without an amount`,
} as const;

export const partnerWords = {
  title: "Referral partners",
  failed: "We couldn't load your referral partners",
  rule: `Leads in the last ${referralDays} days`,
  empty: "No referral partners yet",
  emptyText: "Add the people who send you clients, and see how many leads each one sends.",
  open: "Go to Referral Partners",
  none: "No leads from partners yet",
  noneText: `Enter a partner’s name or company as a lead’s Source, and the lead counts here for ${referralDays} days.`,
  leads: (count: number): string => counted(count, "lead"),
  newest: (age: string): string => `latest ${age} ago`,
  whose: (name: string): string => `Leads from ${name}`,
  more: (count: number): string => `and ${counted(count, "older one")}`,
} as const;

/** Between the details of a row. */
export const dot = " · ";
