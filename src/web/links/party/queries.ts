import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Invitation, ListedInvitation } from "#contract/links.ts";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** All invitations that the person sent or received, newest first. */
export function invitationsOptions() {
  return queries.links.invitations.queryOptions();
}

/** The toast's texts if the invitations could not be read. */
export type FailedWords = { title: string; text: (message: string) => string };

/** The invitations. A failure shows a toast. */
export function useInvitations(failed: FailedWords) {
  const invitations = useQuery(invitationsOptions());
  const { error, errorUpdatedAt } = invitations;
  useEffect(() => {
    if (error && !isSignedOut(error))
      showToast({
        title: failed.title,
        text: failed.text(messageOf(error)),
        variant: "destructive",
      });
  }, [error, errorUpdatedAt, failed]);
  return invitations;
}

/** Adds a new invitation to the top of the cached list. */
export function addShown(client: QueryClient, added: ListedInvitation): void {
  client.setQueryData(
    invitationsOptions().queryKey,
    (shown) => shown && [added, ...shown.filter(({ id }) => id !== added.id)],
  );
}

/** An invitation in the cached list. */
export function findShown(client: QueryClient, id: string): ListedInvitation | undefined {
  return client.getQueryData(invitationsOptions().queryKey)?.find((one) => one.id === id);
}

/** Changes an invitation in the cached list. */
export function changeShown(
  client: QueryClient,
  id: string,
  part: Partial<Omit<Invitation, "id">>,
): void {
  client.setQueryData(invitationsOptions().queryKey, (shown) =>
    shown?.map((one) => (one.id === id ? { ...one, ...part } : one)),
  );
}

/** Cancels pending reads, whose answers would otherwise undo a change on the screen. */
export function stopReading(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: invitationsOptions().queryKey });
}

/** Reloads the invitations and the logs of links. */
export function readAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: invitationsOptions().queryKey });
  void client.invalidateQueries({ queryKey: queries.links.log.key() });
}
