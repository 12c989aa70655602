import { type Opened, sealedFields } from "#server/platform/sealed/fields.ts";
import type { contacts } from "./tables.ts";

const fields = {
  refinanceDetails: "refinance_details",
  loanOfficerDealParams: "loan_officer_deal_params",
  realtorPrequalInputs: "realtor_prequal_inputs",
  preApprovalResults: "pre_approval_results",
} as const;

/** Seals and opens what is encrypted of a contact. */
export const contactFields = sealedFields("contacts", fields);

/** A contact as stored, with its fields opened. */
export type OpenedContact = Opened<typeof contacts.$inferSelect, typeof fields>;

/** Seals and opens the changes of a timeline entry. */
export const eventFields = sealedFields("contact_events", { changes: "changes" });
