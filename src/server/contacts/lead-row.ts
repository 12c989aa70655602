import type { Lead, StoredLead } from "#domain/contacts/lead.ts";
import { leadFields, loanFields } from "#domain/contacts/record-fields.ts";
import { toStoredNames } from "#server/platform/case.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { groupOf, readRow, sortFields } from "./field-columns.ts";

/** A lead as the row stores it. */
export function toLeadColumns({ refinanceDetails, ...fields }: Lead): FormColumns {
  return {
    ...sortFields(fields, leadFields),
    refinanceDetails: toStoredNames(refinanceDetails),
  };
}

/** The lead of a row. What an older row lacks is empty: no tags, no days, no refinance details. */
export function toLead(row: ContactRow): StoredLead {
  return {
    ...readRow(leadFields, row),
    refinanceDetails: groupOf(loanFields, row.refinanceDetails),
  };
}
