import { Suspense, useEffect, useId, useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { dropDraft } from "#web/drafts/drafts.ts";
import type { FormFrame, FormStatus } from "./form-frame.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { giveFocus } from "#web/ui/way-back.ts";

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

/** The dialog around a form. Esc and Cancel ask first when typed text would be lost. */
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
 * A form that came after its dialog gets the focus that waited on Close; not after a touch, where it would pull up the
 * keyboard.
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
 * For `finalFocus`: what gets the focus back when a dialog closes may have gone meanwhile, or go a moment later, as the
 * row of a lead that became a deal. Then the focus goes on to a place that stays, instead of to nowhere. `next` is asked
 * once the first has gone.
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
