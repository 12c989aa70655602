import { useState } from "react";
import type { SharedDeal } from "#contract/calculator.ts";
import {
  downPaymentAt,
  openScenario,
  percentDown,
  type Scenario,
  scenarioSchema,
  withinBounds,
} from "#domain/calculator/scenario.ts";
import { useStateKeeper } from "#web/drafts/draft-keeper.ts";
import { type Draft, eraseDraft, readDraft } from "#web/drafts/drafts.ts";
import { isSame } from "#web/drafts/merge.ts";

/** What is tried, and the down payment's percentage where that was typed: then it follows the price. */
type Wanted = { scenario: Scenario; percent: number | null };

/**
 * The inputs for a deal. Until something is typed they follow the deal as it is stored; from then on they stay, whatever
 * the live channel brings, and come back after a reload. While a hand is on the price, down payment and concession are pulled down only for as long
 * as this price asks for it: digits on their way to a larger price, or a slider that comes back, must not cost them.
 */
export function useTriedScenario(deal: SharedDeal) {
  const stored = openScenario(deal.realtorPrequalInputs, deal.loanOfficerDealParams);
  const draftName = `draft:scenario:${deal.id}`;
  const [draft] = useState(() => readDraft(draftName));
  const [wanted, setWanted] = useState(() => wantedIn(draft));
  const [restoredAt, setRestoredAt] = useState(() =>
    wanted && !isSame(wanted.scenario, withinBounds(stored)) ? draft!.at : null,
  );
  const now = wanted ?? { scenario: stored, percent: null };
  const scenario = withinBounds(now.scenario);
  const { purchasePrice, downPayment } = scenario;
  useStateKeeper(draftName, {
    values: textsOf(scenario, now.percent),
    base: textsOf(withinBounds(stored), null),
  });
  const from = (before: Wanted | null): Wanted => before ?? { scenario: stored, percent: null };

  return {
    /** Within its bounds. */
    scenario,
    /** Nothing was typed: these are the deal's own, whoever saved them. */
    isStored: wanted === null,
    /** The down payment in percent of the price. */
    percent: now.percent ?? percentDown(purchasePrice, downPayment),
    /** What was typed or moved. */
    change: (change: Partial<Scenario>) =>
      setWanted((before) => {
        const { scenario: held, percent } = from(before);
        const isOther = change.downPayment !== undefined;
        return follow({ scenario: { ...held, ...change }, percent: isOther ? null : percent });
      }),
    changePercent: (percent: number) => setWanted((before) => follow({ ...from(before), percent })),
    /** Takes over amounts that were found or saved, each as it is. */
    use: (change: Partial<Scenario>) =>
      setWanted((before) => ({
        scenario: withinBounds({ ...withinBounds(from(before).scenario), ...change }),
        percent: null,
      })),
    /** The slider was released: amounts that a lower price pulled down stay there. */
    settle: () =>
      setWanted((before) => before && { ...before, scenario: withinBounds(before.scenario) }),
    /** When what came back was tried; null when nothing came back. */
    restoredAt,
    /** Shows the deal as it is stored. */
    startOver() {
      eraseDraft(draftName);
      setRestoredAt(null);
      setWanted(null);
    },
    /** It is saved: nothing of it can be lost any more. */
    forgetDraft() {
      eraseDraft(draftName);
      setRestoredAt(null);
    },
  };
}

/** As a draft holds it: text alone. */
function textsOf(scenario: Scenario, percent: number | null): Record<string, string> {
  const fields = Object.entries({ ...scenario, percent });
  return Object.fromEntries(fields.map(([field, value]) => [field, String(value ?? "")]));
}

/** What was tried in a draft; null when there is nothing that could be saved. */
function wantedIn(draft: Draft | null): Wanted | null {
  if (!draft) return null;
  const { propertyAddress, percent, ...amounts } = draft.values as Record<string, unknown>;
  const numbers = Object.entries(amounts).map(([field, text]) => [field, Number(text || NaN)]);
  const { data } = scenarioSchema.safeParse({ ...Object.fromEntries(numbers), propertyAddress });
  const typed = Number(percent || NaN);
  return data ? { scenario: data, percent: Number.isFinite(typed) ? typed : null } : null;
}

function follow({ scenario, percent }: Wanted): Wanted {
  if (percent === null) return { scenario, percent };
  const downPayment = downPaymentAt(scenario.purchasePrice, percent);
  return { scenario: { ...scenario, downPayment }, percent };
}
