import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { SavedScenario, SharedDeal } from "#contract/calculator.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { api, queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { dealWords, saveWords } from "./messages.ts";

/** Deals in one answer: where there are as many, more may exist (contract). */
export const mostDeals = 500;

type Deals = Awaited<ReturnType<typeof api.calculator.deals>>;

/** The deals that the linked officer shares, by a part of the name. */
export function useDeals(search: string) {
  const input = search ? { search } : {};
  return useQuery(
    queries.calculator.deals.queryOptions({ input, placeholderData: keepPreviousData }),
  );
}

/** The same for the list to choose from: a failure is told by a toast (SPEC §8). */
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

/** The scenarios that I saved for a deal. */
export function useMyScenarios(dealId: string) {
  return useQuery(queries.calculator.myScenarios.queryOptions({ input: { dealId } }));
}

/** The scenarios that linked agents saved for one of my deals. */
export function useDealScenarios(dealId: string) {
  return useQuery(queries.calculator.dealScenarios.queryOptions({ input: { dealId } }));
}

export type Save = { dealId: string; id: string; scenario: Scenario };

/** Saves a scenario, tells how it went (SPEC §8) and asks for everything again (SPEC §7). */
export function useSaveScenario() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: Save) => api.calculator.save(save),
    onSuccess: ({ deal, scenario }) => {
      showSaved(client, deal, scenario);
      showToast({ title: saveWords.saved, text: saveWords.savedText, variant: "success" });
    },
    onError: (error) => {
      if (!isSignedOut(error))
        showToast({ title: saveWords.failed, text: messageOf(error), variant: "destructive" });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queries.calculator.key() });
    },
  });
}

/** Shows what was saved before the answer to the next question comes. */
function showSaved(client: QueryClient, deal: SharedDeal, saved: SavedScenario): void {
  client.setQueriesData({ queryKey: queries.calculator.deals.key() }, (before?: Deals) => {
    if (!before) return before;
    return { ...before, deals: before.deals.map((one) => (one.id === deal.id ? deal : one)) };
  });
  const { queryKey } = queries.calculator.myScenarios.queryOptions({ input: { dealId: deal.id } });
  client.setQueryData(queryKey, (before) =>
    before && before.every(({ id }) => id !== saved.id) ? [saved, ...before] : before,
  );
}
