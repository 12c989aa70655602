import ChevronRight from "lucide-react/icons/chevron-right";
import clsx from "clsx";
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

/** The whole card can be pressed; its button is the title, so that it is called by the title alone. */
function Option({ type, isReady, onChoose }: OptionProps) {
  const textId = useId();
  const { title, text } = addNew.options[type];
  return (
    <div
      className={clsx(
        "relative flex items-center gap-3 rounded-card border border-line p-4 transition-colors",
        isReady ? "hover:border-green hover:bg-green-wash" : "bg-sunk",
      )}
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          disabled={!isReady}
          aria-describedby={textId}
          onClick={onChoose}
          className="font-semibold outline-offset-4 after:absolute after:inset-0 after:rounded-card disabled:cursor-not-allowed"
        >
          {title}
        </button>
        <p id={textId} className="text-soft">
          {text}
          {!isReady && <span className="mt-1 block text-sm text-brass">{addNew.notYet}</span>}
        </p>
      </div>
      {isReady && <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-soft" />}
    </div>
  );
}
