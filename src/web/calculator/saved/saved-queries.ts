import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedScenario, SharedDeal } from "#contract/calculator.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { api, queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { saveWords } from "./saved-messages.ts";

/** The signed-in agent's own saved scenarios for a deal. */
export function useMyScenarios(dealId: string) {
  return useQuery(queries.calculator.myScenarios.queryOptions({ input: { dealId } }));
}

/** The scenarios that linked agents saved for one of the officer's deals. */
export function useDealScenarios(dealId: string) {
  return useQuery(queries.calculator.dealScenarios.queryOptions({ input: { dealId } }));
}

export type Save = { dealId: string; id: string; scenario: Scenario };

/** Saves a scenario, reports the result in a toast and reloads the calculator's data. */
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

type Deals = Awaited<ReturnType<typeof api.calculator.deals>>;

/** Shows the saved scenario at once, before the reload finishes. */
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
