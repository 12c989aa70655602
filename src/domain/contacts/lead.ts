import * as z from "zod/mini";
import { keptEmail } from "#domain/kernel/email.ts";
import { savedSchemas, storedSchemas } from "./field-schemas.ts";
import { leadFields, loanFields } from "./record-fields.ts";

/** A lead as the form saves it, without status: a new lead is a New Lead, and an edited one keeps its status. */
export const leadSchema = z.strictObject({
  ...savedSchemas(leadFields),
  refinanceDetails: z.prefault(z.strictObject(savedSchemas(loanFields)), {}),
});
/** The same for an existing lead. */
export const editedLeadSchema = z.extend(leadSchema, { email: keptEmail });
export type LeadInput = z.input<typeof leadSchema>;
export type Lead = z.output<typeof leadSchema>;

/** A lead as read from storage. */
export const storedLeadSchema = z.object({
  ...storedSchemas(leadFields),
  refinanceDetails: z.object(storedSchemas(loanFields)),
});
export type StoredLead = z.output<typeof storedLeadSchema>;
