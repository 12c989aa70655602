import * as z from "zod/mini";
import type { Verdict } from "./verdict.ts";

/**
 * What a deal keeps of a verdict (SPEC §3 pre_approval_results): dollars a month, percent, dollars, percent a year.
 * Zeros and null where there was no result. Where the officer hides the finances, the agent's copy has no DTI.
 */
export const storedResultsSchema = z.object({
  estimatedPiti: z.nullable(z.number()),
  updatedDti: z.nullable(z.number()),
  isWithinLimits: z.nullable(z.boolean()),
  calculatedAt: z.nullable(z.string()),
  loanAmount: z.nullable(z.number()),
  interestRateUsed: z.nullable(z.number()),
});
export type StoredResults = z.output<typeof storedResultsSchema>;

/** The results that are stored of a verdict, as they were found at `now`. */
export function toResults(verdict: Verdict, now: Date): StoredResults {
  return {
    estimatedPiti: verdict.estimatedPiti,
    updatedDti: verdict.updatedDti,
    isWithinLimits: verdict.isWithinLimits,
    calculatedAt: now.toISOString(),
    loanAmount: verdict.loanAmount,
    interestRateUsed: verdict.interestRateUsed,
  };
}

/** Whether a result still says the same: a change of the officer's parameters may have broken it. */
export function isSameResult(one: StoredResults, other: StoredResults): boolean {
  return (
    one.isWithinLimits === other.isWithinLimits &&
    one.estimatedPiti === other.estimatedPiti &&
    one.updatedDti === other.updatedDti
  );
}
