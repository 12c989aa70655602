import { partnerFields } from "#domain/contacts/record-fields.ts";
import type { FormFrame } from "./form-frame.ts";
import { FormSection } from "./form-section.tsx";
import { partnerSections, websiteHint } from "./partner-form-messages.ts";
import { partnerKind } from "./partner-form-values.ts";
import { personExtras, recognisedFields } from "./person-form-fields.tsx";
import { SectionFields } from "./record-field.tsx";
import { RecordForm } from "./record-form.tsx";

/** The Referral Partner form, for a new partner or for the one with this id. */
export function PartnerForm(props: FormFrame & { id?: string | undefined }) {
  return (
    <RecordForm kind={partnerKind} {...props}>
      <FormSection title={partnerSections.contact}>
        <SectionFields
          fields={partnerFields}
          section="contact"
          special={recognisedFields}
          extras={{
            ...personExtras,
            companyName: { size: "full" },
            website: { size: "full", hint: websiteHint },
          }}
        />
      </FormSection>
      <FormSection title={partnerSections.rest}>
        <SectionFields fields={partnerFields} section="rest" />
      </FormSection>
    </RecordForm>
  );
}
