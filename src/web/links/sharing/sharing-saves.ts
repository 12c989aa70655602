import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ShareableDeal } from "#contract/links.ts";
import type { Sharing } from "#domain/links/sharing.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { changeShown, findShown, readAgain, stopReading } from "../party/queries.ts";
import { sharingWords as words } from "./sharing-messages.ts";

/**
 * Saves what is shared and shows it at once; a failed change is reverted, and a toast says why. Changes are sent one
 * after the other, so that the last one wins.
 */
export function useSaveSharing(id: string) {
  const client = useQueryClient();
  const mutationKey = ["sharing", id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (sharing: Sharing) => api.links.setSharing({ id, sharing }),
    onMutate: async (sharing) => {
      await stopReading(client);
      const before = findShown(client, id)?.sharing;
      changeShown(client, id, { sharing });
      return before;
    },
    onError: (error, _sharing, before) => {
      if (before) changeShown(client, id, { sharing: before });
      tellFailed(error);
    },
    // Only after the last change, because an earlier answer would undo pending changes on the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) readAgain(client);
    },
  });
}

type DealChange = { deal: ShareableDeal; isShared: boolean };

/** Shares or stops sharing one deal, in the same way. */
export function useShareDeal(invitationId: string) {
  const client = useQueryClient();
  const mutationKey = ["deal share", invitationId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ deal, isShared }: DealChange) =>
      api.links.shareDeal({ id: invitationId, dealId: deal.id, isShared }),
    onMutate: async ({ deal, isShared }) => {
      await client.cancelQueries({ queryKey: shareableKey(invitationId) });
      changeDeal(client, invitationId, { dealId: deal.id, isShared });
    },
    onError: (error, { deal, isShared }) => {
      changeDeal(client, invitationId, { dealId: deal.id, isShared: !isShared });
      tellFailed(error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: shareableKey(invitationId) });
      readAgain(client);
    },
  });
}

/** The cache key of the deals that can be shared through an invitation, for any search text. */
function shareableKey(id: string) {
  return queries.links.shareableDeals.key({ input: { id } });
}

type Shareable = { deals: ShareableDeal[]; sharedCount: number };

function changeDeal(
  client: QueryClient,
  invitationId: string,
  { dealId, isShared }: { dealId: string; isShared: boolean },
): void {
  client.setQueriesData<Shareable>({ queryKey: shareableKey(invitationId) }, (shown) => {
    const before = shown?.deals.find(({ id }) => id === dealId);
    if (!shown || !before || before.isShared === isShared) return shown;
    return {
      deals: shown.deals.map((deal) => (deal === before ? { ...deal, isShared } : deal)),
      sharedCount: shown.sharedCount + (isShared ? 1 : -1),
    };
  });
}

function tellFailed(error: Error): void {
  showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
}
