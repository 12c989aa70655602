import { judge, type Limits, type Terms } from "./verdict.ts";

/** The upper end of the search for the highest passing price, in dollars: above any real price. */
export const highestSearched = 1_000_000_000;

/**
 * The highest price in whole dollars that keeps the limits with the same down payment, taxes and insurance: one dollar
 * more fails. Null when no price does, because taxes, insurance and debts alone are too much.
 */
export function highestPrice(terms: Terms, limits: Limits): number | null {
  const keeps = (purchasePrice: number) => isKept({ ...terms, purchasePrice }, limits);
  // The lowest price that leaves anything to borrow.
  const lowest = Math.floor(terms.downPayment) + 1;
  return lastThatHolds(keeps, lowest, highestSearched);
}

/**
 * The smallest down payment in whole dollars that keeps the limits at the same price: one dollar less fails, unless it
 * is zero. Null when none does.
 */
export function smallestDownPayment(terms: Terms, limits: Limits): number | null {
  const most = Math.ceil(terms.purchasePrice) - 1;
  const keeps = (less: number) => isKept({ ...terms, downPayment: most - less }, limits);
  const less = lastThatHolds(keeps, 0, most);
  return less === null ? null : most - less;
}

function isKept(terms: Terms, limits: Limits): boolean {
  return judge(terms, limits).isWithinLimits === true;
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
