import * as z from "zod/mini";
import { keptEmail } from "#domain/kernel/email.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { savedSchemas, storedSchemas } from "./field-schemas.ts";
import { partyFields, partyRoles } from "./record-fields.ts";

/** One other party of a deal: the role, a name and ways to reach them. The id is the form's, and stays. */
export const dealPartySchema = z.strictObject({
  id: recordId,
  role: z.enum(partyRoles, "Choose a role."),
  ...savedSchemas(partyFields),
});

const mostParties = 30;

/** The other parties of a deal. */
export const dealPartiesSchema = partiesOf(dealPartySchema);

/** The same of a deal that is there. */
export const editedDealPartiesSchema = partiesOf(z.extend(dealPartySchema, { email: keptEmail }));

function partiesOf<Party extends z.ZodMiniType>(party: Party) {
  return z.prefault(
    z.array(party).check(z.maxLength(mostParties, `Use at most ${mostParties} parties.`)),
    [],
  );
}

/** A party as it is read back. */
export const storedDealParty = z.object({
  id: z.string(),
  role: z.string(),
  ...storedSchemas(partyFields),
});
