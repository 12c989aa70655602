import { useId } from "react";
import { leadFields, loanFields } from "#domain/contacts/record-fields.ts";
import { labelOf } from "../contact/fields.ts";
import { FormSection } from "./form-section.tsx";
import {
  leadIdHint,
  leadSections,
  refinanceHint,
  sourceSuggestions,
} from "./lead-form-messages.ts";
import { loanPaths, purchasePaths } from "./lead-form-values.ts";
import { personExtras, recognisedFields } from "./person-form-fields.tsx";
import { SectionFields } from "./record-field.tsx";
import { RefinanceSwitch } from "./refinance-switch.tsx";

/**
 * Every field of a lead, in sections: first what is asked on a first call, then what a loan needs. Only the first and last
 * names are required.
 */
export function LeadFields() {
  const sourcesId = useId();
  return (
    <>
      <FormSection title={leadSections.contact}>
        <SectionFields
          fields={leadFields}
          section="contact"
          special={recognisedFields}
          extras={{
            ...personExtras,
            source: { size: "half", list: sourcesId },
          }}
        />
        <datalist id={sourcesId}>
          {sourceSuggestions.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </datalist>
        <SectionFields fields={leadFields} section="rest" />
      </FormSection>

      <FormSection title={leadSections.place}>
        <SectionFields fields={leadFields} section="place" extras={personExtras} />
      </FormSection>

      <FormSection title={leadSections.coBorrower}>
        <SectionFields fields={leadFields} section="coBorrower" />
      </FormSection>

      <RefinanceSwitch
        hint={refinanceHint}
        purchase={{
          title: leadSections.purchase,
          fields: purchasePaths,
          children: <SectionFields fields={leadFields} section="purchase" />,
        }}
        refinance={{
          title: leadSections.refinance,
          fields: loanPaths,
          children: <SectionFields fields={loanFields} section="loan" group="refinanceDetails" />,
        }}
      />

      <FormSection title={leadSections.agent}>
        <SectionFields fields={leadFields} section="agent" />
      </FormSection>

      <FormSection title={labelOf("availableDays")}>
        <SectionFields fields={leadFields} section="days" />
      </FormSection>

      <FormSection title={leadSections.number}>
        <SectionFields
          fields={leadFields}
          section="number"
          extras={{ leadId: { size: "half", hint: leadIdHint } }}
        />
      </FormSection>
    </>
  );
}
