import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type Verdict } from "#domain/calculator/verdict.ts";

/** The part of a result that doesn't need the borrower's finances. */
export type OpenPayment = Pick<
  Verdict,
  "fault" | "loanAmount" | "interestRateUsed" | "estimatedPiti" | "needsMortgageInsurance"
>;

// The payment doesn't depend on the finances, so any values work.
const anyFinances = { borrowerMonthlyIncome: 1, borrowerMonthlyDebts: 0 };

/** The payment where the finances are hidden, computed in the browser. */
export function openPayment(
  scenario: Scenario,
  limits: Limits,
  { hasNoIncome }: { hasNoIncome: boolean },
): OpenPayment {
  const verdict = judge(scenario, { ...limits, ...anyFinances });
  const fault = verdict.fault ?? (hasNoIncome ? "income" : null);
  const { loanAmount, interestRateUsed, estimatedPiti, needsMortgageInsurance } = verdict;
  return { fault, loanAmount, interestRateUsed, estimatedPiti, needsMortgageInsurance };
}
