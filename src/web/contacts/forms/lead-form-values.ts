import type { SavedLead } from "#contract/contacts/saved.ts";
import { isNumber, pathsWhere } from "#domain/contacts/field.ts";
import type { Lead } from "#domain/contacts/lead.ts";
import { leadFields, leadRecord, loanFields } from "#domain/contacts/record-fields.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { api } from "#web/client/api.ts";
import { fieldsOf, fit, withNumbers } from "#web/ui/form/shape.ts";
import { blank } from "./blank.ts";
import type { FormKind, FormStart } from "./form-kind.ts";

/** The empty Lead form. */
export const leadShape = { ...blank(leadFields), refinanceDetails: blank(loanFields) };
export type LeadFormValues = typeof leadShape;

/** Fields shown only while Is Refinance is off, and only while it is on. */
export const purchasePaths = pathsWhere(leadRecord, ({ section }) => section === "purchase");
export const loanPaths = pathsWhere(leadRecord, ({ section }) => section === "loan");

/** The paths of the number fields; phone numbers and ZIP codes are text. */
export const leadNumbers = pathsWhere(leadRecord, isNumber);

/** The Lead form for a stored lead, or blank. Fields missing in the record are empty. */
export function startLead(
  saved: Pick<SavedLead, "lead" | "version"> | null,
): FormStart<LeadFormValues> {
  const stored = saved?.lead;
  return {
    version: saved?.version ?? null,
    values: fit(leadShape, stored),
    toInput: (values) => ({
      ...withNumbers(values, leadNumbers),
      // A day that was never checked is unknown, which is not the same as no.
      availableDays: Object.fromEntries(
        weekdays
          .filter((day) => values.availableDays[day] || day in (stored?.availableDays ?? {}))
          .map((day) => [day, values.availableDays[day]]),
      ),
    }),
  };
}

/** The Lead form. */
export const leadKind: FormKind<LeadFormValues, Lead, SavedLead> = {
  type: "Lead",
  shape: leadShape,
  loadSchema: async () => (await import("#domain/contacts/lead.ts")).editedLeadSchema,
  fields: fieldsOf(leadShape, ["availableDays"]),
  numbers: leadNumbers,
  dates: [],
  start: startLead,
  read: (id) => api.contacts.getLead({ id }),
  add: (id, lead) => api.contacts.addLead({ id, lead }),
  edit: (id, lead, version) => api.contacts.editLead({ id, version, lead }),
};
