import * as z from "zod/mini";
import { keptEmail } from "#domain/kernel/email.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { dealStatuses, newDealStatus } from "./deal-status.ts";
import { savedSchemas, storedSchemas } from "./field-schemas.ts";
import {
  dealFields,
  dealLoanFields,
  officerFields,
  partyFields,
  partyRoles,
  progressFields,
} from "./record-fields.ts";

/** One other party of a deal: the role, a name and contact details. The form creates the id, which never changes. */
const dealPartySchema = z.strictObject({
  id: recordId,
  role: z.enum(partyRoles, "Choose a role."),
  ...savedSchemas(partyFields),
});

const mostParties = 30;

/** The other parties of a deal. */
const dealPartiesSchema = partiesOf(dealPartySchema);

/** The same for an existing deal. */
const editedDealPartiesSchema = partiesOf(z.extend(dealPartySchema, { email: keptEmail }));

function partiesOf<Party extends z.ZodMiniType>(party: Party) {
  return z.prefault(
    z.array(party).check(z.maxLength(mostParties, `Use at most ${mostParties} parties.`)),
    [],
  );
}

/** A party as read from storage. */
export const storedDealParty = z.object({
  id: z.string(),
  role: z.string(),
  ...storedSchemas(partyFields),
});

const dealStatus = z.enum(dealStatuses, "Choose a status.");
const officerParams = z.strictObject(savedSchemas(officerFields));

/**
 * A deal as the form saves it. Refinance details and purchase progress are both kept, whichever the form shows. The
 * loan officer's parameters are left out or null where the form does not show them; the stored ones are then kept.
 */
export const dealSchema = z.strictObject({
  ...savedSchemas(dealFields),
  status: z.prefault(dealStatus, newDealStatus),
  refinanceDetails: z.prefault(z.strictObject(savedSchemas(dealLoanFields)), {}),
  dealProgress: z.prefault(z.strictObject(savedSchemas(progressFields)), {}),
  dealParties: dealPartiesSchema,
  loanOfficerDealParams: z.prefault(z.nullable(officerParams), null),
});
/** The same for a contact that is converted to a deal. */
export const convertedDealSchema = z.extend(dealSchema, {
  email: keptEmail,
  dealParties: editedDealPartiesSchema,
});
/** The same for an existing deal: a status that is left out is unchanged. */
export const editedDealSchema = z.extend(convertedDealSchema, { status: z.optional(dealStatus) });
export type DealInput = z.input<typeof dealSchema>;
export type Deal = z.output<typeof dealSchema>;
export type LoanOfficerDealParams = z.output<typeof officerParams>;

/** The loan officer's parameters as read from storage. */
export const storedLoanOfficerDealParams = z.object(storedSchemas(officerFields));
export type StoredOfficerParams = z.output<typeof storedLoanOfficerDealParams>;

/** A deal as read from storage; the loan officer's parameters are null for everyone except loan officers. */
export const storedDealSchema = z.object({
  ...storedSchemas(dealFields),
  status: z.string(),
  refinanceDetails: z.object(storedSchemas(dealLoanFields)),
  dealProgress: z.object(storedSchemas(progressFields)),
  dealParties: z.array(storedDealParty),
  loanOfficerDealParams: z.nullable(storedLoanOfficerDealParams),
});
export type StoredDeal = z.output<typeof storedDealSchema>;
