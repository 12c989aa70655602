import * as z from "zod/mini";
import { optionalDollars, optionalPercent } from "#domain/kernel/amounts.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { storedNumber, storedText } from "./stored.ts";

/**
 * What a loan officer knows and allows for a borrower: dollars a month where the name says so, percent for the two DTI
 * and the rate. Incomes and debts are the most private fields of the product.
 */
export const loanOfficerDealParamsSchema = z.strictObject({
  /** Called Max Monthly PITI on the form. */
  maxMonthlyPayment: optionalDollars,
  borrowerMonthlyIncome: optionalDollars,
  borrowerMonthlyDebts: optionalDollars,
  currentDtiWithoutHousing: optionalPercent,
  maxAllowedDti: optionalPercent,
  proposedInterestRate: optionalPercent,
  monthlyTaxes: optionalDollars,
  monthlyInsurance: optionalDollars,
  estimatedClosingCosts: optionalDollars,
  interestedPropertyAddress: optionalText(300),
});
export type LoanOfficerDealParams = z.output<typeof loanOfficerDealParamsSchema>;

/** The officer's parameters as they are read back. */
export const storedLoanOfficerDealParams = z.object({
  maxMonthlyPayment: storedNumber,
  borrowerMonthlyIncome: storedNumber,
  borrowerMonthlyDebts: storedNumber,
  currentDtiWithoutHousing: storedNumber,
  maxAllowedDti: storedNumber,
  proposedInterestRate: storedNumber,
  monthlyTaxes: storedNumber,
  monthlyInsurance: storedNumber,
  estimatedClosingCosts: storedNumber,
  interestedPropertyAddress: storedText,
});
