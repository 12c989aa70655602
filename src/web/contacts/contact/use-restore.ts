import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { restoredTitle, restoreFailedTitle } from "./messages.ts";
import { nameOf, type NamedContact } from "./name-of.ts";

/**
 * Restores a deleted contact, reports the result in a toast and resolves to whether it worked. It doesn't depend on a
 * page, because the Undo button is in a toast that outlives the page.
 */
export function useRestore() {
  const client = useQueryClient();
  return useCallback(
    async (contact: NamedContact): Promise<boolean> => {
      const { id, type } = contact;
      try {
        await api.contacts.restore({ id });
        showToast({ title: restoredTitle(type), text: nameOf(contact), variant: "success" });
        return true;
      } catch (error) {
        showToast({
          title: restoreFailedTitle(type),
          text: messageOf(error),
          variant: "destructive",
        });
        return false;
      } finally {
        void client.invalidateQueries({ queryKey: queries.contacts.key() });
      }
    },
    [client],
  );
}
