import { lazy } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

const loadContactDialog = () => import("../forms/contact-dialog.tsx");
const loadDeleteContact = () => import("./delete-contact.tsx");

/** The forms in their dialog, fetched when they are needed. */
export const ContactDialog = lazy(async () => ({
  default: (await loadContactDialog()).ContactDialog,
}));

/** The question before a deletion, fetched when it is needed. */
export const DeleteContact = lazy(async () => ({
  default: (await loadDeleteContact()).DeleteContact,
}));

/**
 * Fetches what the dialogs of one type's list are made of. A list is read before anything on it is pressed, so they come
 * after it, and are there before the press.
 */
export async function prefetchDialogs(type: ContactType): Promise<void> {
  const { loadForm } = await loadContactDialog();
  await loadForm(type);
  await whenIdle();
  await loadDeleteContact();
}
