import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from "react";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ActDialog } from "./act-dialog.tsx";
import type { Act } from "./use-act.ts";

/** Props of FieldDialog. */
export type FieldDialogProps = {
  open: boolean;
  onClose: () => void;
  words: { title: string; text?: string; label: string; hint?: string; submit: string };
  /** The field's value when the dialog opens. */
  initial?: string;
  /** The error in the input, or null. */
  check: (typed: string) => string | null;
  /** Saves the input and resolves to something truthy on success; a failure's text goes to the field. */
  save: (typed: string, onFailure: (text: string) => void) => Promise<unknown>;
  act: Pick<Act, "busy" | "question">;
  input?: ComponentProps<"input">;
};

/** A dialog with one field; the input is kept until it is saved or cancelled. */
export function FieldDialog({ open, onClose, words, ...rest }: FieldDialogProps) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text}
      submit={words.submit}
      act={rest.act}
    >
      {(formId) => (
        <OneField
          id={formId}
          isBusy={rest.act.busy !== null}
          words={words}
          onDone={onClose}
          {...rest}
        />
      )}
    </ActDialog>
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
