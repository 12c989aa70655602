import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queries } from "#web/client/api.ts";
import { faultsOf, isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { isNamed, labelOf } from "../contact/fields.ts";
import { saveFailedText, saveFailedTitle, savedText, savedTitle } from "../contact/messages.ts";
import { type DealChange, DealConflict, saveChange, type SeenDeal } from "./deal-change.ts";
import { contactOptions } from "./contact-queries.ts";

/** Changes a deal on its page, with the same toasts as the form. The caller shows a conflict. */
export function useChangeDeal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, change }: { seen: SeenDeal; change: DealChange }) =>
      saveChange(id, seen, change),
    onSuccess: ({ deal, status, version, updatedAt }) => {
      client.setQueryData(
        contactOptions(id).queryKey,
        (before) => before && { ...before, deal, status, version, updatedAt },
      );
      showToast({ title: savedTitle, text: savedText("Deal", "updated"), variant: "success" });
    },
    onError: (error) => {
      if (error instanceof DealConflict || isSignedOut(error)) return;
      const text = saveFailedText(wordsOf(error));
      showToast({ title: saveFailedTitle, text, variant: "destructive" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.contacts.key() }),
  });
}

/** Why a change failed. It names the field of an invalid stored value, because that field isn't visible here. */
function wordsOf(error: Error): string {
  const faults = faultsOf(error).map(({ path, message }) => {
    const field = path.slice(path.indexOf(".") + 1);
    return isNamed(field) ? `${labelOf(field)}: ${message}` : message;
  });
  return faults.join(" ") || messageOf(error);
}
