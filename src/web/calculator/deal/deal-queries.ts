import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { dealWords } from "./deal-messages.ts";

/** The most deals in one answer, set in the contract; with that many, there may be more. */
export const mostDeals = 500;

/** The deals that the linked officer shares, filtered by a part of the name. */
export function useDeals(search: string) {
  const input = search ? { search } : {};
  return useQuery(
    queries.calculator.deals.queryOptions({ input, placeholderData: keepPreviousData }),
  );
}

/** The deals to choose from. A failed load shows a toast. */
export function useListedDeals(search: string) {
  const deals = useDeals(search);
  const { error } = deals;
  const message = error && !isSignedOut(error) ? messageOf(error) : null;
  useEffect(() => {
    if (message !== null)
      showToast({ title: dealWords.failed, text: message, variant: "destructive" });
  }, [message]);
  return { ...deals, message };
}
