import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { useLocation } from "react-router";
import { useAuth } from "#web/account/auth-provider.tsx";
import { isGone, messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { noteHash } from "../contact/contact-links.ts";
import { noteWords as words } from "./contact-messages.ts";
import { freshNote, type NoteDraft, readNote, storeNote, typedNote } from "./contact-note-draft.ts";
import { useAddNote } from "./contact-queries.ts";

const sendKey = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.userAgent ?? "") ? "⌘" : "Ctrl";

/** The form for a new note. Its text survives a reload and a failed save. */
export function ContactNote({ contactId }: { contactId: string }) {
  const { user } = useAuth();
  const place = { owner: user?.id ?? "", contactId };
  const [note, setNote] = useState<NoteDraft>(() => readNote(place) ?? freshNote());
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useAddNote(contactId);
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === noteHash) field.current?.focus();
  }, [hash, key]);

  function change(next: NoteDraft) {
    setNote(next);
    storeNote(place, next);
  }

  function send() {
    if (isPending) return;
    const text = note.text.trim();
    if (!text) return setFault(words.required);
    setFault(undefined);
    change({ ...note, isTried: true });
    mutate(
      { noteId: note.id, text },
      {
        onSuccess: () => change(freshNote()),
        onError: (error) => {
          setFault(words.failed(messageOf(error)));
          // The note was saved and has been deleted since, so adding it again needs a new id.
          if (isGone(error)) change({ ...freshNote(), text: note.text });
        },
      },
    );
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-3 border-b border-line px-5 py-4">
      <Field label={words.label} error={fault}>
        <TextArea
          ref={field}
          data-note-field=""
          value={note.text}
          maxLength={10_000}
          readOnly={isPending}
          placeholder={words.placeholder}
          onChange={(event) => {
            setFault(undefined);
            change(typedNote(note, event.target.value));
          }}
          onKeyDown={onKeyDown}
          className="min-h-18"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft pointer-coarse:invisible">{words.hint(sendKey)}</p>
        <Button type="submit" busy={isPending}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
