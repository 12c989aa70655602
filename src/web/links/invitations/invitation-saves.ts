import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "#domain/links/invitation.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { changeShown, readAgain, stopReading } from "../party/queries.ts";
import { answerWords, endWords, updateFailed } from "./invitation-messages.ts";

/** Answers an invitation and reports the outcome in a toast. A link that it makes is in the profile at once. */
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
    // Also after a refusal: the other side may have been faster, and then the true state is to be seen.
    onSettled: () => readAgain(client),
  });
}

/** Ends a link and says how it went. */
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
