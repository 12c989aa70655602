import { lazy, Suspense, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { KeepTyped } from "./keep-typed.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { editLeadTitle, newLeadHint, newLeadTitle, saveLeadLabel } from "./messages.ts";

/** Fetches the form's code; called ahead where a press is likely. */
export const loadLeadForm = () => import("./lead-form.tsx");

const NewLead = lazy(async () => ({ default: (await loadLeadForm()).NewLead }));
const EditLead = lazy(async () => ({ default: (await loadLeadForm()).EditLead }));

/** How the form inside a dialog stands. */
export type FormStatus = { isReady: boolean; isDirty: boolean; isSaving: boolean };

/** Props of LeadDialog; give it a new `key` for each opening. */
export type LeadDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The lead to edit; a new one when left out. */
  leadId?: string;
};

const atStart: FormStatus = { isReady: false, isDirty: false, isSaving: false };

/** The Lead form in its dialog (SPEC §2, §4): Esc and Cancel ask first when something typed would be lost. */
export function LeadDialog({ open, onOpenChange, leadId }: LeadDialogProps) {
  const [status, setStatus] = useState(atStart);
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const close = () => onOpenChange(false);

  function askToClose() {
    if (status.isSaving) return;
    if (status.isDirty) setAsking(true);
    else close();
  }

  const form = { formId, onStatus: setStatus, onSaved: close };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && askToClose()}
      title={leadId ? editLeadTitle : newLeadTitle}
      description={leadId ? undefined : newLeadHint}
      width="lg"
      footer={
        <>
          <Button disabled={status.isSaving} onClick={askToClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!status.isReady}
            busy={status.isSaving}
          >
            {saveLeadLabel}
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {leadId ? <EditLead id={leadId} {...form} /> : <NewLead {...form} />}
      </Suspense>
      <KeepTyped
        isDirty={open && status.isDirty}
        isAsking={isAsking}
        onAsking={setAsking}
        onDiscard={close}
      />
    </Dialog>
  );
}
