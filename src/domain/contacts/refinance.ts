import * as z from "zod/mini";
import { optionalDollars, optionalPercent } from "#domain/kernel/amounts.ts";
import { optionalChoice } from "#domain/kernel/choices.ts";
import { propertyTypes } from "./contact.ts";

/** The loan that a refinance would replace (SPEC §3): dollars, yearly where the name says so; the rate in percent. */
export const refinanceDetailsSchema = z.strictObject({
  marketValue: optionalDollars,
  balanceOwed: optionalDollars,
  payment: optionalDollars,
  interestRate: optionalPercent,
  propertyTaxYearly: optionalDollars,
  hoiYearly: optionalDollars,
  propertyTypeRefi: optionalChoice(propertyTypes),
});
export type RefinanceDetails = z.output<typeof refinanceDetailsSchema>;
