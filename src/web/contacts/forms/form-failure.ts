import type { Restorable } from "#contract/contacts/saved.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { isConverted, isDeleted, restorableIn } from "../contact/gone.ts";
import { saveFailedText, saveFailedTitle } from "../contact/messages.ts";

/** Why a save failed. */
export type Refusal = {
  message: string;
  /** It can't be saved from this form anymore, because it was deleted or converted. */
  isGone: boolean;
  isConverted: boolean;
  /** The deleted contact, if it can be restored. */
  deleted: Restorable | null;
};

/** Shows a failed save in a toast. Null and no toast when signed out, because the guards redirect to the sign-in. */
export function saveRefusal(error: unknown): Refusal | null {
  if (isSignedOut(error)) return null;
  const message = messageOf(error);
  showToast({ title: saveFailedTitle, text: saveFailedText(message), variant: "destructive" });
  return {
    message,
    isGone: isDeleted(error) || isConverted(error),
    isConverted: isConverted(error),
    deleted: restorableIn(error),
  };
}
