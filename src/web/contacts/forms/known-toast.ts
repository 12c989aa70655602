import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showToast } from "#web/ui/toast/toast.ts";
import type { ToastInput } from "#web/ui/toast/toast-store.ts";
import { contactPath } from "../contact/contact-links.ts";
import { openLabel, sameText } from "./form-messages.ts";
import { findUnseen, type KnownBy } from "./known-people.ts";
import { openRecordLabel, savedTitle } from "../contact/messages.ts";
import { nameOf } from "../contact/name-of.ts";

/**
 * Shows a toast after a save. It also names a contact with the same email or phone if the form had no time to. If the
 * record `leaves` its list, the toast links to it. Call this before the save and the returned function after it.
 */
export function useSavedToast(id: string, { leaves }: { leaves: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (typed: Partial<Record<KnownBy, string>>, text: string): (() => void) => {
    const findKnown = findUnseen(client, typed, id);
    const openRecord = (label: string, of: string): ToastInput["action"] => ({
      label,
      run: () => void navigate(contactPath(of)),
    });
    return () => {
      const toast: ToastInput = { title: savedTitle, text, variant: "success" };
      const isAway = leaves && window.location.pathname !== contactPath(id);
      showToast({ ...toast, ...(isAway && { action: openRecord(openRecordLabel, id) }) });
      void findKnown()
        .catch(() => null)
        .then((known) => {
          if (!known) return;
          const { contact, by } = known;
          const name = nameOf(contact);
          showToast({
            ...toast,
            text: `${text} ${sameText(name, by)}`,
            action: openRecord(openLabel(name), contact.id),
          });
        });
    };
  };
}
