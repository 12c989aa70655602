import { wholePaymentOf } from "./whole-payment.ts";
import { insuredAbovePercent } from "./rules/mortgage-insurance.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import { atPrice } from "./at-price.ts";
import { judge, type Limits, type Terms, type Verdict } from "./verdict.ts";

/** The upper end of the search for the highest passing price, in dollars: above any real price. */
export const highestSearched = 1_000_000_000;

/**
 * The highest price in whole dollars that keeps the limits with the same down payment, taxes and insurance: one dollar
 * more fails. Null when no price does, because taxes, insurance and debts alone are too much.
 */
export function highestPrice(
  terms: Terms,
  limits: Limits,
  rules: RuleSet | null = null,
): number | null {
  const at = (purchasePrice: number) => atPrice(terms, purchasePrice);
  // The lowest price that leaves anything to borrow.
  const lowest = Math.floor(terms.downPayment) + 1;
  const affordable = (price: number) => isKept(at(price), withoutCash(limits), rules);
  const most = lastThatHolds(affordable, lowest, highestSearched);
  if (most === null) return null;
  const isUpTo = (percent: number) => (price: number) =>
    wholePaymentOf(at(price), limits, rules).ltvPercent <= percent;
  const steps = stepsOf(rules).map((percent) => lastThatHolds(isUpTo(percent), lowest, most));
  const ends = [most, ...steps.filter((price) => price !== null)].toSorted(descending);
  for (const [index, end] of ends.entries()) {
    const start = index + 1 < ends.length ? ends[index + 1]! + 1 : lowest;
    const found = highestBetween(start, end, (price) => judge(at(price), limits, rules));
    if (found !== null) return found;
  }
  return null;
}

/** The highest price of a range that is affordable throughout whose cash is kept too; null if there is none. */
function highestBetween(
  start: number,
  end: number,
  judged: (price: number) => Verdict,
): number | null {
  const isKept = (price: number) => judged(price).isWithinLimits === true;
  if (start > end) return null;
  if (isKept(end)) return end;
  const cashAt = (price: number) => judged(price).cash?.cashToClose ?? Infinity;
  return lastThatHolds(isKept, lowestPoint(cashAt, start, end), end);
}

/** Where a convex function is lowest between two whole numbers. */
function lowestPoint(valueAt: (at: number) => number, start: number, end: number): number {
  while (end - start > 2) {
    const third = Math.floor((end - start) / 3);
    if (valueAt(start + third) <= valueAt(end - third)) end -= third;
    else start += third;
  }
  const points = [start, start + 1, end].filter((point) => point <= end);
  return points.reduce((one, other) => (valueAt(other) < valueAt(one) ? other : one));
}

/**
 * The smallest down payment in whole dollars that keeps the limits at the same price: one dollar less fails, unless it
 * is zero. Null when none does.
 */
export function smallestDownPayment(
  terms: Terms,
  limits: Limits,
  rules: RuleSet | null = null,
): number | null {
  const most = Math.ceil(terms.purchasePrice) - 1;
  const at = (downPayment: number) => ({ ...terms, downPayment });
  const affordable = (less: number) => isKept(at(most - less), withoutCash(limits), rules);
  const less = lastThatHolds(affordable, 0, most);
  if (less === null) return null;
  const least = most - less;
  const isUpTo = (percent: number) => (more: number) =>
    wholePaymentOf(at(most - more), limits, rules).ltvPercent <= percent;
  const steps = stepsOf(rules).flatMap((percent) => {
    const more = lastThatHolds(isUpTo(percent), 0, most);
    return more === null ? [] : [most - more];
  });
  const tried = [least, ...steps.filter((down) => down > least && down <= most)];
  return tried.toSorted(ascending).find((down) => isKept(at(down), limits, rules)) ?? null;
}

/*
 * Payments, ratios and a program's bounds only get worse with the price and better with the down payment. The cash does
 * not: where a loan to value is reached at which insurance begins or at which the seller may pay less, it jumps. Between
 * two such steps it grows with the down payment, and it is convex in the price, because what counts of a concession is
 * the least of several straight lines.
 */

const descending = (one: number, other: number) => other - one;
const ascending = (one: number, other: number) => one - other;

const withoutCash = (limits: Limits): Limits => ({ ...limits, maxCashToClose: null });

/** The loan to values, in percent, at which the cash jumps. */
function stepsOf(rules: RuleSet | null): number[] {
  const caps = rules?.concessionCaps?.conventional ?? [];
  const steps = caps.map(({ upToLtvPercent }) => upToLtvPercent).filter(Number.isFinite);
  return [insuredAbovePercent, ...steps];
}

function isKept(terms: Terms, limits: Limits, rules: RuleSet | null): boolean {
  return judge(terms, limits, rules).isWithinLimits === true;
}

/**
 * The last whole number from `first` to `last` for which a monotonic rule is true. It calls the verdict itself instead
 * of inverting the formula, so that a suggestion can never be judged differently.
 */
function lastThatHolds(
  holds: (value: number) => boolean,
  first: number,
  last: number,
): number | null {
  if (first > last || !holds(first)) return null;
  let held = first;
  let broken = last + 1;
  while (broken - held > 1) {
    const middle = Math.floor((held + broken) / 2);
    if (holds(middle)) held = middle;
    else broken = middle;
  }
  return held;
}
