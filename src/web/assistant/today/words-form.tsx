import { useEffect, useRef, useState, type FormEvent } from "react";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { queueWords as words } from "./today-messages.ts";

/** The edited message that replaces the prepared one. */
export type NewWords = { subject: string; words: string };

/** Props of WordsForm. */
export type WordsFormProps = {
  id: string;
  action: QueuedAction;
  isBusy: boolean;
  onSave: (as: Partial<NewWords>) => void;
};

/** A form to edit a waiting message before it is sent. */
export function WordsForm({ id, action, isBusy, onSave }: WordsFormProps) {
  const { channel, subject, words: said } = action;
  const field = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<{ subject?: string; words?: string }>({});
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (faults.words) field.current?.focus();
    else if (faults.subject) line.current?.focus();
  }, [faults]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typed = field.current?.value.trim() ?? "";
    const head = line.current?.value.trim();
    const found = {
      ...(typed === "" && { words: words.required }),
      ...(head === "" && { subject: words.required }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0)
      onSave({ words: typed, ...(head !== undefined && { subject: head }) });
  }

  return (
    <form id={id} noValidate onSubmit={save} className="flex flex-col gap-3">
      {subject !== null && (
        <Field label={words.subject} error={faults.subject} required>
          <TextInput ref={line} maxLength={200} defaultValue={subject} readOnly={isBusy} />
        </Field>
      )}
      <Field label={words.words[channel]} error={faults.words} required>
        <TextArea ref={field} maxLength={4_000} defaultValue={said} readOnly={isBusy} />
      </Field>
    </form>
  );
}
