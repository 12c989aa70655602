import { Suspense, useId, useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { dropDraft } from "./drafts.ts";
import type { FormFrame, FormStatus } from "./form-frame.ts";
import { FormSkeleton } from "./form-skeleton.tsx";

/** Props of FormDialog; give it a new `key` for each opening. */
export type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  hint?: string | undefined;
  saveLabel: string;
  draftName: string;
  /** The form; it may still be on its way. */
  children: (frame: FormFrame) => ReactNode;
};

const atStart: FormStatus = { isReady: false, isDirty: false, isSaving: false };

/** The dialog around a form (SPEC §2): Esc and Cancel ask first when something typed would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, title, hint, saveLabel, draftName, children } = props;
  const [status, setStatus] = useState(atStart);
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const close = () => onOpenChange(false);

  function askToClose() {
    if (status.isSaving) return;
    if (status.isDirty) setAsking(true);
    else close();
  }

  function discard() {
    dropDraft(draftName);
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && askToClose()}
      title={title}
      description={hint}
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
            {saveLabel}
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {children({ formId, draftName, onStatus: setStatus, onSaved: close })}
      </Suspense>
      <KeepTyped
        isDirty={open && status.isDirty}
        isAsking={isAsking}
        onAsking={setAsking}
        onDiscard={discard}
      />
    </Dialog>
  );
}
