import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { findWords as words } from "./find-messages.ts";

/**
 * The professionals that a term finds; null asks nothing. Each term has its own cache key and aborts the one before it,
 * so an older answer never replaces a newer one. A failure shows a toast.
 */
export function useProfessionals(term: string | null) {
  const professionals = useQuery({
    ...queries.links.search.queryOptions({ input: { term: term ?? "" } }),
    enabled: term !== null,
    placeholderData: keepPreviousData,
  });
  const { error, errorUpdatedAt } = professionals;
  useEffect(() => {
    if (error && !isSignedOut(error))
      showToast({
        title: words.failed,
        text: words.failedText(messageOf(error)),
        variant: "destructive",
      });
  }, [error, errorUpdatedAt]);
  return professionals;
}
