import type { Lead, StoredLead } from "#domain/contacts/lead.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import { type ContactRow, type FormColumns, sortFields } from "./contact-row.ts";
import { toRefinanceDetails } from "./refinance-row.ts";
import { flags, number, text } from "./stored-values.ts";

const columnFields = [
  "leadId",
  "source",
  "firstName",
  "lastName",
  "phoneNumber",
  "email",
  "address",
  "city",
  "state",
  "zipCode",
  "notes",
  "tags",
  "isRefinance",
] as const satisfies (keyof Lead)[];

/** A lead as the row stores it. */
export function toLeadColumns({ availableDays, refinanceDetails, ...fields }: Lead): FormColumns {
  return {
    ...sortFields(fields, columnFields),
    availableDays,
    refinanceDetails: toStoredNames(refinanceDetails),
  };
}

/** The lead of a row. What an older row lacks is empty: no tags, no days, no refinance details. */
export function toLead(row: ContactRow): StoredLead {
  const details = fromStoredNames(row.details);
  return {
    leadId: row.leadId,
    source: row.source,
    firstName: row.firstName,
    lastName: row.lastName ?? "",
    phoneNumber: row.phoneNumber,
    email: row.email,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    coFirstName: text(details.coFirstName),
    coLastName: text(details.coLastName),
    coPhoneNumber: text(details.coPhoneNumber),
    purchasePrice: number(details.purchasePrice),
    downPaymentAmount: number(details.downPaymentAmount),
    downPaymentPercentage: number(details.downPaymentPercentage),
    areaOfInterestCity: text(details.areaOfInterestCity),
    areaOfInterestState: text(details.areaOfInterestState),
    propertyTypePurchase: text(details.propertyTypePurchase),
    budget: number(details.budget),
    preApprovalAmount: number(details.preApprovalAmount),
    agentName: text(details.agentName),
    agentCompany: text(details.agentCompany),
    agentPhone: text(details.agentPhone),
    availableDays: flags(row.availableDays ?? {}),
    notes: row.notes,
    tags: row.tags ?? [],
    isRefinance: row.isRefinance,
    refinanceDetails: toRefinanceDetails(row),
  };
}
