import * as z from "zod/mini";
import { keptEmail } from "#domain/kernel/email.ts";
import { savedSchemas, storedSchemas } from "./field-schemas.ts";
import { partnerFields } from "./record-fields.ts";

/** A referral partner as the form saves it; only the first name is required. */
export const partnerSchema = z.strictObject(savedSchemas(partnerFields));
/** The same for an existing partner. */
export const editedPartnerSchema = z.extend(partnerSchema, { email: keptEmail });
export type PartnerInput = z.input<typeof partnerSchema>;
export type Partner = z.output<typeof partnerSchema>;

/** A referral partner as read from storage. */
export const storedPartnerSchema = z.object(storedSchemas(partnerFields));
export type StoredPartner = z.output<typeof storedPartnerSchema>;
