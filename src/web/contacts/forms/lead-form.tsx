import type { FormFrame } from "./form-frame.ts";
import { LeadFields } from "./lead-fields.tsx";
import { leadKind } from "./lead-form-values.ts";
import { RecordForm } from "./record-form.tsx";

/** The Lead form, for a new lead or for the one to edit (SPEC §3, §4). */
export function LeadForm(props: FormFrame & { id?: string | undefined }) {
  return (
    <RecordForm kind={leadKind} {...props}>
      <LeadFields />
    </RecordForm>
  );
}
