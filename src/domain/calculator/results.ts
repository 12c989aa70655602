import * as z from "zod/mini";
import { verdictNeeds } from "#domain/contacts/verdict-needs.ts";
import { insuredAbovePercent } from "./rules/mortgage-insurance.ts";
import type { Verdict } from "./verdict.ts";

// In SQL (docs/schema.sql): `links.after_scenario` logs a saved scenario and notifies the loan officer;
// `links.after_recheck` notifies the agent when a changed deal changes the verdict.

/**
 * What a deal stores of a verdict, in pre_approval_results: dollars per month, percent, dollars, percent per year.
 * Zeros and null where there was no result. Without stated debts there is no DTI; where the finances are hidden, the
 * agent's copy has none.
 */
export const storedResultsSchema = z.object({
  estimatedPiti: z.nullable(z.number()),
  updatedDti: z.nullable(z.number()),
  isWithinLimits: z.nullable(z.boolean()),
  calculatedAt: z.nullable(z.string()),
  loanAmount: z.nullable(z.number()),
  interestRateUsed: z.nullable(z.number()),
  /** The cash to close in dollars; null if its costs were not stated. */
  cashToClose: z.nullable(z.number()),
  /**
   * Whether mortgage insurance is missing that most loans above 80% loan to value need; null at or below 80%.
   */
  isWithoutMortgageInsurance: z.nullable(z.boolean()),
  /** The version of the program's rules; null if the deal had no program. */
  rulesVersion: z.nullable(z.string()),
  /** What the loan officer had not stated, so that nothing could be within limits. */
  notStated: z.array(z.enum(verdictNeeds)),
});
export type StoredResults = z.output<typeof storedResultsSchema>;

/** The stored form of a verdict that was computed at `now`. */
export function toResults(verdict: Verdict, now: Date): StoredResults {
  return {
    estimatedPiti: verdict.estimatedPiti,
    updatedDti: verdict.updatedDti,
    isWithinLimits: verdict.isWithinLimits,
    calculatedAt: now.toISOString(),
    loanAmount: verdict.loanAmount,
    interestRateUsed: verdict.interestRateUsed,
    cashToClose: verdict.cash?.cashToClose ?? null,
    isWithoutMortgageInsurance: isInsured(verdict) ? verdict.needsMortgageInsurance : null,
    rulesVersion: verdict.rulesVersion,
    notStated: verdict.notStated,
  };
}

/** Whether the loan is one that most lenders insure. */
function isInsured({ whole }: Verdict): boolean {
  return whole !== null && whole.ltvPercent > insuredAbovePercent;
}

/** Whether two results are the same except for when they were computed. */
export function isSameResult(one: StoredResults, other: StoredResults): boolean {
  const fields = Object.keys(one) as (keyof StoredResults)[];
  return fields.every(
    (field) => field === "calculatedAt" || String(one[field]) === String(other[field]),
  );
}
