import type { ColumnOf } from "#domain/contacts/field.ts";
import type { dealFields, leadFields, partnerFields } from "#domain/contacts/record-fields.ts";
import type { contacts } from "./tables.ts";

/** A contact as it is stored. */
export type ContactRow = typeof contacts.$inferSelect;

type Json = Record<string, unknown>;

type OwnColumns =
  | ColumnOf<typeof leadFields>
  | ColumnOf<typeof dealFields>
  | ColumnOf<typeof partnerFields>;

/**
 * What a form may write. The objects are laid over those stored, so that what a form does not show stays. A field that
 * says it has a column (domain/contacts/record-fields.ts) must have one in the table, or this does not compile.
 */
export type FormColumns = Partial<
  Pick<ContactRow, "status" | "phoneE164" | "dealParties" | OwnColumns>
> & {
  refinanceDetails?: Json;
  dealProgress?: Json;
  loanOfficerDealParams?: Json;
  details?: Json;
};
