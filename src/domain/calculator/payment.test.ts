import { expect, test } from "vitest";
import { monthlyCostOfDollar, principalAndInterest } from "./payment.ts";

// Computed independently to 40 digits, with the textbook formula.
const oracle = [
  { loan: 240_000, rate: 6.5, payment: 1516.963256383113 },
  { loan: 320_000, rate: 7, payment: 2128.967985 },
  { loan: 285_000, rate: 6.5, payment: 1801.393867 },
  { loan: 294_566.25, rate: 6.5, payment: 1861.859074 },
  { loan: 306_450, rate: 6.5, payment: 1936.972458 },
  { loan: 303_000, rate: 6.5, payment: 1915.166112 },
  { loan: 240_000, rate: 6, payment: 1438.92126 },
  { loan: 240_000, rate: 8, payment: 1761.034977 },
];

test.each(oracle)(
  "$loan at $rate% over 360 months costs $payment a month",
  { tags: ["CALC-066", "CONST-037"] },
  ({ loan, rate, payment }) => {
    expect(principalAndInterest(loan, rate)).toBeCloseTo(payment, 5);
  },
);

test("a rate near zero approaches the loan divided by its months, without losing digits", () => {
  const free = 240_000 / 360;
  expect(principalAndInterest(240_000, 0)).toBeCloseTo(free, 9);
  for (const rate of [1e-12, 1e-9, 1e-6, 1e-4]) {
    const payment = principalAndInterest(240_000, rate);
    // To the first order, the interest is half of what the full term would cost.
    const expected = free * (1 + (361 / 2) * (rate / 1200));
    expect(payment / expected).toBeCloseTo(1, 7);
    expect(payment).toBeGreaterThan(free - 1e-9);
  }
});

test("a higher rate always costs more, up to unrealistic rates", () => {
  const rates = [1e-12, 1e-6, 0.01, 1, 6.5, 20, 99, 1000];
  const costs = rates.map((rate) => monthlyCostOfDollar(rate));
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(costs.every(Number.isFinite)).toBe(true);
});
