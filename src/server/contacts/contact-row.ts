import type { ColumnOf } from "#domain/contacts/field.ts";
import type { dealFields, leadFields, partnerFields } from "#domain/contacts/record-fields.ts";
import type { OpenedContact } from "./sealed-columns.ts";

/** A contact as stored, with what is encrypted opened. */
export type ContactRow = OpenedContact;

type Json = Record<string, unknown>;

type OwnColumns =
  | ColumnOf<typeof leadFields>
  | ColumnOf<typeof dealFields>
  | ColumnOf<typeof partnerFields>;

/**
 * The columns that a form may write. JSON objects are merged into the stored ones, so that fields that a form does not
 * have are kept. If domain/contacts/record-fields.ts gives a field a column that the table lacks, this does not
 * compile.
 */
export type FormColumns = Partial<
  Pick<ContactRow, "status" | "phoneE164" | "dealParties" | OwnColumns>
> & {
  refinanceDetails?: Json;
  dealProgress?: Json;
  loanOfficerDealParams?: Json;
  details?: Json;
};
