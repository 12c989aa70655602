import { propertyTypes } from "#domain/contacts/contact.ts";
import { ChoiceField, DollarField, PercentField } from "./form-field.tsx";

/** The loan that a refinance would replace. Leads and deals have the same fields for it. */
export function LoanToReplace() {
  return (
    <>
      <DollarField name="refinanceDetails.marketValue" />
      <DollarField name="refinanceDetails.balanceOwed" />
      <DollarField name="refinanceDetails.payment" />
      <PercentField name="refinanceDetails.interestRate" step="0.01" />
      <DollarField name="refinanceDetails.propertyTaxYearly" />
      <DollarField name="refinanceDetails.hoiYearly" />
      <ChoiceField name="refinanceDetails.propertyTypeRefi" choices={propertyTypes} />
    </>
  );
}
