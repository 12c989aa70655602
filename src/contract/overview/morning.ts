import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { todayRules } from "#domain/overview/today.ts";
import { savedAppointment } from "../appointments/saved.ts";
import { signedInErrors } from "../errors.ts";

const tags = ["Overview"];
const nullableText = z.nullable(z.string());
const person = { id: recordId, firstName: z.string(), lastName: nullableText };

/** Something to do today, and the rule that lists it (domain/overview/today.ts). */
export const todayItem = z.object({
  rule: z.enum(todayRules),
  /** When it was due, ended, arrived or was said; null for a deal. */
  at: z.nullable(z.date()),
  /** The latest of a deal's dates (YYYY-MM-DD). */
  lastDay: nullableText,
  /** My contact it is about, if any: the lead, the deal, or the person of the calendar entry. */
  contact: z.nullable(
    z.object({ ...person, status: z.string(), phoneNumber: nullableText, email: nullableText }),
  ),
  /** The calendar entry it is about. */
  entry: z.nullable(savedAppointment),
  /** The message that the assistant took. */
  message: nullableText,
});
export type TodayItem = z.output<typeof todayItem>;

/** What is due, waits or has no next step, and how many more there are than are listed. */
export const todayList = z.object({
  items: z.array(todayItem),
  more: z.object({
    messages: z.int(),
    /** Callbacks, tasks and reminders that are overdue or due later today. */
    overdue: z.int(),
    due: z.int(),
    outcomes: z.int(),
    leads: z.int(),
    deals: z.int(),
  }),
});
export type Today = z.output<typeof todayList>;

/** The deals of one status, and the total of those that have an amount. */
export const dealStage = z.object({
  status: z.string(),
  deals: z.number(),
  /** How many of them have an amount. */
  priced: z.number(),
  /** US dollars; null if none has an amount. */
  amount: z.nullable(z.number()),
});
export type DealStage = z.output<typeof dealStage>;

/** A working deal that is expected to close within the next 30 days, on `YYYY-MM-DD`. */
export const closingAhead = z.object({
  ...person,
  status: z.string(),
  closingDay: z.string(),
  /** US dollars. */
  amount: z.nullable(z.number()),
  isRefinance: z.boolean(),
});
export type ClosingAhead = z.output<typeof closingAhead>;

/** A referral partner, and the leads whose source is their name or company. */
export const partnerReferrals = z.object({
  ...person,
  companyName: nullableText,
  leads: z.number(),
  newestAt: z.date(),
  /** The newest of them; they may have become deals. */
  newest: z.array(z.object({ ...person, createdAt: z.date() })),
});
export type PartnerReferrals = z.output<typeof partnerReferrals>;

/** The panels below the figures of the overview. Each is requested, and can fail, on its own. */
export const morningContract = {
  /** What is due, waits for an answer or has no next step, most urgent first. */
  today: oc
    .route({ method: "GET", path: "/overview/today", summary: "Read what is to do today", tags })
    .errors(signedInErrors)
    .output(todayList),
  /** My working deals by status, as on the board. */
  stages: oc
    .route({ method: "GET", path: "/overview/stages", summary: "Count my deals by stage", tags })
    .errors(signedInErrors)
    .output(z.array(dealStage)),
  /** My working deals that close within the next 30 days, soonest first. */
  closings: oc
    .route({ method: "GET", path: "/overview/closings", summary: "List closings ahead", tags })
    .errors(signedInErrors)
    .output(z.object({ count: z.number(), closings: z.array(closingAhead) })),
  /** Partners by the number of leads they sent in the last 180 days, most first. */
  partners: oc
    .route({ method: "GET", path: "/overview/partners", summary: "Count leads by partner", tags })
    .errors(signedInErrors)
    .output(
      z.object({
        /** Whether I have any referral partner at all. */
        hasPartners: z.boolean(),
        partners: z.array(partnerReferrals),
      }),
    ),
};
