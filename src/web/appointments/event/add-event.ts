import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewEvent } from "#domain/appointments/event.ts";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { readAgain } from "../entry/cached-entries.ts";
import { codeOf } from "../entry/refusals.ts";
import { eventWords as words } from "./event-messages.ts";

export type Addition = { id: string; event: NewEvent; despiteRules: boolean };

/** Adds the event in the dialog and reports the outcome in a toast. */
export function useAddEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (addition: Addition) => api.appointments.add(addition),
    onSuccess: (_saved, { event: { type } }) =>
      showToast({ title: words.added, text: words.addedText(type), variant: "success" }),
    onError: (error, { event: { type } }) => {
      const code = codeOf(error);
      // The dialog asks.
      if (code === "AGAINST_OWN_RULES") return;
      const isSignedOut = code === "UNAUTHORIZED";
      showToast({
        title: isSignedOut ? words.signedOut : words.failed,
        text: isSignedOut ? words.signedOutText : words.failedText(type, messageOf(error)),
        variant: "destructive",
      });
    },
    onSettled: () => readAgain(client),
  });
}
