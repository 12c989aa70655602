import * as z from "zod/mini";
import { optionalDollars, optionalPercent } from "#domain/kernel/amounts.ts";
import { optionalChoice } from "#domain/kernel/choices.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { propertyTypes } from "./contact.ts";
import { storedFlag, storedNumber, storedText } from "./stored.ts";

const loanToReplace = {
  marketValue: optionalDollars,
  balanceOwed: optionalDollars,
  payment: optionalDollars,
  interestRate: optionalPercent,
  propertyTaxYearly: optionalDollars,
  hoiYearly: optionalDollars,
  propertyTypeRefi: optionalChoice(propertyTypes),
};

/** The loan that a refinance would replace: dollars, yearly where the name says so; the rate in percent. */
export const refinanceDetailsSchema = z.strictObject(loanToReplace);
export type RefinanceDetails = z.output<typeof refinanceDetailsSchema>;

/** What a lead's refinance details may hold when they are read back. */
export const storedRefinanceDetails = z.object({
  marketValue: storedNumber,
  balanceOwed: storedNumber,
  payment: storedNumber,
  interestRate: storedNumber,
  propertyTaxYearly: storedNumber,
  hoiYearly: storedNumber,
  propertyTypeRefi: storedText,
});

const received = z.prefault(z.boolean(), false);

/** A deal adds the new loan and which papers have been received. */
export const dealRefinanceDetailsSchema = z.strictObject({
  ...loanToReplace,
  loanProgram: optionalText(100),
  rateRefi: optionalPercent,
  appraisedValueRefi: optionalDollars,
  cashOutAmount: optionalDollars,
  notesRefi: optionalText(10_000),
  incomeReceived: received,
  idReceived: received,
  ssReceived: received,
  assetsReceived: received,
  insuranceReceived: received,
});
export type DealRefinanceDetails = z.output<typeof dealRefinanceDetailsSchema>;

/** What a deal's refinance details may hold when they are read back. */
export const storedDealRefinanceDetails = z.extend(storedRefinanceDetails, {
  loanProgram: storedText,
  rateRefi: storedNumber,
  appraisedValueRefi: storedNumber,
  cashOutAmount: storedNumber,
  notesRefi: storedText,
  incomeReceived: storedFlag,
  idReceived: storedFlag,
  ssReceived: storedFlag,
  assetsReceived: storedFlag,
  insuranceReceived: storedFlag,
});
