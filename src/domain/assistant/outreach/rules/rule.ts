import type { Day } from "#domain/kernel/day.ts";

/** The source of a rule, its effective date, and when it was last checked: the law is data. */
export type Sourced = {
  source: string;
  /** YYYY-MM-DD. If the source gives no date, the date of the list that names the rule. */
  effectiveFrom: string;
  /** When it was last compared with its source. */
  reviewedOn: string;
};

/** Whether a rule is in force on a day. */
export function isInForce({ effectiveFrom }: Sourced, day: Day): boolean {
  return effectiveFrom <= day;
}

/** When the rules in this folder were last compared with their sources. */
export const reviewedOn = "2026-11-22";
