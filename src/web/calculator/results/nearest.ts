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

/** The highest price, in the slider's steps, whose payment keeps the limit on it; the DTI is not looked at. Null for none. */
export function priceUnderPayment(scenario: Scenario, limits: Limits): number | null {
  const highest = highestPrice(scenario, {
    ...limits,
    borrowerMonthlyIncome: Number.MAX_SAFE_INTEGER,
    borrowerMonthlyDebts: 0,
    maxAllowedDti: 100,
  });
  if (highest === null) return null;
  const stepped = Math.min(Math.floor(highest / price.step) * price.step, price.max);
  return stepped > scenario.downPayment && stepped >= price.min ? stepped : null;
}

/** How far a scenario may go, or what it lacks; null while a limit is missing, so that nothing can be said. */
export function nearestOf(verdict: Verdict, scenario: Scenario, limits: Limits): Nearest | null {
  if (verdict.isWithinLimits === null || verdict.notStated.length > 0) return null;
  const highest = highestPrice(scenario, limits);
  const isTooLow = highest !== null && highest < price.min;
  return {
    price: highest === null || isTooLow ? null : Math.min(highest, price.max),
    tooLowPrice: isTooLow ? highest : null,
    isCapped: highest !== null && highest >= price.max,
    downPayment: smallestDownPayment(scenario, limits),
  };
}
