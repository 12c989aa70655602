import type { Day } from "#domain/kernel/day.ts";

/** Where a rule stands, from when it holds, and when somebody last looked: the engine's law is data. */
export type Sourced = {
  source: string;
  /** YYYY-MM-DD. Where the date itself is not told, the day of the list that names the rule. */
  effectiveFrom: string;
  /** When it was last held against its source. */
  reviewedOn: string;
};

/** Whether a rule holds on a day. */
export function isInForce({ effectiveFrom }: Sourced, day: Day): boolean {
  return effectiveFrom <= day;
}

/** When the rules of this folder were last read against their sources. */
export const reviewedOn = "2026-11-22";
