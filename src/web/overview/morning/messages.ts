import type { Place } from "#domain/overview/day-schedule.ts";
import { longDays } from "#domain/overview/today.ts";
import { closingsAheadDays, referralDays } from "#domain/overview/ahead.ts";

/** The texts of the panels below the figures. */

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

export const todayWords = {
  title: "To do today",
  failed: "What is to do could not be read",
  empty: "Nothing waits for you",
  emptyText:
    "Callbacks and tasks that are due, new leads nobody has contacted, appointments without an outcome and deals without a next step will stand here, each with its reason.",
  showAll: (count: number): string => `Show all ${count.toLocaleString("en-US")}`,
  long: `Over ${longDays} days`,
  /** What is not listed, by kind: "and 12 more overdue". */
  more: {
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
} as const;

export const scheduleWords = {
  title: "Today’s schedule",
  failed: "Today’s schedule could not be read",
  empty: "Nothing is in your calendar today",
  emptyText: "What you and your clients plan for today will stand here, with the gaps between.",
  open: "Open the calendar",
  wholeDay: (count: number): string => `Whole day (${count.toLocaleString("en-US")})`,
  minutes: (count: number): string => `${count} min`,
  gap: (length: string): string => `then nothing planned for ${length}`,
  places: { past: "Past", now: "Now", next: "Next", later: null, off: null } satisfies Record<
    Place,
    string | null
  >,
} as const;

export const newLeadWords = {
  title: "Newest leads",
  failed: "The newest leads could not be read",
  empty: "No new leads",
  emptyText: "Leads with the status New Lead will stand here, with the time since they came in.",
  add: "Go to New Leads",
  all: "All new leads",
  ago: (age: string): string => `${age} ago`,
} as const;

export const closingWords = {
  title: "Closings ahead",
  failed: "The closings could not be read",
  empty: `No closing within ${closingsAheadDays} days`,
  emptyText: "Working deals whose closing date comes up will stand here, the soonest first.",
  open: "Go to Working Deals",
  showAll: (count: number): string => `Show all ${count.toLocaleString("en-US")}`,
  showLess: "Show fewer",
  noAmount: "no amount",
  refinance: "Refinance",
} as const;

export const stageWords = {
  title: "Deals by stage",
  failed: "The deals could not be counted",
  empty: "No working deals",
  emptyText: "How many deals stand at each stage, and what they are worth, will stand here.",
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
  failed: "The partners could not be counted",
  rule: `Leads of the last ${referralDays} days`,
  empty: "No referral partners yet",
  emptyText: "Add the people who send you clients. The leads that they send will be counted here.",
  open: "Go to Referral Partners",
  none: "No lead names a partner",
  noneText: `Write a partner’s name or company into a lead’s Source, and the lead counts here for ${referralDays} days.`,
  leads: (count: number): string => counted(count, "lead"),
  newest: (age: string): string => `the last ${age} ago`,
  whose: (name: string): string => `Leads from ${name}`,
  more: (count: number): string => `and ${counted(count, "older one")}`,
} as const;

/** Between the facts of one line. */
export const dot = " · ";
