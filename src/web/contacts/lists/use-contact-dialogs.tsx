import { Suspense, useCallback, useState, type ReactNode, lazy } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { FormTarget } from "../forms/form-target.ts";
import type { NamedContact } from "../contact/name-of.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

/** What a page needs to open the forms and the question before deleting; `dialogs` is drawn once, anywhere in it. */
export type ContactDialogs = {
  openForm: (target: FormTarget) => void;
  askToDelete: (contact: NamedContact) => void;
  /** Fetches the code of a type's dialogs ahead of the press that needs it; the same function for the life of a page. */
  prefetch: (type: ContactType) => Promise<unknown>;
  dialogs: ReactNode;
};

/** The form dialog. `turn` is new for each opening, so that nothing of the last one stays in it. */
type Form = { isOpen: boolean; turn: number; target: FormTarget };
type Doomed = { isOpen: boolean; contact: NamedContact | null };

/** The dialogs that every page with contacts opens: the three forms, the conversion, and deleting. */
export function useContactDialogs(options: { onDeleted?: () => void } = {}): ContactDialogs {
  const [form, setForm] = useState<Form>({ isOpen: false, turn: 0, target: { type: "Lead" } });
  const [doomed, setDoomed] = useState<Doomed>({ isOpen: false, contact: null });

  const openForm = useCallback((target: FormTarget) => {
    setForm(({ turn }) => ({ isOpen: true, turn: turn + 1, target }));
  }, []);
  const askToDelete = useCallback(
    (contact: NamedContact) => setDoomed({ isOpen: true, contact }),
    [],
  );

  const dialogs = (
    <Suspense fallback={null}>
      {form.turn > 0 && (
        <ContactDialog
          key={form.turn}
          open={form.isOpen}
          target={form.target}
          onOpenChange={(isOpen) => setForm((before) => ({ ...before, isOpen }))}
        />
      )}
      {doomed.contact && (
        <DeleteContact
          contact={doomed.contact}
          open={doomed.isOpen}
          onOpenChange={(isOpen) => setDoomed((before) => ({ ...before, isOpen }))}
          onDeleted={options.onDeleted}
        />
      )}
    </Suspense>
  );
  return { openForm, askToDelete, prefetch: prefetchDialogs, dialogs };
}

const loadContactDialog = () => import("../forms/contact-dialog.tsx");
const loadDeleteContact = () => import("./delete-contact.tsx");

/** The forms in their dialog, fetched when they are needed. */
const ContactDialog = lazy(async () => ({
  default: (await loadContactDialog()).ContactDialog,
}));

/** The question before a deletion, fetched when it is needed. */
const DeleteContact = lazy(async () => ({
  default: (await loadDeleteContact()).DeleteContact,
}));

/**
 * Fetches what the dialogs of one type's list are made of. A list is read before anything on it is pressed, so they come
 * after it, and are there before the press.
 */
async function prefetchDialogs(type: ContactType): Promise<void> {
  const { loadForm } = await loadContactDialog();
  await loadForm(type);
  await whenIdle();
  await loadDeleteContact();
}
