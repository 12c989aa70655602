import { ORPCError } from "@orpc/client";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { noteWords, ownNoteWords as words } from "./contact-messages.ts";
import { type CorrectionDraft, readCorrection, storeCorrection } from "./contact-note-draft.ts";
import { useEditNote } from "./contact-queries.ts";

/** Props of NoteCorrection. */
export type NoteCorrectionProps = {
  contactId: string;
  event: ContactEvent;
  owner: string;
  /** Called after saving or cancelling. */
  onDone: () => void;
};

/**
 * The form for correcting a note. Its text survives a reload and a failed save. If the note was changed elsewhere, its
 * current text is shown, and only a second save replaces it.
 */
export function NoteCorrection({ contactId, event, owner, onDone }: NoteCorrectionProps) {
  const [draft, setDraft] = useState<CorrectionDraft>(
    () => readCorrection(owner, event.id) ?? { version: event.version, text: event.text ?? "" },
  );
  const [fault, setFault] = useState<string>();
  const [current, setCurrent] = useState<string>();
  const { mutate, isPending } = useEditNote(contactId);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { current: area } = field;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  function change(next: CorrectionDraft) {
    setDraft(next);
    storeCorrection(owner, event.id, next);
  }

  function leave() {
    storeCorrection(owner, event.id, null);
    onDone();
  }

  function save() {
    if (isPending) return;
    const text = draft.text.trim();
    if (!text) return setFault(noteWords.required);
    setFault(undefined);
    setCurrent(undefined);
    mutate({ noteId: event.id, version: draft.version, text }, { onSuccess: leave, onError });
  }

  function onError(error: Error) {
    const newest = newestIn(error);
    if (!newest) return setFault(words.notSaved(messageOf(error)));
    setCurrent(newest.text ?? "");
    change({ ...draft, version: newest.version });
  }

  function onSubmit(submitted: SyntheticEvent) {
    submitted.preventDefault();
    save();
  }

  function onKeyDown(pressed: KeyboardEvent) {
    // Escape closes the form only if nothing was changed.
    if (pressed.key === "Escape" && !isPending && draft.text === event.text) {
      pressed.preventDefault();
      return leave();
    }
    if (pressed.key !== "Enter" || !(pressed.ctrlKey || pressed.metaKey)) return;
    pressed.preventDefault();
    save();
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-3 py-1">
      <Field label={words.label} error={fault}>
        <TextArea
          ref={field}
          value={draft.text}
          maxLength={10_000}
          readOnly={isPending}
          onChange={({ target }) => {
            setFault(undefined);
            change({ ...draft, text: target.value });
          }}
          onKeyDown={onKeyDown}
          className="min-h-18"
        />
      </Field>
      {current !== undefined && (
        <div role="alert" className="grid gap-1 rounded-control bg-brass-wash px-3 py-2">
          <p className="text-sm font-semibold text-brass">{words.changed}</p>
          <FoldedText text={current} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" disabled={isPending} onClick={leave}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** The current note, if a save failed because it was changed elsewhere. */
function newestIn(error: Error): ContactEvent | null {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current?: ContactEvent } | undefined)?.current ?? null;
}
