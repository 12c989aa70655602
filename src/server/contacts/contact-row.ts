import { toE164 } from "./phone.ts";
import { toStoredNames } from "#server/platform/case.ts";
import type { contacts } from "./tables.ts";

/** A contact as it is stored. */
export type ContactRow = typeof contacts.$inferSelect;

type Json = Record<string, unknown>;

/** What a form may write. Its objects are merged into the stored ones, so fields the form does not show stay. */
export type FormColumns = Partial<
  Pick<
    ContactRow,
    | "status"
    | "leadId"
    | "firstName"
    | "lastName"
    | "email"
    | "phoneNumber"
    | "phoneE164"
    | "companyName"
    | "website"
    | "tags"
    | "source"
    | "address"
    | "city"
    | "state"
    | "zipCode"
    | "isRefinance"
    | "notes"
    | "availableDays"
    | "dealParties"
  >
> & {
  refinanceDetails?: Json;
  dealProgress?: Json;
  loanOfficerDealParams?: Json;
  details?: Json;
};

/** Sorts a form's plain fields: those named go to columns of their own, all others into `details`. */
export function sortFields<Fields extends Json, Column extends keyof Fields & string>(
  fields: Fields,
  columnFields: readonly Column[],
) {
  const hasColumn = ([name]: [string, unknown]) => columnFields.includes(name as Column);
  const { columns = [], details = [] } = Object.groupBy(Object.entries(fields), (entry) =>
    hasColumn(entry) ? "columns" : "details",
  );
  return {
    ...(Object.fromEntries(columns) as Pick<Fields, Column>),
    phoneE164: toE164(fields.phoneNumber as string | null),
    details: toStoredNames(Object.fromEntries(details)),
  };
}
