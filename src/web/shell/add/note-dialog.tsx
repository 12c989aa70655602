import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { contactPath, noteHash } from "#web/contacts/contact/contact-links.ts";
import { ContactPicker } from "#web/contacts/contact/contact-picker.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { addWords as words } from "./add-messages.ts";

/** Props of NoteDialog. */
export type NoteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for the contact of a new note, and leads to the note field on its page, which keeps what is typed. */
export function NoteDialog({ open, onOpenChange }: NoteDialogProps) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const isChosen = useRef(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.noteTitle}
      description={words.noteText}
      width="sm"
      closeOnOutsidePress
      // The page that opens takes the focus.
      finalFocus={() => !isChosen.current}
    >
      {/* Room for the list of found contacts. */}
      <div className="min-h-80">
        <ContactPicker
          label={words.noteContact}
          hint={words.noteHint}
          value={text}
          onType={setText}
          onChoose={({ id }) => {
            isChosen.current = true;
            onOpenChange(false);
            void navigate({ pathname: contactPath(id), hash: noteHash });
          }}
        />
      </div>
    </Dialog>
  );
}
