import { boundless } from "#domain/calculator/boundless.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type Verdict } from "#domain/calculator/verdict.ts";

/** The part of a result that doesn't need the borrower's finances. */
export type OpenPayment = Pick<
  Verdict,
  | "fault"
  | "loanAmount"
  | "interestRateUsed"
  | "estimatedPiti"
  | "needsMortgageInsurance"
  | "whole"
  | "cash"
  | "misfits"
>;

/** The payment where the finances are hidden, computed in the browser. */
export function openPayment(
  scenario: Scenario,
  limits: Limits,
  { hasNoIncome, rules }: { hasNoIncome: boolean; rules: RuleSet },
): OpenPayment {
  // The payment doesn't depend on the finances, so any values work.
  const verdict = judge(scenario, { ...limits, ...boundless }, rules);
  const fault = verdict.fault ?? (hasNoIncome ? "income" : null);
  const { loanAmount, interestRateUsed, estimatedPiti, needsMortgageInsurance } = verdict;
  const { whole, cash, misfits } = verdict;
  const payment = { loanAmount, interestRateUsed, estimatedPiti, needsMortgageInsurance };
  return { fault, ...payment, whole, cash, misfits };
}
