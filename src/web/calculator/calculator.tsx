import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { DealPicker } from "./deal/deal-picker.tsx";
import { dealWords } from "./deal/deal-messages.ts";
import { saveWords } from "./saved/saved-messages.ts";
import { mostDeals, useDeals, useListedDeals } from "./deal/deal-queries.ts";
import { SaveBar } from "./saved/save-bar.tsx";
import { TriedScenario } from "./tried-scenario.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { SharedDeal } from "#contract/calculator.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";

/** A linked agent's calculator: choose one of the officer's deals and try scenarios within its limits. */
export function Calculator() {
  const { id, deal, listed, options, pick, search, setSearch } = usePickedDeal();
  const { data, message, isPending, isFetching, refetch } = listed;
  const officer = data?.officer?.fullName ?? dealWords.yourOfficer;

  return (
    <div className="flex flex-col gap-5">
      <DealPicker
        id={id}
        options={options}
        isLoading={isPending}
        onPick={pick}
        isSearchable={(data?.deals.length ?? 0) >= mostDeals}
        onSearch={setSearch}
      />
      {deal ? (
        <TriedScenario
          key={deal.id}
          deal={deal}
          officer={officer}
          hidesFinances={data?.hidesFinances ?? true}
          hasNoIncome={data?.withoutIncome.includes(deal.id) ?? false}
          lastSaved={data?.lastSaved.find(({ dealId }) => dealId === deal.id) ?? null}
          limitsFailed={message === null ? null : failed(message)}
        />
      ) : (
        <>
          {place()}
          <SaveBar onSave={tellNoDeal} />
        </>
      )}
    </div>
  );

  function failed(text: string) {
    return (
      <Panel>
        <ErrorState
          title={dealWords.failed}
          text={text}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }

  function place() {
    if (!data && message !== null) return failed(message);
    if (!data) return null;
    if (id) return <EmptyState line={dealWords.goneTitle} text={dealWords.goneText} />;
    if (options.length === 0 && !search)
      return <EmptyState line={dealWords.noneTitle} text={dealWords.noneText} />;
    return <EmptyState line={dealWords.chooseTitle} text={dealWords.chooseText(officer)} />;
  }
}

function tellNoDeal() {
  showToast({ title: saveWords.noDeal, text: saveWords.noDealText, variant: "destructive" });
}

const parameter = "deal";

/**
 * The deals to choose from and the chosen one, which is kept in the address. The chosen deal stays up to date even if a
 * search lists other deals.
 */
function usePickedDeal() {
  const [params, setParams] = useSearchParams();
  const id = params.get(parameter) ?? "";
  const [search, setSearch] = useState("");
  const [pickedName, setPickedName] = useState("");
  const listed = useListedDeals(search);
  // A deal beyond the newest ones is loaded by its name.
  const named = useDeals(pickedName);
  const all = [listed.data, named.data].flatMap((answer) => answer?.deals ?? []);
  const deal = all.find((one) => one.id === id) ?? null;

  function pick(dealId: string) {
    const picked = all.find((one) => one.id === dealId);
    setPickedName(search && picked ? nameOf(picked) : "");
    setParams(dealId ? { [parameter]: dealId } : {}, { replace: true, preventScrollReset: true });
  }

  const options = optionsOf(listed.data?.deals ?? [], deal);
  return { id, deal, listed, options, pick, search, setSearch };
}

function optionsOf(deals: SharedDeal[], picked: SharedDeal | null): SharedDeal[] {
  return picked && deals.every(({ id }) => id !== picked.id) ? [picked, ...deals] : deals;
}
