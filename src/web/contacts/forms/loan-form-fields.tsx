import { propertyTypes } from "#domain/contacts/contact.ts";
import { ChoiceField, DollarField, PercentField } from "./form-field.tsx";

/** The loan that a refinance would replace (SPEC §3): the same fields for a lead and for a deal. */
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
