import { Suspense, useEffect, useId, useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { dropDraft } from "#web/drafts/drafts.ts";
import type { FormFrame, FormStatus } from "./form-frame.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { giveFocus } from "#web/ui/way-back.ts";

/** Props of FormDialog. Pass a new `key` each time it opens. */
export type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  hint?: string | undefined;
  saveLabel: string;
  draftName: string;
  /** Renders the form, whose code may still be loading. */
  children: (frame: FormFrame) => ReactNode;
};

const atStart: FormStatus = { isReady: false, isDirty: false, isSaving: false };

/** The dialog around a form. Esc and Cancel ask first if input would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, onOpenChange, title, hint, saveLabel, draftName, children } = props;
  const [status, setStatus] = useState(atStart);
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const [row] = useState(() => rowOf(document.activeElement));
  const close = () => onOpenChange(false);
  useEffect(() => {
    if (status.isReady) focusFirstField(formId);
  }, [status.isReady, formId]);

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
      finalFocus={(opener) => keepFocus(opener, () => rowNames()[row] ?? rowNames().at(-1))}
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
        {children({ formId, draftName, onStatus: setStatus, onSaved: close, onLeave: close })}
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

/**
 * If the form loads after its dialog opened, the focus moves from Close to the first field. Not on touch devices, where
 * that would open the keyboard.
 */
function focusFirstField(formId: string): void {
  const waits = document.activeElement?.matches("[role=dialog] > header *");
  if (!waits || !window.matchMedia("(pointer: fine)").matches) return;
  document.getElementById(formId)?.querySelector<HTMLElement>("input, select, textarea")?.focus();
}

const rowNames = () => [...document.querySelectorAll<HTMLElement>("[data-row-name]")];

/** The index of the list row that contains an element; 0 if it is in none. */
function rowOf(opener: Element | null): number {
  const row = rowNames().findIndex((name) => opener?.closest("tr")?.contains(name));
  return Math.max(0, row);
}

type Place = HTMLElement | null | undefined;

/**
 * For `finalFocus`: the element that gets the focus when a dialog closes may be gone, or disappear a moment later, like
 * the row of a converted lead. The focus then moves to the element that `next` returns, so that it's never lost.
 */
function keepFocus(first: HTMLElement | null, next: () => Place): HTMLElement | true {
  if (!first?.isConnected) return next() ?? true;
  const watch = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === null;
    if (first.isConnected && (activeElement === first || isLost)) return;
    watch.disconnect();
    if (isLost) giveFocus(next());
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return first;
}
