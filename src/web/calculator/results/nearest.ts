import { highestPrice, smallestDownPayment } from "#domain/calculator/nearest-change.ts";
import { price, type Scenario } from "#domain/calculator/scenario.ts";
import type { Limits, Verdict } from "#domain/calculator/verdict.ts";

/** The scenarios that just keep the limits, in dollars, where any does. */
export type Nearest = {
  /** With the same down payment; within what can be tried. */
  price: number | null;
  /** The highest price that keeps the limits lies below what can be tried. */
  tooLowPrice: number | null;
  /** It lies above what can be tried. */
  isCapped: boolean;
  /** At the same price. */
  downPayment: number | null;
};

/** How far a scenario may go, or what it lacks; null while a limit is missing, so that nothing can be said. */
export function nearestOf(verdict: Verdict, scenario: Scenario, limits: Limits): Nearest | null {
  const isMissing = verdict.checks.some(({ allowed }) => allowed === null);
  if (verdict.isWithinLimits === null || isMissing || verdict.isMissingDebts) return null;
  const highest = highestPrice(scenario, limits);
  const isTooLow = highest !== null && highest < price.min;
  return {
    price: highest === null || isTooLow ? null : Math.min(highest, price.max),
    tooLowPrice: isTooLow ? highest : null,
    isCapped: highest !== null && highest >= price.max,
    downPayment: smallestDownPayment(scenario, limits),
  };
}
