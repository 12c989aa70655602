import type { SharedDeal } from "#contract/calculator.ts";
import type { Limits } from "#domain/calculator/verdict.ts";

/** What decides about the scenarios of a deal; where the officer has said nothing, all is empty. */
export function limitsOf({ loanOfficerDealParams }: SharedDeal): Limits {
  return loanOfficerDealParams ?? noLimits;
}

const noLimits: Limits = {
  maxMonthlyPayment: null,
  borrowerMonthlyIncome: null,
  borrowerMonthlyDebts: null,
  currentDtiWithoutHousing: null,
  maxAllowedDti: null,
  proposedInterestRate: null,
};

/** The limits in the order in which they are shown. */
export const shownLimits = [
  "maxMonthlyPayment",
  "currentDtiWithoutHousing",
  "maxAllowedDti",
  "proposedInterestRate",
  "borrowerMonthlyIncome",
  "borrowerMonthlyDebts",
] as const satisfies (keyof Limits)[];
