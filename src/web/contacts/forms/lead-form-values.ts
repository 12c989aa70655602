import type { SavedLead } from "#contract/contacts/saved.ts";
import type { Lead } from "#domain/contacts/lead.ts";
import { weekdays, type Weekday } from "#domain/contacts/weekdays.ts";
import { api } from "#web/client/api.ts";
import type { FormKind, FormStart } from "./form-kind.ts";
import { fieldsOf, fit, withNumbers } from "#web/ui/form/shape.ts";

const noDays = Object.fromEntries(weekdays.map((day) => [day, false])) as Record<Weekday, boolean>;

/** The empty Lead form. */
export const leadShape = {
  leadId: "",
  source: "",
  firstName: "",
  lastName: "",
  phoneNumber: "",
  email: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  coFirstName: "",
  coLastName: "",
  coPhoneNumber: "",
  purchasePrice: "",
  downPaymentAmount: "",
  downPaymentPercentage: "",
  areaOfInterestCity: "",
  areaOfInterestState: "",
  propertyTypePurchase: "",
  budget: "",
  preApprovalAmount: "",
  agentName: "",
  agentCompany: "",
  agentPhone: "",
  availableDays: noDays,
  notes: "",
  tags: [""],
  isRefinance: false,
  refinanceDetails: {
    marketValue: "",
    balanceOwed: "",
    payment: "",
    interestRate: "",
    propertyTaxYearly: "",
    hoiYearly: "",
    propertyTypeRefi: "",
  },
};
export type LeadFormValues = typeof leadShape;

/** The fields of the loan that a refinance would replace; those of a lead and of a deal are the same. */
export const refinanceFields = [
  "refinanceDetails.marketValue",
  "refinanceDetails.balanceOwed",
  "refinanceDetails.payment",
  "refinanceDetails.interestRate",
  "refinanceDetails.propertyTaxYearly",
  "refinanceDetails.hoiYearly",
  "refinanceDetails.propertyTypeRefi",
] as const;

/** Fields shown only while Is Refinance is off. */
export const purchaseFields = [
  "purchasePrice",
  "downPaymentAmount",
  "downPaymentPercentage",
  "propertyTypePurchase",
  "areaOfInterestCity",
  "areaOfInterestState",
  "budget",
  "preApprovalAmount",
] as const;

/** The fields that are numbers. Phones and zip codes stay text, so that "01234" keeps its zero. */
export const leadNumbers = [
  "purchasePrice",
  "downPaymentAmount",
  "downPaymentPercentage",
  "budget",
  "preApprovalAmount",
  ...refinanceFields.filter((field) => field !== "refinanceDetails.propertyTypeRefi"),
] as const;

/** The Lead form for a stored lead, or blank. What an older record lacks is empty. */
export function startLead(
  saved: Pick<SavedLead, "lead" | "version"> | null,
): FormStart<LeadFormValues> {
  const stored = saved?.lead;
  return {
    version: saved?.version ?? null,
    values: fit(leadShape, stored),
    toInput: (values) => ({
      ...withNumbers(values, leadNumbers),
      // A day that was never ticked is unknown, which is not the same as "no".
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
