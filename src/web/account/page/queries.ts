import { type InfiniteData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AccountEvent } from "#contract/account.ts";
import { queries } from "#web/client/api.ts";

/** Everything on "Account and security" except the activity. */
export function useAccount() {
  return useQuery(queries.account.overview.queryOptions());
}

/** Reloads the account and its activity; resolves when the account is loaded. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: queries.account.events.key() });
    await client.invalidateQueries({ queryKey: queries.account.overview.key() });
  }, [client]);
}

type Page = { events: AccountEvent[]; next: string | null };

/** The account's activity, newest first, thirty entries a page. */
export function eventsOptions() {
  return queries.account.events.infiniteOptions({
    input: (before: string | undefined) => ({ ...(before && { before }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    select: ({ pages }: InfiniteData<Page, string | undefined>) =>
      pages.flatMap(({ events }) => events),
  });
}
