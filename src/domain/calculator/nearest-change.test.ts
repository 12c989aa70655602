import { describe, expect, test } from "vitest";
import { randomDeals, tryOut } from "#test/harness/random-deals.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { highestPrice, highestSearched, smallestDownPayment } from "./nearest-change.ts";
import { judge, type Limits, type Terms } from "./verdict.ts";

const limits: Limits = {
  ...generousLimits,
  maxMonthlyPayment: 100_000,
  borrowerMonthlyDebts: 600,
};
const terms: Terms = firstScenario;
const passes = (change: Partial<Terms>, of: Terms = terms, by: Limits = limits) =>
  judge({ ...of, ...change }, by).isWithinLimits === true;

describe("the highest price", () => {
  test("is that of the worked example, whose 20% down is then 96,508.60", () => {
    // income 8000, debts 600, 43%, 400 taxes and insurance, 20% down: 482,542.99
    const found = highestPrice({ ...terms, downPayment: 96_508.598 }, limits);
    expect(found).toBe(482_542);
  });

  test("passes, and one dollar more fails", () => {
    const found = highestPrice(terms, limits)!;
    expect(passes({ purchasePrice: found })).toBe(true);
    expect(passes({ purchasePrice: found + 1 })).toBe(false);
  });

  test("is unknown when taxes, insurance and debts alone are too much", () => {
    expect(highestPrice({ ...terms, monthlyTaxes: 5000 }, limits)).toBeNull();
    expect(highestPrice(terms, { ...limits, maxAllowedDti: null })).toBeNull();
    expect(highestPrice(terms, { ...limits, borrowerMonthlyIncome: 0 })).toBeNull();
  });

  test("ends somewhere, however much the limits allow", () => {
    const boundless = { ...limits, maxMonthlyPayment: 1e15, borrowerMonthlyIncome: 1e15 };
    expect(highestPrice(terms, boundless)).toBe(highestSearched);
  });
});

describe("the smallest down payment", () => {
  const dear = { ...terms, purchasePrice: 600_000 };

  test("passes, and one dollar less fails", () => {
    const found = smallestDownPayment(dear, limits)!;
    expect(passes({ downPayment: found }, dear)).toBe(true);
    expect(passes({ downPayment: found - 1 }, dear)).toBe(false);
  });

  test("is zero where none is needed", () => {
    expect(smallestDownPayment({ ...terms, purchasePrice: 60_000 }, limits)).toBe(0);
  });

  test("is unknown when none is enough", () => {
    expect(smallestDownPayment({ ...dear, monthlyTaxes: 5000 }, limits)).toBeNull();
  });
});

test("in 10,000 random deals the suggestion passes and one dollar beyond it fails", () => {
  let suggestions = 0;
  for (const { deal, officer } of randomDeals(10_000, 20_261_122)) {
    const { suggested, wrong } = tryOut(deal, officer);
    suggestions += suggested;
    expect(wrong, JSON.stringify({ deal, officer })).toBe(0);
  }
  // Most of them must have an answer, or nothing was tested.
  expect(suggestions).toBeGreaterThan(14_000);
});
