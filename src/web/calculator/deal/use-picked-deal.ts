import { useState } from "react";
import { useSearchParams } from "react-router";
import type { SharedDeal } from "#contract/calculator.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useDeals, useListedDeals } from "./deal-queries.ts";

const parameter = "deal";

/**
 * The deals to choose from and the one that is chosen, which the address keeps. The chosen one is followed also while a
 * search lists others.
 */
export function usePickedDeal() {
  const [params, setParams] = useSearchParams();
  const id = params.get(parameter) ?? "";
  const [search, setSearch] = useState("");
  const [pickedName, setPickedName] = useState("");
  const listed = useListedDeals(search);
  // One beyond the newest is found by its own name.
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
