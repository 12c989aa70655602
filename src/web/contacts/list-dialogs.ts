import { lazy } from "react";

const loadLeadDialog = () => import("./lead-dialog.tsx");
const loadDeleteContact = () => import("./delete-contact.tsx");

/** The Lead form in its dialog, fetched when it is needed. */
export const LeadDialog = lazy(async () => ({ default: (await loadLeadDialog()).LeadDialog }));

/** The question before a deletion, fetched when it is needed. */
export const DeleteContact = lazy(async () => ({
  default: (await loadDeleteContact()).DeleteContact,
}));

/**
 * Fetches what a list's dialogs are made of. A list is read before anything on it is pressed, so they come after it,
 * and are there before the press.
 */
export async function prefetchDialogs(): Promise<void> {
  const [{ loadLeadForm }] = await Promise.all([loadLeadDialog(), loadDeleteContact()]);
  await loadLeadForm();
}
