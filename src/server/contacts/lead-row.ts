import type { Lead, StoredLead } from "#domain/contacts/lead.ts";
import { fromStoredNames, toStoredNames } from "#server/platform/case.ts";
import type { contacts } from "./tables.ts";

export type ContactRow = typeof contacts.$inferSelect;

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

type ColumnField = (typeof columnFields)[number];

/** Sorts a lead's fields: those with a column of their own, the two objects, and the others into `details`. */
export function toLeadColumns({ availableDays, refinanceDetails, ...fields }: Lead) {
  const hasColumn = ([name]: [string, unknown]) => columnFields.includes(name as ColumnField);
  const { columns = [], details = [] } = Object.groupBy(Object.entries(fields), (entry) =>
    hasColumn(entry) ? "columns" : "details",
  );
  return {
    ...(Object.fromEntries(columns) as Pick<Lead, ColumnField>),
    availableDays,
    refinanceDetails: toStoredNames(refinanceDetails),
    details: toStoredNames(Object.fromEntries(details)),
  };
}

/** The lead of a row. What an older row lacks is empty: no tags, no days, no refinance details (SPEC §5). */
export function toLead(row: ContactRow): StoredLead {
  const details = fromStoredNames(row.details);
  const refinance = fromStoredNames(row.refinanceDetails ?? {});
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
    availableDays: days(row.availableDays ?? {}),
    notes: row.notes,
    tags: row.tags ?? [],
    isRefinance: row.isRefinance,
    refinanceDetails: {
      marketValue: number(refinance.marketValue),
      balanceOwed: number(refinance.balanceOwed),
      payment: number(refinance.payment),
      interestRate: number(refinance.interestRate),
      propertyTaxYearly: number(refinance.propertyTaxYearly),
      hoiYearly: number(refinance.hoiYearly),
      propertyTypeRefi: text(refinance.propertyTypeRefi),
    },
  };
}

/** A number of stored JSON; a number that some other door stored as text still counts (SPEC §5). */
export function number(stored: unknown): number | null {
  if (stored === null || stored === undefined || stored === "") return null;
  const value = Number(stored);
  return Number.isFinite(value) ? value : null;
}

function text(stored: unknown): string | null {
  return typeof stored === "string" ? stored : null;
}

function days(stored: Record<string, unknown>): Record<string, boolean> {
  const known = Object.entries(stored).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
  );
  return Object.fromEntries(known);
}
