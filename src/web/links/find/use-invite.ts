import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ORPCError } from "@orpc/client";
import { useRef } from "react";
import { v7 as newId } from "uuid";
import type { InvitationParty, Professional } from "#contract/links.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { addShown, changeShown, readAgain, stopReading } from "../party/queries.ts";
import { inviteWords as words } from "./find-messages.ts";

/** Invites a professional and reports the result in a toast, whose Undo cancels the invitation. */
export function useInvite(professional: Professional) {
  const client = useQueryClient();
  const { profile, retryProfile } = useAuth();
  // A retry after a lost answer sends the same invitation.
  const id = useRef<string>(undefined);
  const invite = useMutation({
    mutationFn: () =>
      api.links.invite({ id: (id.current ??= newId()), profileId: professional.id }),
    onMutate: () => stopReading(client),
    onSuccess: (invitation) => {
      id.current = undefined;
      if (profile)
        addShown(client, {
          ...invitation,
          inviting: partyOf(profile),
          invited: partyOf(professional),
        });
      showToast({
        title: words.done,
        text: words.doneText,
        variant: "success",
        action: {
          label: words.undo,
          run: () => {
            invite.reset();
            void withdraw(client, invitation.id);
          },
        },
      });
    },
    onError: (error) => {
      if (error instanceof ORPCError) id.current = undefined;
      const code = codeOf(error);
      if (code === "INVITATION_EXISTS")
        return showToast({ title: words.exists, text: words.existsText });
      // The link was made elsewhere, so the sidebar may not show it yet.
      if (code === "ALREADY_LINKED") void retryProfile();
      showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
    },
    onSettled: () => readAgain(client),
  });
  return invite;
}

/** Cancels an invitation that is still pending, even if its card is no longer on the page. */
async function withdraw(client: QueryClient, id: string): Promise<void> {
  stopReading(client);
  try {
    changeShown(client, id, await api.links.answer({ id, status: "cancelled" }));
    showToast({ title: words.undone, variant: "success" });
  } catch (error) {
    showToast({ title: words.undoFailed, text: messageOf(error), variant: "destructive" });
  }
  // Also after an error, because they may have answered already.
  readAgain(client);
}

function codeOf(error: Error): string {
  return error instanceof ORPCError ? String(error.code) : "";
}

function partyOf(profile: InvitationParty): InvitationParty {
  const { id, fullName, companyName, roleInBusiness, profilePictureUrl, businessType } = profile;
  return { id, fullName, companyName, roleInBusiness, profilePictureUrl, businessType };
}
