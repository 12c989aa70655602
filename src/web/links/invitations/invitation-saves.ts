import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "#domain/links/invitation.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { changeShown, readAgain, stopReading } from "../party/queries.ts";
import { answerWords, endWords, updateFailed } from "./invitation-messages.ts";

/** Answers an invitation and reports the result in a toast. Accepting reloads the profile, which contains the link. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  const { retryProfile } = useAuth();
  return useMutation({
    mutationFn: (status: Answer) => api.links.answer({ id, status }),
    onMutate: () => stopReading(client),
    onSuccess: (invitation, status) => {
      changeShown(client, id, invitation);
      if (status === "accepted") void retryProfile();
      showToast({ title: answerWords[status].done, variant: "success" });
    },
    onError: tellFailed,
    // Also after an error, because the other side may have changed the invitation first.
    onSettled: () => readAgain(client),
  });
}

/** Ends a link and reports the result in a toast. */
export function useEndLink({ id, otherName }: { id: string; otherName: string }) {
  const client = useQueryClient();
  const { retryProfile } = useAuth();
  return useMutation({
    mutationFn: () => api.links.end({ id }),
    onMutate: () => stopReading(client),
    onSuccess: (invitation) => {
      changeShown(client, id, invitation);
      void retryProfile();
      showToast({
        title: endWords.done,
        text: endWords.doneText(otherName),
        variant: "success",
      });
    },
    onError: tellFailed,
    onSettled: () => readAgain(client),
  });
}

function tellFailed(error: Error): void {
  showToast({ title: updateFailed, text: messageOf(error), variant: "destructive" });
}
