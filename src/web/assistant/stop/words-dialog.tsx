import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { TextArea } from "#web/ui/text-area.tsx";

/** Props of WordsDialog. */
export type WordsDialogProps = {
  words: {
    title: string;
    text: string;
    label: string;
    hint?: string;
    placeholder?: string;
    submit: string;
    required: string;
  };
  /** The button that opens the dialog. */
  opener: (open: () => void) => ReactNode;
  isBusy: boolean;
  /** Shown above the field. */
  children?: ReactNode;
  /** Saves the text and returns whether it succeeded. A failure shows at the field, and the typed text stays. */
  onSave: (typed: string, form: FormData, onFailure: (text: string) => void) => Promise<boolean>;
};

/** Asks for the exact words that someone said, to be stored. */
export function WordsDialog({ words, opener, isBusy, children, onSave }: WordsDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);

  function close() {
    if (isBusy) return;
    setFault(undefined);
    setOpen(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const typed = field.current?.value.trim() ?? "";
    setFault(typed ? undefined : words.required);
    if (typed && (await onSave(typed, form, setFault))) setOpen(false);
  }

  return (
    <>
      {opener(() => setOpen(true))}
      <Dialog
        open={isOpen}
        onOpenChange={(next) => !next && close()}
        title={words.title}
        description={words.text}
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
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          {children}
          <Field label={words.label} hint={words.hint} error={fault} required>
            <TextArea
              ref={field}
              maxLength={2_000}
              placeholder={words.placeholder}
              readOnly={isBusy}
            />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
