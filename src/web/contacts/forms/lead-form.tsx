import type { FormFrame } from "./form-frame.ts";
import { LeadFields } from "./lead-fields.tsx";
import { leadKind } from "./lead-form-values.ts";
import { RecordForm } from "./record-form.tsx";

/** The Lead form, for a new lead or for the one with this id. */
export function LeadForm(props: FormFrame & { id?: string | undefined }) {
  return (
    <RecordForm kind={leadKind} {...props}>
      <LeadFields />
    </RecordForm>
  );
}
