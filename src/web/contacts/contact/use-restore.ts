import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { restoredTitle, restoreFailedTitle } from "./messages.ts";
import { nameOf, type NamedContact } from "./name-of.ts";

/**
 * Puts a deleted contact back and says how it went; true when it is back. It is no part of a page, because Undo stands
 * in a toast that outlives the page.
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
