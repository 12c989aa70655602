import type { Deal, StoredDeal } from "#domain/contacts/deal.ts";
import {
  dealFields,
  dealLoanFields,
  officerFields,
  partyFields,
  progressFields,
} from "#domain/contacts/record-fields.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import type { ContactRow, FormColumns } from "./contact-row.ts";
import { groupOf, readFields, readRow, sortFields } from "./field-columns.ts";
import { text } from "./stored-values.ts";

/** A deal as it is saved; one with an unknown status of older data may keep it. */
export type AnyDeal = Omit<Deal, "status"> & { status: string };

/** A deal in its stored form; without loan officer parameters, the stored ones are kept. */
export function toDealColumns(deal: AnyDeal): FormColumns {
  const { status, refinanceDetails, dealProgress, dealParties, loanOfficerDealParams, ...fields } =
    deal;
  return {
    ...sortFields(fields, dealFields),
    status,
    refinanceDetails: toStoredNames(refinanceDetails),
    dealProgress: toStoredNames(dealProgress),
    dealParties: dealParties.map(toStoredNames),
    ...(loanOfficerDealParams && {
      loanOfficerDealParams: toStoredNames(loanOfficerDealParams),
    }),
  };
}

/** The deal of a row. Loan officer parameters are only for the loan officer's side. */
export function toDeal(row: ContactRow, { isOfficer }: { isOfficer: boolean }): StoredDeal {
  return {
    ...readRow(dealFields, row),
    status: row.status,
    refinanceDetails: groupOf(dealLoanFields, row.refinanceDetails),
    dealProgress: groupOf(progressFields, row.dealProgress),
    dealParties: toDealParties(row),
    loanOfficerDealParams: isOfficer ? toOfficerParams(row.loanOfficerDealParams) : null,
  };
}

function toDealParties(row: ContactRow): StoredDeal["dealParties"] {
  const stored = Array.isArray(row.dealParties) ? row.dealParties.map(fromStoredNames) : [];
  return stored.map((party) => ({
    id: text(party.id) ?? "",
    role: text(party.role) ?? "",
    ...readFields(partyFields, party),
  }));
}

export function toOfficerParams(stored: ContactRow["loanOfficerDealParams"]) {
  return groupOf(officerFields, stored);
}
