import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { findWords as words } from "./find-messages.ts";

/**
 * Whom a term finds; null asks nothing. Each term is a question of its own and calls off the one before it, so an older
 * answer never stands in for a newer one. A failure is told by a toast (SPEC §8).
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
