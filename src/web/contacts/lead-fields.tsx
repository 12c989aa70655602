import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { propertyTypes } from "#domain/contacts/contact.ts";
import { weekdays } from "#domain/contacts/lead.ts";
import { usStates } from "#domain/kernel/us-states.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FormSection } from "./form-section.tsx";
import {
  ChoiceField,
  DollarField,
  NotesField,
  PercentField,
  TagsField,
  TextField,
} from "./lead-field.tsx";
import type { LeadFormValues } from "./lead-form-values.ts";
import { dayLabels, leadIdHint, leadLabels, leadSections, sourceSuggestions } from "./messages.ts";
import { RefinanceSwitch } from "./refinance-switch.tsx";

/** Every field of a lead (SPEC §3) in quiet sections; only the two names are required (SPEC §5). */
export function LeadFields() {
  const { control, register } = useFormContext<LeadFormValues>();
  const isRefinance = useWatch({ control, name: "isRefinance" });
  const sourcesId = useId();
  return (
    <>
      <FormSection title={leadSections.contact}>
        <TextField name="firstName" size="half" required />
        <TextField name="lastName" size="half" required />
        <TextField name="phoneNumber" size="half" type="tel" />
        <TextField name="email" size="half" type="email" />
        <TextField name="address" size="full" />
        <TextField name="city" />
        <ChoiceField name="state" size="short" choices={usStates} />
        <TextField name="zipCode" size="short" inputMode="numeric" />
        <TextField name="source" size="half" list={sourcesId} />
        <TextField name="leadId" size="half" hint={leadIdHint} />
        <datalist id={sourcesId}>
          {sourceSuggestions.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </datalist>
      </FormSection>

      <FormSection title={leadSections.coBorrower}>
        <TextField name="coFirstName" />
        <TextField name="coLastName" />
        <TextField name="coPhoneNumber" type="tel" />
      </FormSection>

      <FormSection title={isRefinance ? leadSections.refinance : leadSections.purchase}>
        <RefinanceSwitch isRefinance={isRefinance} />
        {/* Both halves stay: what the hidden one holds is kept and saved (AMB-51). */}
        <div hidden={isRefinance} className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-5">
          <DollarField name="purchasePrice" />
          <DollarField name="downPaymentAmount" />
          <PercentField name="downPaymentPercentage" />
          <ChoiceField name="propertyTypePurchase" choices={propertyTypes} />
          <TextField name="areaOfInterestCity" />
          <ChoiceField name="areaOfInterestState" choices={usStates} />
          <DollarField name="budget" />
          <DollarField name="preApprovalAmount" />
        </div>
        <div hidden={!isRefinance} className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-5">
          <DollarField name="refinanceDetails.marketValue" />
          <DollarField name="refinanceDetails.balanceOwed" />
          <DollarField name="refinanceDetails.payment" />
          <PercentField name="refinanceDetails.interestRate" step="0.01" />
          <DollarField name="refinanceDetails.propertyTaxYearly" />
          <DollarField name="refinanceDetails.hoiYearly" />
          <ChoiceField name="refinanceDetails.propertyTypeRefi" choices={propertyTypes} />
        </div>
      </FormSection>

      <FormSection title={leadSections.agent}>
        <TextField name="agentName" />
        <TextField name="agentCompany" />
        <TextField name="agentPhone" type="tel" />
      </FormSection>

      <FormSection title={leadLabels.availableDays}>
        <div className="col-span-6 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
          {weekdays.map((day) => (
            <Checkbox key={day} label={dayLabels[day]} {...register(`availableDays.${day}`)} />
          ))}
        </div>
      </FormSection>

      <FormSection title={leadSections.rest}>
        <NotesField name="notes" size="full" />
        <TagsField name="tags" size="full" />
      </FormSection>
    </>
  );
}
