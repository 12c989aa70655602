import { atPrice } from "#domain/calculator/at-price.ts";
import { boundless } from "#domain/calculator/boundless.ts";
import { highestPrice, smallestDownPayment } from "#domain/calculator/nearest-change.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import { price, type Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type Verdict } from "#domain/calculator/verdict.ts";

/** The nearest amounts within the limits, in dollars, if there are any. */
export type Nearest = {
  /** The highest price with the same down payment, within the input bounds. */
  price: number | null;
  /** The highest price, if it is below the input bounds. */
  tooLowPrice: number | null;
  /** Whether the highest price is above the input bounds. */
  isCapped: boolean;
  /** The smallest down payment at the same price. */
  downPayment: number | null;
};

/** The highest price, in the slider's steps, within the payment limit. Ignores the DTI limit. Null if there is none. */
export function priceUnderPayment(
  scenario: Scenario,
  limits: Limits,
  rules: RuleSet,
): number | null {
  const { maxMonthlyPayment } = limits;
  const open = { ...limits, ...boundless, maxMonthlyPayment };
  const highest = highestPrice(scenario, open, rules);
  if (highest === null) return null;
  let stepped = Math.min(Math.floor(highest / price.step) * price.step, price.max);
  for (; stepped > scenario.downPayment && stepped >= price.min; stepped -= price.step)
    // At a lower price the seller may concede less, so that one step down does not always pass.
    if (judge(atPrice(scenario, stepped), open, rules).isWithinLimits) return stepped;
  return null;
}

/** How far a scenario can go, or what would pass; null if a limit or figure is missing. */
export function nearestOf(
  verdict: Verdict,
  scenario: Scenario,
  { limits, rules }: { limits: Limits; rules: RuleSet },
): Nearest | null {
  if (verdict.isWithinLimits === null || verdict.notStated.length > 0) return null;
  const highest = highestPrice(scenario, limits, rules);
  const isTooLow = highest !== null && highest < price.min;
  return {
    price: highest === null || isTooLow ? null : Math.min(highest, price.max),
    tooLowPrice: isTooLow ? highest : null,
    isCapped: highest !== null && highest >= price.max,
    downPayment: smallestDownPayment(scenario, limits, rules),
  };
}
