import * as z from "zod/mini";
import { keptEmail, optionalEmail } from "#domain/kernel/email.ts";
import { optionalName, optionalText, requiredName } from "#domain/kernel/text.ts";
import { optionalWebAddress } from "#domain/kernel/web-address.ts";
import { storedText } from "./stored.ts";

/** A referral partner as the form saves it. Only the first name is required. */
export const partnerSchema = z.strictObject({
  firstName: requiredName("First Name", 100),
  lastName: optionalName(100),
  companyName: optionalName(200),
  phoneNumber: optionalText(40),
  email: optionalEmail,
  website: optionalWebAddress,
  notes: optionalText(10_000),
});
/** The same for a partner that is there. */
export const editedPartnerSchema = z.extend(partnerSchema, { email: keptEmail });
export type PartnerInput = z.input<typeof partnerSchema>;
export type Partner = z.output<typeof partnerSchema>;

/** A referral partner as it is read back. */
export const storedPartnerSchema = z.object({
  firstName: z.string(),
  lastName: storedText,
  companyName: storedText,
  phoneNumber: storedText,
  email: storedText,
  website: storedText,
  notes: storedText,
});
export type StoredPartner = z.output<typeof storedPartnerSchema>;
