import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import { contactTypes, type ContactType } from "#domain/contacts/contact.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LeadDialog, loadLeadForm } from "./lead-dialog.tsx";
import { addNew } from "./messages.ts";

/** Props of AddNewDialog. */
export type AddNewDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks what to add and opens its form in a dialog (SPEC §2 Add-new flow). */
export function AddNewDialog({ open, onOpenChange }: AddNewDialogProps) {
  const [form, setForm] = useState({ isOpen: false, turn: 0 });

  function choose() {
    void loadLeadForm();
    onOpenChange(false);
    setForm(({ turn }) => ({ isOpen: true, turn: turn + 1 }));
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
              <Option type={type} isReady={type === "Lead"} onChoose={choose} />
            </li>
          ))}
        </ul>
      </Dialog>
      <LeadDialog
        key={form.turn}
        open={form.isOpen}
        onOpenChange={(isOpen) => setForm((before) => ({ ...before, isOpen }))}
      />
    </>
  );
}

type OptionProps = { type: ContactType; isReady: boolean; onChoose: () => void };

function Option({ type, isReady, onChoose }: OptionProps) {
  const id = useId();
  const { title, text } = addNew.options[type];
  return (
    <button
      type="button"
      disabled={!isReady}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-card border border-line p-4 text-left transition-colors enabled:hover:border-green enabled:hover:bg-green-wash disabled:cursor-not-allowed disabled:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className="block font-semibold">
          {title}
        </span>
        <span id={`${id}-text`} className="block text-soft">
          {text}
          {!isReady && <span className="mt-1 block text-sm text-brass">{addNew.notYet}</span>}
        </span>
      </span>
      {isReady && <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-soft" />}
    </button>
  );
}
