import type { Change, ChangeValue } from "#domain/contacts/timeline.ts";
import { columnsOf } from "#domain/contacts/field.ts";
import { dealFields, leadFields, partnerFields } from "#domain/contacts/record-fields.ts";
import { toStoredNames } from "#server/platform/case.ts";
import type { ContactRow } from "./contact-row.ts";

type Json = Record<string, unknown>;

/** Loan officer parameters in a timeline are only for the loan officer's side, like the parameters themselves. */
export const officersPrefix = "loan_officer_deal_params.";

const sealedPrefixes = [officersPrefix, "refinance_details."];

/** Whether a field is encrypted where it is stored; a timeline encrypts its changes too. */
export function isSealed(field: string): boolean {
  return sealedPrefixes.some((prefix) => field.startsWith(prefix));
}

const ownColumns = [leadFields, dealFields, partnerFields].flatMap(columnsOf);
const columnNames = ["type", "status", ...ownColumns].filter((name) => name !== "availableDays");

/**
 * A row as one flat record, to compare edits. Keys are the stored names with dots: "first_name",
 * "refinance_details.market_value". Columns that only the server uses (keys, versions, times) are left out.
 */
export function fieldsOf(row: ContactRow): Record<string, ChangeValue> {
  const { details, availableDays, refinanceDetails, dealProgress, loanOfficerDealParams } = row;
  const columns = columnNames.map((name) => [name, row[name as keyof ContactRow]]);
  const plain = toStoredNames(Object.fromEntries(columns) as Json);
  const all: Json = {
    ...plain,
    ...details,
    ...under("available_days", availableDays),
    ...under("refinance_details", refinanceDetails),
    ...under("deal_progress", dealProgress),
    ...under(officersPrefix.slice(0, -1), loanOfficerDealParams),
    deal_parties: (row.dealParties ?? []).map(partyInWords),
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, toValue(value)]));
}

/** A stored field's name in the forms: "refinance_details.market_value" is "refinanceDetails.marketValue". */
export function formField({ field, ...rest }: Change): Change {
  return {
    field: field.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    ...rest,
  };
}

function under(prefix: string, values: Json | null): Json {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}

function partyInWords({ role, name, company, phone_number: phone, email }: Json): string {
  return [`${String(role)}: ${String(name)}`, company, phone, email].filter(Boolean).join(", ");
}

function toValue(value: unknown): ChangeValue {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "object") return JSON.stringify(value);
  return value as ChangeValue;
}
