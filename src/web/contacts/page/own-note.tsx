import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { useZone } from "#web/profiles/use-zone.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ownNoteWords as words } from "./contact-messages.ts";
import { readCorrection } from "./contact-note-draft.ts";
import { useRemoveNote } from "./contact-queries.ts";
import { NoteCorrection } from "./note-correction.tsx";
import { TimelineEvent } from "./timeline-event.tsx";

/** Whether a timeline entry is a note that the signed-in professional wrote. */
export const isOwnNote = ({ kind, actor }: ContactEvent): boolean =>
  kind === "noted" && actor === "owner";

/** Props of OwnNote. */
export type OwnNoteProps = {
  contactId: string;
  event: ContactEvent;
  /** Called when the correction form opens or closes. */
  onCorrecting: (isOpen: boolean) => void;
};

/** The professional's own note in a timeline, which can be corrected in place and deleted with Undo. */
export function OwnNote({ contactId, event, onCorrecting }: OwnNoteProps) {
  const { user } = useAuth();
  const owner = user?.id ?? "";
  // If a reload interrupted a correction, its form is open again.
  const [isOpen, setOpen] = useState(() => readCorrection(owner, event.id) !== null);
  // The clicked button disappears with its entry, so the focus moves to the note field.
  const removal = useRemoveNote(contactId, () =>
    document.querySelector<HTMLElement>("[data-note-field]")?.focus({ preventScroll: true }),
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const moment = momentText(event.happenedAt, useZone());

  const tell = useRef(onCorrecting);
  useEffect(() => {
    tell.current = onCorrecting;
  });
  useEffect(() => tell.current(isOpen), [isOpen]);

  if (isOpen) {
    const close = () => {
      setOpen(false);
      requestAnimationFrame(() => editButton.current?.focus({ preventScroll: true }));
    };
    const correction = <NoteCorrection {...{ contactId, event, owner }} onDone={close} />;
    return <TimelineEvent event={event} instead={correction} />;
  }
  return (
    <TimelineEvent
      event={event}
      acts={
        <div className="-mr-2 ml-auto flex">
          <IconButton
            ref={editButton}
            label={words.of(words.edit, moment)}
            title={words.edit}
            icon={<Pencil size={15} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          />
          <IconButton
            label={words.of(words.delete, moment)}
            title={words.delete}
            icon={<Trash2 size={15} aria-hidden="true" />}
            disabled={removal.isPending}
            onClick={() => removal.mutate(event.id)}
          />
        </div>
      }
    />
  );
}
