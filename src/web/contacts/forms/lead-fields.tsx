import { useId } from "react";
import { propertyTypes } from "#domain/contacts/contact.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { usStates } from "#domain/kernel/us-states.ts";
import { fieldLabels } from "../contact/field-labels.ts";
import {
  CheckField,
  ChoiceField,
  DollarField,
  NotesField,
  PercentField,
  PhoneField,
  TagsField,
  TextField,
} from "./form-field.tsx";
import { FormSection } from "./form-section.tsx";
import {
  dayLabels,
  leadIdHint,
  leadSections,
  refinanceHint,
  sourceSuggestions,
} from "./lead-form-messages.ts";
import { purchaseFields, refinanceFields } from "./lead-form-values.ts";
import { LoanToReplace } from "./loan-form-fields.tsx";
import { AddressFields, PhoneAndEmail } from "./person-form-fields.tsx";
import { RefinanceSwitch } from "./refinance-switch.tsx";

/** Every field of a lead, in sections. Only the first and last names are required. */
export function LeadFields() {
  const sourcesId = useId();
  return (
    <>
      <FormSection title={leadSections.contact}>
        <TextField name="firstName" size="half" required />
        <TextField name="lastName" size="half" required />
        <PhoneAndEmail />
        <AddressFields />
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
        <PhoneField name="coPhoneNumber" />
      </FormSection>

      <RefinanceSwitch
        hint={refinanceHint}
        purchase={{
          title: leadSections.purchase,
          fields: purchaseFields,
          children: (
            <>
              <DollarField name="purchasePrice" />
              <DollarField name="downPaymentAmount" />
              <PercentField name="downPaymentPercentage" />
              <ChoiceField name="propertyTypePurchase" choices={propertyTypes} />
              <TextField name="areaOfInterestCity" />
              <ChoiceField name="areaOfInterestState" choices={usStates} />
              <DollarField name="budget" />
              <DollarField name="preApprovalAmount" />
            </>
          ),
        }}
        refinance={{
          title: leadSections.refinance,
          fields: refinanceFields,
          children: <LoanToReplace />,
        }}
      />

      <FormSection title={leadSections.agent}>
        <TextField name="agentName" />
        <TextField name="agentCompany" />
        <PhoneField name="agentPhone" />
      </FormSection>

      <FormSection title={fieldLabels.availableDays}>
        <div className="col-span-6 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
          {weekdays.map((day) => (
            <CheckField key={day} name={`availableDays.${day}`} label={dayLabels[day]} />
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
