import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type Verdict } from "#domain/calculator/verdict.ts";

/** What can be said of a scenario without the borrower's finances. */
export type OpenPayment = Pick<
  Verdict,
  "fault" | "loanAmount" | "interestRateUsed" | "estimatedPiti" | "needsMortgageInsurance"
>;

// The payment does not depend on them: with any income the same comes out.
const anyFinances = { borrowerMonthlyIncome: 1, borrowerMonthlyDebts: 0 };

/** The payment where the finances are hidden: the browser's own part of the result. */
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
