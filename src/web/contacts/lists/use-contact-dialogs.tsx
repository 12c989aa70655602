import { Suspense, useCallback, useState, type ReactNode, lazy } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import type { FormTarget } from "../forms/form-target.ts";
import type { NamedContact } from "../contact/name-of.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

/** What a page needs to open the forms and to ask before deleting. Render `dialogs` once, anywhere in the page. */
export type ContactDialogs = {
  openForm: (target: FormTarget) => void;
  askToDelete: (contact: NamedContact) => void;
  /** Loads the code of a type's dialogs before it is needed. A stable function. */
  prefetch: (type: ContactType) => Promise<unknown>;
  dialogs: ReactNode;
};

/** The form dialog. `turn` changes each time it opens, so that no state is left over from the last one. */
type Form = { isOpen: boolean; turn: number; target: FormTarget };
type Doomed = { isOpen: boolean; contact: NamedContact | null };

/** The dialogs of every page with contacts: the three forms, the conversion and the deletion. */
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

/** The forms in their dialog, loaded on demand. */
const ContactDialog = lazy(async () => ({
  default: (await loadContactDialog()).ContactDialog,
}));

/** The confirmation before a deletion, loaded on demand. */
const DeleteContact = lazy(async () => ({
  default: (await loadDeleteContact()).DeleteContact,
}));

/**
 * Loads the code of the dialogs for one type's list. The list is usually read first, so this runs after it and is done
 * before the first click.
 */
async function prefetchDialogs(type: ContactType): Promise<void> {
  const { loadForm } = await loadContactDialog();
  await loadForm(type);
  await whenIdle();
  await loadDeleteContact();
}
