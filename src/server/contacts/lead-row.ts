import type { Lead, StoredLead } from "#domain/contacts/lead.ts";
import { leadFields, loanFields } from "#domain/contacts/record-fields.ts";
import { toStoredNames } from "#server/platform/case.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { groupOf, readRow, sortFields } from "./field-columns.ts";

/** A lead in its stored form. */
export function toLeadColumns({ refinanceDetails, ...fields }: Lead): FormColumns {
  return {
    ...sortFields(fields, leadFields),
    refinanceDetails: toStoredNames(refinanceDetails),
  };
}

/** The lead of a row. Fields that an older row lacks are empty. */
export function toLead(row: ContactRow): StoredLead {
  return {
    ...readRow(leadFields, row),
    refinanceDetails: groupOf(loanFields, row.refinanceDetails),
  };
}
