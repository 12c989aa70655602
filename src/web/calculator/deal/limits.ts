import type { SharedDeal } from "#contract/calculator.ts";
import type { Limits } from "#domain/calculator/verdict.ts";

/** The limits of a deal; all are null if the officer has set none. */
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

/** The limits in the order of display. */
export const shownLimits = [
  "maxMonthlyPayment",
  "currentDtiWithoutHousing",
  "maxAllowedDti",
  "proposedInterestRate",
  "borrowerMonthlyIncome",
  "borrowerMonthlyDebts",
] as const satisfies (keyof Limits)[];
export type ShownLimit = (typeof shownLimits)[number];
