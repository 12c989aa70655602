import type { Deal, StoredDeal } from "#domain/contacts/deal.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import { type ContactRow, type FormColumns, sortFields } from "./contact-row.ts";
import { toDealRefinanceDetails } from "./refinance-row.ts";
import { number, text, texts } from "./stored-values.ts";

const columnFields = [
  "firstName",
  "lastName",
  "phoneNumber",
  "email",
  "status",
  "address",
  "city",
  "state",
  "zipCode",
  "notes",
  "isRefinance",
] as const satisfies (keyof Deal)[];

/** A deal as it is saved; one that keeps the status of an older row may have any. */
export type AnyDeal = Omit<Deal, "status"> & { status: string };

/** A deal as the row stores it. Without officer parameters, the stored ones stay. */
export function toDealColumns(deal: AnyDeal): FormColumns {
  const { refinanceDetails, dealProgress, dealParties, loanOfficerDealParams, ...fields } = deal;
  return {
    ...sortFields(fields, columnFields),
    refinanceDetails: toStoredNames(refinanceDetails),
    dealProgress: toStoredNames(dealProgress),
    dealParties: dealParties.map(toStoredNames),
    ...(loanOfficerDealParams && {
      loanOfficerDealParams: toStoredNames(loanOfficerDealParams),
    }),
  };
}

/** The deal of a row. The officer parameters are null unless the reader is a loan officer. */
export function toDeal(row: ContactRow, { isOfficer }: { isOfficer: boolean }): StoredDeal {
  const details = fromStoredNames(row.details);
  return {
    firstName: row.firstName,
    lastName: row.lastName ?? "",
    phoneNumber: row.phoneNumber,
    email: row.email,
    status: row.status,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    purchasePrice: number(details.purchasePrice),
    propertyTypePurchase: text(details.propertyTypePurchase),
    isRefinance: row.isRefinance,
    notes: row.notes,
    refinanceDetails: toDealRefinanceDetails(row),
    dealProgress: toDealProgress(row),
    dealParties: toDealParties(row),
    loanOfficerDealParams: isOfficer ? toOfficerParams(row.loanOfficerDealParams ?? {}) : null,
  };
}

function toDealProgress(row: ContactRow): StoredDeal["dealProgress"] {
  const stored = fromStoredNames(row.dealProgress ?? {});
  return {
    propertiesShown: texts(stored.propertiesShown),
    offersMade: number(stored.offersMade),
    offerAcceptedAddress: text(stored.offerAcceptedAddress),
    commissionAmount: number(stored.commissionAmount),
    contractsOutDate: text(stored.contractsOutDate),
    contractsInDate: text(stored.contractsInDate),
    appraisalOrderedDate: text(stored.appraisalOrderedDate),
    appraisalInDate: text(stored.appraisalInDate),
    appraisalValue: number(stored.appraisalValue),
    titleOrderedDate: text(stored.titleOrderedDate),
    titleInDate: text(stored.titleInDate),
    walkThroughDate: text(stored.walkThroughDate),
    inspectionDate: text(stored.inspectionDate),
    closingDate: text(stored.closingDate),
    moveInDate: text(stored.moveInDate),
  };
}

function toDealParties(row: ContactRow): StoredDeal["dealParties"] {
  const stored = Array.isArray(row.dealParties) ? row.dealParties.map(fromStoredNames) : [];
  return stored.map((party) => ({
    id: text(party.id) ?? "",
    role: text(party.role) ?? "",
    name: text(party.name) ?? "",
    company: text(party.company),
    phoneNumber: text(party.phoneNumber),
    email: text(party.email),
  }));
}

/** The officer parameters as they are stored, in snake_case. */
export function toOfficerParams(
  record: Record<string, unknown>,
): NonNullable<StoredDeal["loanOfficerDealParams"]> {
  const stored = fromStoredNames(record);
  return {
    maxMonthlyPayment: number(stored.maxMonthlyPayment),
    borrowerMonthlyIncome: number(stored.borrowerMonthlyIncome),
    borrowerMonthlyDebts: number(stored.borrowerMonthlyDebts),
    currentDtiWithoutHousing: number(stored.currentDtiWithoutHousing),
    maxAllowedDti: number(stored.maxAllowedDti),
    proposedInterestRate: number(stored.proposedInterestRate),
    monthlyTaxes: number(stored.monthlyTaxes),
    monthlyInsurance: number(stored.monthlyInsurance),
    estimatedClosingCosts: number(stored.estimatedClosingCosts),
    interestedPropertyAddress: text(stored.interestedPropertyAddress),
  };
}
