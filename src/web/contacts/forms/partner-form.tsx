import { NotesField, TextField } from "./form-field.tsx";
import type { FormFrame } from "./form-frame.ts";
import { FormSection } from "./form-section.tsx";
import { partnerSections, websiteHint } from "./partner-form-messages.ts";
import { partnerKind } from "./partner-form-values.ts";
import { PhoneAndEmail } from "./person-form-fields.tsx";
import { RecordForm } from "./record-form.tsx";

/** The Referral Partner form, for a new partner or for the one with this id. */
export function PartnerForm(props: FormFrame & { id?: string | undefined }) {
  return (
    <RecordForm kind={partnerKind} {...props}>
      <FormSection title={partnerSections.contact}>
        <TextField name="firstName" size="half" required />
        <TextField name="lastName" size="half" />
        <TextField name="companyName" size="full" />
        <PhoneAndEmail />
        <TextField
          name="website"
          size="full"
          type="url"
          inputMode="url"
          hint={websiteHint}
          spellCheck={false}
        />
      </FormSection>
      <FormSection title={partnerSections.rest}>
        <NotesField name="notes" size="full" />
      </FormSection>
    </RecordForm>
  );
}
