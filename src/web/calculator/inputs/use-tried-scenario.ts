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

/** The typed scenario. If the down payment was typed as a percentage, the percentage is kept when the price changes. */
type Wanted = { scenario: Scenario; percent: number | null };

/**
 * The inputs for a deal. They follow the stored deal until the person changes something; from then on they ignore live
 * updates and survive a reload. While the price is being edited, it limits the down payment and concession only
 * temporarily, because half-typed digits or a slider moved back and forth must not reduce them for good.
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
    /** Always within its bounds. */
    scenario,
    /** Whether nothing was changed, so that these are the deal's stored values. */
    isStored: wanted === null,
    /** The down payment in percent of the price. */
    percent: now.percent ?? percentDown(purchasePrice, downPayment),
    /** Applies a typed or dragged change. */
    change: (change: Partial<Scenario>) =>
      setWanted((before) => {
        const { scenario: held, percent } = from(before);
        const isOther = change.downPayment !== undefined;
        return follow({ scenario: { ...held, ...change }, percent: isOther ? null : percent });
      }),
    changePercent: (percent: number) => setWanted((before) => follow({ ...from(before), percent })),
    /** Applies suggested or saved amounts exactly. */
    use: (change: Partial<Scenario>) =>
      setWanted((before) => ({
        scenario: withinBounds({ ...withinBounds(from(before).scenario), ...change }),
        percent: null,
      })),
    /** Called when the slider is released: amounts reduced by a lower price are now kept. */
    settle: () =>
      setWanted((before) => before && { ...before, scenario: withinBounds(before.scenario) }),
    /** When the restored draft was written; null if nothing was restored. */
    restoredAt,
    /** Returns to the stored deal. */
    startOver() {
      eraseDraft(draftName);
      setRestoredAt(null);
      setWanted(null);
    },
    /** Deletes the draft after a save. */
    forgetDraft() {
      eraseDraft(draftName);
      setRestoredAt(null);
    },
  };
}

/** The scenario as a draft stores it, with text values only. */
function textsOf(scenario: Scenario, percent: number | null): Record<string, string> {
  const fields = Object.entries({ ...scenario, percent });
  return Object.fromEntries(fields.map(([field, value]) => [field, String(value ?? "")]));
}

/** The scenario in a draft; null if there is none or it is invalid. */
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
