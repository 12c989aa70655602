import * as z from "zod/mini";
import { optionalDollars, optionalPercent } from "#domain/kernel/amounts.ts";
import { optionalChoice } from "#domain/kernel/choices.ts";
import { keptEmail, optionalEmail } from "#domain/kernel/email.ts";
import { optionalName, optionalText, requiredName } from "#domain/kernel/text.ts";
import { usStates } from "#domain/kernel/us-states.ts";
import { propertyTypes } from "./contact.ts";
import { refinanceDetailsSchema, storedRefinanceDetails } from "./refinance.ts";
import { storedNumber, storedText } from "./stored.ts";
import { tagList } from "./tags.ts";
import { weekdays, type Weekday } from "./weekdays.ts";

/** The weekdays on which a lead has time, each yes or no; a day that is not named is unknown. */
export const availableDaysSchema = z.prefault(
  z.partial(
    z.strictObject(
      Object.fromEntries(weekdays.map((day) => [day, z.boolean()])) as Record<
        Weekday,
        z.ZodMiniBoolean
      >,
    ),
  ),
  {},
);

/**
 * A lead as the form saves it. Amounts are US dollars; phones and zip codes stay text. Purchase and refinance details
 * are both kept, whichever of them is_refinance shows. The status is not part of it: a new lead is a New Lead, and an
 * edited one keeps its status.
 */
export const leadSchema = z.strictObject({
  leadId: optionalText(40),
  source: optionalText(100),
  firstName: requiredName("First Name", 100),
  lastName: requiredName("Last Name", 100),
  phoneNumber: optionalText(40),
  email: optionalEmail,
  address: optionalText(300),
  city: optionalText(100),
  state: optionalChoice(usStates),
  zipCode: optionalText(20),
  coFirstName: optionalName(100),
  coLastName: optionalName(100),
  coPhoneNumber: optionalText(40),
  purchasePrice: optionalDollars,
  downPaymentAmount: optionalDollars,
  downPaymentPercentage: optionalPercent,
  areaOfInterestCity: optionalText(100),
  areaOfInterestState: optionalChoice(usStates),
  propertyTypePurchase: optionalChoice(propertyTypes),
  budget: optionalDollars,
  preApprovalAmount: optionalDollars,
  agentName: optionalName(100),
  agentCompany: optionalName(200),
  agentPhone: optionalText(40),
  availableDays: availableDaysSchema,
  notes: optionalText(10_000),
  tags: tagList,
  isRefinance: z.prefault(z.boolean(), false),
  refinanceDetails: z.prefault(refinanceDetailsSchema, {}),
});
/** The same for a lead that is there. */
export const editedLeadSchema = z.extend(leadSchema, { email: keptEmail });
export type LeadInput = z.input<typeof leadSchema>;
export type Lead = z.output<typeof leadSchema>;

/**
 * A lead as it is read back: the same fields, and looser, because what older versions or other doors stored must
 * still open in the form, where it can be mended.
 */
export const storedLeadSchema = z.object({
  leadId: storedText,
  source: storedText,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: storedText,
  email: storedText,
  address: storedText,
  city: storedText,
  state: storedText,
  zipCode: storedText,
  coFirstName: storedText,
  coLastName: storedText,
  coPhoneNumber: storedText,
  purchasePrice: storedNumber,
  downPaymentAmount: storedNumber,
  downPaymentPercentage: storedNumber,
  areaOfInterestCity: storedText,
  areaOfInterestState: storedText,
  propertyTypePurchase: storedText,
  budget: storedNumber,
  preApprovalAmount: storedNumber,
  agentName: storedText,
  agentCompany: storedText,
  agentPhone: storedText,
  availableDays: z.record(z.string(), z.boolean()),
  notes: storedText,
  tags: z.array(z.string()),
  isRefinance: z.boolean(),
  refinanceDetails: storedRefinanceDetails,
});
export type StoredLead = z.output<typeof storedLeadSchema>;
