import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import { contactTypes, type ContactType } from "#domain/contacts/contact.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ContactDialog, loadForm } from "./forms/contact-dialog.tsx";
import { addNew } from "./contact/messages.ts";

/** Props of AddNewDialog. */
export type AddNewDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

type Form = { isOpen: boolean; turn: number; type: ContactType };

/** Asks which type of contact to add, then opens its form in a dialog. */
export function AddNewDialog({ open, onOpenChange }: AddNewDialogProps) {
  const [form, setForm] = useState<Form>({ isOpen: false, turn: 0, type: "Lead" });

  function choose(type: ContactType) {
    void loadForm(type);
    onOpenChange(false);
    setForm(({ turn }) => ({ isOpen: true, turn: turn + 1, type }));
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={addNew.title}
        description={addNew.question}
        width="sm"
        closeOnOutsidePress
      >
        <ul className="flex flex-col gap-3">
          {contactTypes.map((type) => (
            <li key={type}>
              <Option type={type} onChoose={() => choose(type)} />
            </li>
          ))}
        </ul>
      </Dialog>
      <ContactDialog
        key={form.turn}
        open={form.isOpen}
        target={{ type: form.type }}
        onOpenChange={(isOpen) => setForm((before) => ({ ...before, isOpen }))}
      />
    </>
  );
}

/** A card that is clickable as a whole. Only its title is the button, so that its accessible name is short. */
function Option({ type, onChoose }: { type: ContactType; onChoose: () => void }) {
  const textId = useId();
  const { title, text } = addNew.options[type];
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line p-4 transition-colors hover:border-green hover:bg-green-wash">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-describedby={textId}
          onClick={onChoose}
          className="font-semibold outline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </button>
        <p id={textId} className="text-soft">
          {text}
        </p>
      </div>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-soft" />
    </div>
  );
}
