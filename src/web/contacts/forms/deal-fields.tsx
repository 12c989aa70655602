import { propertyTypes } from "#domain/contacts/contact.ts";
import { milestoneFields } from "#domain/contacts/deal-progress.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { Button } from "#web/ui/button.tsx";
import { useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import {
  dealParts,
  dealRefinanceHint,
  dealSections,
  debtsOpenLabel,
  noDebtsLabel,
  propertiesHint,
} from "./deal-form-messages.ts";
import {
  debtsQuestion,
  loanFields,
  progressFields,
  type DealFormValues,
} from "./deal-form-values.ts";
import { DealParties } from "./deal-parties.tsx";
import {
  CheckField,
  ChoiceField,
  CountField,
  DayField,
  DollarField,
  NotesField,
  PercentField,
  TextField,
} from "./form-field.tsx";
import { FormPart, FormSection } from "./form-section.tsx";
import { LoanToReplace } from "./loan-form-fields.tsx";
import { AddressFields, PhoneAndEmail } from "./person-form-fields.tsx";
import { RefinanceSwitch } from "./refinance-switch.tsx";

/** Every field of a deal, in sections. Only the first and last names are required. */
export function DealFields({ isOfficer, hasStatus }: { isOfficer: boolean; hasStatus?: boolean }) {
  return (
    <>
      <FormSection title={dealSections.client}>
        <TextField name="firstName" size="half" required />
        <TextField name="lastName" size="half" required />
        <PhoneAndEmail />
      </FormSection>

      <FormSection title={dealSections.deal}>
        {hasStatus && <ChoiceField name="status" size="half" choices={dealStatuses} always />}
        <AddressFields />
        <DollarField name="purchasePrice" size="half" />
        <ChoiceField name="propertyTypePurchase" size="half" choices={propertyTypes} />
      </FormSection>

      <RefinanceSwitch
        hint={dealRefinanceHint}
        purchase={{
          title: dealSections.purchase,
          fields: progressFields,
          children: <Progress />,
        }}
        refinance={{ title: dealSections.refinance, fields: loanFields, children: <Loans /> }}
      />

      <FormSection title={dealSections.parties}>
        <DealParties />
      </FormSection>

      {isOfficer && (
        <FormSection title={dealSections.officer}>
          <DollarField name="loanOfficerDealParams.maxMonthlyPayment" />
          <DollarField name="loanOfficerDealParams.borrowerMonthlyIncome" />
          <DebtsField />
          <PercentField name="loanOfficerDealParams.currentDtiWithoutHousing" />
          <PercentField name="loanOfficerDealParams.maxAllowedDti" />
          <PercentField name="loanOfficerDealParams.proposedInterestRate" step="0.001" />
          <DollarField name="loanOfficerDealParams.monthlyTaxes" />
          <DollarField name="loanOfficerDealParams.monthlyInsurance" />
          <DollarField name="loanOfficerDealParams.estimatedClosingCosts" />
          <TextField name="loanOfficerDealParams.interestedPropertyAddress" size="full" />
        </FormSection>
      )}

      <FormSection title={dealSections.rest}>
        <NotesField name="notes" size="full" />
      </FormSection>
    </>
  );
}

/** What the borrower owes beside housing; where it is left out, one press says that there is nothing. */
function DebtsField() {
  const form = useFormContext<DealFormValues>();
  const { field, question } = debtsQuestion;
  const { errors } = useFormState(form, field);
  const isAsked = errors[field] === question;
  return (
    <DollarField
      name={field}
      below={
        isAsked && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" size="sm" onClick={() => form.setValue(field, "0")}>
              {noDebtsLabel}
            </Button>
            <Button
              type="submit"
              size="sm"
              variant="quiet"
              onClick={() => form.setValue("leavesDebtsOut", true)}
            >
              {debtsOpenLabel}
            </Button>
          </div>
        )
      }
    />
  );
}

/** How far the purchase has come. */
function Progress() {
  return (
    <>
      <TextField name="dealProgress.propertiesShown" size="full" hint={propertiesHint} />
      <CountField name="dealProgress.offersMade" />
      <DollarField name="dealProgress.appraisalValue" />
      <DollarField name="dealProgress.commissionAmount" />
      <TextField name="dealProgress.offerAcceptedAddress" size="full" />
      <FormPart title={dealParts.dates}>
        {milestoneFields.map((field) => (
          <DayField key={field} name={`dealProgress.${field}`} />
        ))}
      </FormPart>
    </>
  );
}

/** The loan to replace, the new one and the papers that have come. */
function Loans() {
  return (
    <>
      <LoanToReplace />
      <FormPart title={dealParts.newLoan}>
        <TextField name="refinanceDetails.loanProgram" size="half" />
        <PercentField name="refinanceDetails.rateRefi" size="half" step="0.001" />
        <DollarField name="refinanceDetails.appraisedValueRefi" size="half" />
        <DollarField name="refinanceDetails.cashOutAmount" size="half" />
        <NotesField name="refinanceDetails.notesRefi" size="full" />
      </FormPart>
      <FormPart title={dealParts.papers}>
        <div className="col-span-6 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-3">
          <CheckField name="refinanceDetails.incomeReceived" />
          <CheckField name="refinanceDetails.idReceived" />
          <CheckField name="refinanceDetails.ssReceived" />
          <CheckField name="refinanceDetails.assetsReceived" />
          <CheckField name="refinanceDetails.insuranceReceived" />
        </div>
      </FormPart>
    </>
  );
}
