import { highestPrice, smallestDownPayment } from "#domain/calculator/nearest-change.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import { mostConcession } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type Terms } from "#domain/calculator/verdict.ts";

/** Repeatable pseudorandom numbers from 0 to 1 (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Deals as officers and agents might fill them in, including cents and odd rates; the same seed gives the same
 * deals.
 */
export function* randomDeals(
  count: number,
  seed: number,
): Generator<{ deal: Terms; officer: Limits }> {
  const chance = chanceFrom(seed);
  const between = (least: number, most: number) => least + chance() * (most - least);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  for (let index = 0; index < count; index += 1) {
    const purchasePrice =
      chance() < 0.5 ? Math.round(between(50, 2000)) * 1000 : cents(between(50_000, 2_000_000));
    const income = cents(between(2000, 40_000));
    yield {
      deal: {
        purchasePrice,
        downPayment: chance() < 0.1 ? 0 : cents(between(0, purchasePrice)),
        monthlyTaxes: cents(between(0, 1500)),
        monthlyInsurance: cents(between(0, 400)),
      },
      officer: {
        maxMonthlyPayment: cents(between(500, 15_000)),
        borrowerMonthlyIncome: income,
        borrowerMonthlyDebts: cents(between(0, income / 4)),
        currentDtiWithoutHousing: null,
        maxAllowedDti: Math.round(between(25, 57) * 1000) / 1000,
        proposedInterestRate: chance() < 0.05 ? null : Math.round(between(0.001, 15) * 1000) / 1000,
      },
    };
  }
}

/**
 * How many of a deal's two suggestions are wrong, and how many there were: a suggestion must pass and one dollar
 * more must fail; without a suggestion, even the best possible value must fail.
 */
export function tryOut(
  deal: Terms,
  officer: Limits,
  rules: RuleSet | null = null,
): { suggested: number; wrong: number } {
  const passes = (change: Partial<Terms>) =>
    judge({ ...deal, ...change }, officer, rules).isWithinLimits === true;
  // A lower price lowers the concession with it, as in the inputs.
  const passesAt = (purchasePrice: number) => {
    const { sellersConcession = 0 } = deal;
    const conceded = Math.min(sellersConcession, mostConcession(purchasePrice));
    return passes({ purchasePrice, sellersConcession: conceded });
  };
  const price = highestPrice(deal, officer, rules);
  const down = smallestDownPayment(deal, officer, rules);
  const isPriceRight =
    price === null
      ? !passesAt(Math.floor(deal.downPayment) + 1)
      : passesAt(price) && !passesAt(price + 1);
  const isDownRight =
    down === null
      ? !passes({ downPayment: Math.ceil(deal.purchasePrice) - 1 })
      : passes({ downPayment: down }) && (down === 0 || !passes({ downPayment: down - 1 }));
  return {
    suggested: Number(price !== null) + Number(down !== null),
    wrong: Number(!isPriceRight) + Number(!isDownRight),
  };
}
