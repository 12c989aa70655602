import { useState } from "react";
import type { SharedDeal } from "#contract/calculator.ts";
import { openScenario, type Scenario, withinBounds } from "#domain/calculator/scenario.ts";

/**
 * The inputs for a deal. Until something is typed they follow the deal as it is stored; from then on they stay, whatever
 * the live channel brings. While a hand is on the price, down payment and concession are pulled down only for as long
 * as this price asks for it: digits on their way to a larger price, or a slider that comes back, must not cost them.
 */
export function useTriedScenario(deal: SharedDeal) {
  const stored = openScenario(deal.realtorPrequalInputs, deal.loanOfficerDealParams);
  const [wanted, setWanted] = useState<Scenario | null>(null);
  return {
    /** Within its bounds. */
    scenario: withinBounds(wanted ?? stored),
    change: (change: Partial<Scenario>) =>
      setWanted((before) => ({ ...(before ?? stored), ...change })),
    /** The hand is off: what was pulled down stays there (AMB-85). */
    settle: () => setWanted((before) => before && withinBounds(before)),
  };
}
