import type { FormTarget } from "./form-target.ts";
import { LeadDialog, loadLeadForm } from "./lead-dialog.tsx";

/** Props of ContactDialog; give it a new `key` for each opening. */
export type ContactDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  target: FormTarget;
};

/** Fetches the forms' code; called ahead where a press is likely. */
export const loadForms = loadLeadForm;

/** The form for a target, in its dialog (SPEC §2). */
export function ContactDialog({ open, onOpenChange, target }: ContactDialogProps) {
  if (!("type" in target) || target.type !== "Lead") return null;
  return <LeadDialog open={open} onOpenChange={onOpenChange} leadId={target.id} />;
}
