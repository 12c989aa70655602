import type { SavedDeal, SavedLead } from "#contract/contacts/saved.ts";
import type { Deal } from "#domain/contacts/deal.ts";
import { propertiesFromText } from "#domain/contacts/deal-progress.ts";
import { newDealStatus } from "#domain/contacts/deal-status.ts";
import { isNumber, pathsWhere } from "#domain/contacts/field.ts";
import {
  dealFields,
  dealLoanFields,
  dealRecord,
  officerFields,
  partyFields,
  progressFields,
} from "#domain/contacts/record-fields.ts";
import { api } from "#web/client/api.ts";
import { blank } from "./blank.ts";
import { askDebts } from "./deal-form-messages.ts";
import type { FormKind, FormStart } from "./form-kind.ts";
import { fieldsOf, fit, withNumbers } from "#web/ui/form/shape.ts";

/** An empty party of a deal. */
export const partyShape = { id: "", role: "", ...blank(partyFields) };

/** The empty Deal form. */
export const dealShape = {
  /** Not a field of a deal: whether the officer chose to save without debts. */
  leavesDebtsOut: false,
  ...blank(dealFields),
  status: newDealStatus as string,
  refinanceDetails: blank(dealLoanFields),
  dealProgress: blank(progressFields),
  dealParties: [partyShape],
  loanOfficerDealParams: blank(officerFields),
};
export type DealFormValues = typeof dealShape;

const fields = fieldsOf(dealShape).filter((field) => field !== "leavesDebtsOut");
const under = (group: string) => fields.filter((field) => field.startsWith(`${group}.`));

/** Fields shown only while Is Refinance is off, and those shown only while it is on. */
export const progressPaths = under("dealProgress");
export const loanPaths = under("refinanceDetails");

const dates = pathsWhere(dealRecord, ({ kind }) => kind === "day");

/** The paths of the number fields. */
export const dealNumbers = pathsWhere(dealRecord, isNumber);

/**
 * The Deal form for a stored deal, or blank. Only a loan officer's form sends the officer parameters; if they are left
 * out, the stored ones are kept.
 */
function startDeal(
  saved: Pick<SavedDeal, "deal" | "version"> | null,
  isOfficer: boolean,
): FormStart<DealFormValues> {
  const shown = saved?.deal.dealProgress.propertiesShown ?? [];
  const shownText = shown.join(", ");
  const progress = { ...saved?.deal.dealProgress, propertiesShown: shownText };
  return {
    version: saved?.version ?? null,
    values: fit(dealShape, { ...saved?.deal, dealProgress: progress }),
    toInput(values) {
      const {
        dealProgress,
        loanOfficerDealParams,
        leavesDebtsOut: _,
        ...rest
      } = withNumbers(values, dealNumbers);
      const typed = dealProgress.propertiesShown;
      return {
        ...rest,
        dealProgress: {
          ...dealProgress,
          // A stored address may contain a comma, so unchanged text keeps the stored list.
          propertiesShown: typed === shownText ? shown : propertiesFromText(typed),
        },
        loanOfficerDealParams: isOfficer ? loanOfficerDealParams : null,
      };
    },
  };
}

/** The Deal form that converts a lead; it starts with the values that leads and deals share (CRM-088). */
export function startConversion(
  { lead, version }: Pick<SavedLead, "lead" | "version">,
  isOfficer: boolean,
): FormStart<DealFormValues> {
  return { ...startDeal(null, isOfficer), version, values: fit(dealShape, lead) };
}

/** The field of the borrower's debts, and the question shown there. */
export const debtsQuestion = {
  field: "loanOfficerDealParams.borrowerMonthlyDebts",
  question: askDebts,
} as const;

/** Whether limits are set but debts aren't: then no scenario could be within limits, without any visible reason. */
function needsDebts({ leavesDebtsOut, loanOfficerDealParams: params }: DealFormValues): boolean {
  const { borrowerMonthlyDebts, currentDtiWithoutHousing } = params;
  if (leavesDebtsOut || borrowerMonthlyDebts || currentDtiWithoutHousing) return false;
  return [params.maxMonthlyPayment, params.borrowerMonthlyIncome, params.maxAllowedDti].some(
    (text) => text !== "",
  );
}

/** The Deal form, for a loan officer or anyone else. */
export function dealKind(isOfficer: boolean): FormKind<DealFormValues, Deal, SavedDeal> {
  return {
    type: "Deal",
    shape: dealShape,
    loadSchema: async () => (await import("#domain/contacts/deal.ts")).convertedDealSchema,
    fields,
    numbers: dealNumbers,
    dates,
    ask: (values) => (isOfficer && needsDebts(values) ? debtsQuestion : null),
    start: (saved) => startDeal(saved, isOfficer),
    read: (id) => api.contacts.getDeal({ id }),
    add: (id, deal) => api.contacts.addDeal({ id, deal }),
    edit: (id, deal, version) => api.contacts.editDeal({ id, version, deal }),
  };
}
