import type { Day } from "#domain/kernel/day.ts";
import type { Minute } from "#domain/kernel/zone-rules.ts";

/** A stretch of days, both included. */
export type Period = { from: Day; until: Day };

/** How to reach a contact, if the question asks for it. */
export type Way = "phone" | "email";

/**
 * What a professional asks of the own day and contacts. Names are as they were typed; whose they are the
 * server finds out, among the own contacts alone.
 */
export type AskQuestion =
  | { kind: "agenda"; period: Period }
  /** The next appointment; with a certain client, if named. */
  | { kind: "next"; name: string | null }
  /** `minute`: whether this very time is free; `part`: the end is not included. */
  | {
      kind: "free";
      period: Period;
      minute: Minute | null;
      part: { from: Minute; until: Minute } | null;
    }
  /** Null is the figure of the overview: the last seven days. */
  | { kind: "newLeads"; period: Period | null }
  | { kind: "find"; name: string; asks: Way | null }
  | { kind: "closings"; period: Period }
  | { kind: "callbacks" }
  | { kind: "noOutcome" }
  | { kind: "calls" }
  | { kind: "draft"; name: string; channel: "mail" | "text"; message: string | null }
  /** What only a person may judge. */
  | { kind: "delicate"; about: "rates" | "qualify" }
  | { kind: "help" }
  | { kind: "unclear" };

/**
 * Questions that can be asked, as they are understood best; the first three are suggested when nothing was understood.
 */
export const examples = [
  "What's on today?",
  "When is my next appointment?",
  "New leads this week",
  "Am I free tomorrow at 3?",
  "Who wants a callback?",
  "Deals closing this month",
  "Which appointments lack an outcome?",
] as const;
