import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { TextInput } from "#web/ui/text-input.tsx";
import type { Act } from "./use-act.ts";

/** Props of FieldDialog. */
export type FieldDialogProps = {
  open: boolean;
  onClose: () => void;
  words: { title: string; text?: string; label: string; hint?: string; submit: string };
  /** What the field holds when the dialog opens. */
  initial?: string;
  /** What is wrong with what was typed; null when nothing is. */
  check: (typed: string) => string | null;
  /** Saves it, and tells by the answer whether that was done; a failure goes to the field. */
  save: (typed: string, onFailure: (text: string) => void) => Promise<unknown>;
  act: Pick<Act, "busy" | "question">;
  input?: ComponentProps<"input">;
};

/** One thing to type in a dialog; what was typed stays until it is saved or taken back. */
export function FieldDialog({ open, onClose, words, ...rest }: FieldDialogProps) {
  const formId = useId();
  const isBusy = rest.act.busy !== null;
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={words.title}
      description={words.text}
      width="sm"
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <OneField id={formId} isBusy={isBusy} words={words} onDone={onClose} {...rest} />
      {rest.act.question}
    </Dialog>
  );
}

type OneFieldProps = Omit<FieldDialogProps, "open" | "onClose" | "act"> & {
  id: string;
  isBusy: boolean;
  onDone: () => void;
};

function OneField({ id, isBusy, words, initial = "", check, save, onDone, input }: OneFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typed = (field.current?.value ?? "").trim();
    const fault = check(typed);
    setError(fault);
    if (!fault && (await save(typed, setError))) onDone();
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.label} hint={words.hint} error={error ?? undefined} required>
        <TextInput ref={field} defaultValue={initial} readOnly={isBusy} {...input} />
      </Field>
    </form>
  );
}
