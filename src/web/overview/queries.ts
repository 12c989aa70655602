import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queries } from "#web/client/api.ts";
import { refresh } from "#web/client/refresh.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { failedTitle } from "./messages.ts";

/** How often to reload, because time alone changes the page: appointments start and leads age (milliseconds). */
const askAgainAfter = 60_000;

/** The overview, reloaded while it is in view. A failure shows a toast and is kept until an answer arrives. */
export function useOverview() {
  const overview = useQuery(
    queries.overview.read.queryOptions({
      // Until the first answer, the person decides when to retry.
      refetchInterval: ({ state }) => state.data !== undefined && askAgainAfter,
    }),
  );
  const { data, error } = overview;
  const isOut = isSignedOut(error);
  const message = error && !isOut ? messageOf(error) : null;
  // A retry clears the query's error, but its button must stay visible until the answer.
  const [failure, setFailure] = useState(message);
  if (message !== null && message !== failure) setFailure(message);
  if (data && failure !== null && message === null) setFailure(null);

  useEffect(() => {
    if (message !== null) showToast({ title: failedTitle, text: message, variant: "destructive" });
  }, [message]);

  return {
    data,
    /** When the answer arrived, which is the moment that "Today" refers to. */
    at: new Date(overview.dataUpdatedAt),
    isSignedOut: isOut,
    failure,
    isBusy: overview.isFetching,
    retry: () => void overview.refetch(),
  };
}

export function askOverviewAgain(client: QueryClient): void {
  void refresh(client, { queryKey: queries.overview.key() });
}

/**
 * Reloads the overview after every save in any room, so that no room needs to know about it. Returns a function that
 * stops it.
 */
export function followSaves(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") askOverviewAgain(client);
  });
}
