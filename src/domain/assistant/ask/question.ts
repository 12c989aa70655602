import type { Day } from "#domain/kernel/day.ts";
import type { Minute } from "#domain/kernel/zone-rules.ts";

/** A range of days, both included. */
export type Period = { from: Day; until: Day };

/** How to reach a contact, if the question asks for it. */
export type Way = "phone" | "email";

/**
 * What professionals ask about their own day and contacts. Names are as typed; the server matches them against the
 * professional's own contacts only.
 */
export type AskQuestion =
  | { kind: "agenda"; period: Period }
  /** The next appointment; with a certain client, if named. */
  | { kind: "next"; name: string | null }
  /** `minute`: whether this exact time is free; `part`: the end is not included. */
  | {
      kind: "free";
      period: Period;
      minute: Minute | null;
      part: { from: Minute; until: Minute } | null;
    }
  /** Null means the overview's figure: the last seven days. */
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

/** Example questions; the first three are suggested when nothing was understood. */
export const examples = [
  "What's on today?",
  "When is my next appointment?",
  "New leads this week",
  "Am I free tomorrow at 3?",
  "Who wants a callback?",
  "Deals closing this month",
  "Which appointments lack an outcome?",
] as const;
