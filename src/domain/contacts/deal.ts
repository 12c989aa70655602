import * as z from "zod/mini";
import { optionalDollars } from "#domain/kernel/amounts.ts";
import { optionalChoice } from "#domain/kernel/choices.ts";
import { keptEmail, optionalEmail } from "#domain/kernel/email.ts";
import { optionalText, requiredName } from "#domain/kernel/text.ts";
import { usStates } from "#domain/kernel/us-states.ts";
import { propertyTypes } from "./contact.ts";
import { dealPartiesSchema, editedDealPartiesSchema, storedDealParty } from "./deal-party.ts";
import { dealProgressSchema, storedDealProgress } from "./deal-progress.ts";
import { dealStatuses, newDealStatus } from "./deal-status.ts";
import { loanOfficerDealParamsSchema, storedLoanOfficerDealParams } from "./officer-params.ts";
import { dealRefinanceDetailsSchema, storedDealRefinanceDetails } from "./refinance.ts";
import { storedText } from "./stored.ts";

const dealStatus = z.enum(dealStatuses, "Choose a status.");

/**
 * A deal as the form saves it. Refinance details and purchase progress are both kept, whichever of them is_refinance
 * shows. Where the form does not show the officer parameters they are left out or null, and what is stored stays.
 */
export const dealSchema = z.strictObject({
  firstName: requiredName("First Name", 100),
  lastName: requiredName("Last Name", 100),
  phoneNumber: optionalText(40),
  email: optionalEmail,
  status: z.prefault(dealStatus, newDealStatus),
  address: optionalText(300),
  city: optionalText(100),
  state: optionalChoice(usStates),
  zipCode: optionalText(20),
  purchasePrice: optionalDollars,
  propertyTypePurchase: optionalChoice(propertyTypes),
  isRefinance: z.prefault(z.boolean(), false),
  notes: optionalText(10_000),
  refinanceDetails: z.prefault(dealRefinanceDetailsSchema, {}),
  dealProgress: z.prefault(dealProgressSchema, {}),
  dealParties: dealPartiesSchema,
  loanOfficerDealParams: z.prefault(z.nullable(loanOfficerDealParamsSchema), null),
});
/** The same for a contact that is there and becomes a deal. */
export const convertedDealSchema = z.extend(dealSchema, {
  email: keptEmail,
  dealParties: editedDealPartiesSchema,
});
/** The same for a deal that is there: a status that is left out stays as it is. */
export const editedDealSchema = z.extend(convertedDealSchema, { status: z.optional(dealStatus) });
export type DealInput = z.input<typeof dealSchema>;
export type Deal = z.output<typeof dealSchema>;

/** A deal as it is read back; the officer's parameters are null for everybody but a loan officer. */
export const storedDealSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: storedText,
  email: storedText,
  status: z.string(),
  address: storedText,
  city: storedText,
  state: storedText,
  zipCode: storedText,
  purchasePrice: z.nullable(z.number()),
  propertyTypePurchase: storedText,
  isRefinance: z.boolean(),
  notes: storedText,
  refinanceDetails: storedDealRefinanceDetails,
  dealProgress: storedDealProgress,
  dealParties: z.array(storedDealParty),
  loanOfficerDealParams: z.nullable(storedLoanOfficerDealParams),
});
export type StoredDeal = z.output<typeof storedDealSchema>;
