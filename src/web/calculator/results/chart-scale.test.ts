import { expect, test } from "vitest";
import { wholePaymentOf } from "#domain/calculator/whole-payment.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits } from "#domain/calculator/verdict.ts";
import { roundUp, scaleOf } from "./chart-scale.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

const scenario = firstScenario;
const limits = {
  maxMonthlyPayment: null,
  borrowerMonthlyIncome: 8000,
  borrowerMonthlyDebts: 0,
  currentDtiWithoutHousing: null,
  maxAllowedDti: null,
  proposedInterestRate: 6.5,
};
const paymentOf = (tried: Scenario, officer: Limits) => (purchasePrice: number) =>
  wholePaymentOf({ ...tried, purchasePrice }, officer, null).payment;
const paymentAt = paymentOf(scenario, limits);
const charted = { scenario, paymentAt, limits: [2500, 2940], reach: 392_242 };

test("the line matches the verdict's payment at both ends", () => {
  const { from, to } = scaleOf(charted);
  const payment = (purchasePrice: number) =>
    judge({ ...scenario, purchasePrice }, limits).estimatedPiti;
  expect(to).toEqual({ price: 600_000, payment: expect.closeTo(payment(600_000), 9) });
  // If the down payment covers the whole price, only taxes and insurance remain.
  expect(from).toEqual({ price: 60_000, payment: 400 });
});

test("the line bends where mortgage insurance begins", () => {
  const insured = { ...limits, mortgageInsurance: "Monthly", mortgageInsuranceRate: 1 };
  const { line } = scaleOf({ ...charted, paymentAt: paymentOf(scenario, insured) });
  const extra = line.map(({ price, payment }) => payment - paymentAt(price));
  expect(extra.at(-1)).toBeCloseTo((0.01 * 540_000) / 12, 9);
  expect(line.filter((_, index) => extra[index] === 0).at(-1)!.price).toBeLessThanOrEqual(300_000);
});

test("small changes keep the axes stable, and they include the scenario, the reach and near limits", () => {
  const around = [295_000, 300_000, 305_000].map((purchasePrice) =>
    scaleOf({ ...charted, scenario: { ...scenario, purchasePrice } }),
  );
  expect(new Set(around.map(({ mostPrice }) => mostPrice)).size).toBe(1);
  const [scale] = around;
  expect(scale!.mostPrice).toBeGreaterThan(392_242);
  expect(scale!.mostPayment).toBeGreaterThan(2940);
});

test("a limit far above the line doesn't flatten it", () => {
  const { mostPayment, to } = scaleOf({ ...charted, limits: [50_000, null] });
  expect(mostPayment).toBeLessThan(1.6 * to.payment);
});

test("a scenario at the end of all bounds still fits the chart", () => {
  const dear = { ...scenario, purchasePrice: 2_000_000, downPayment: 2_000_000 };
  const { mostPrice, from, to } = scaleOf({
    scenario: dear,
    paymentAt: paymentOf(dear, limits),
    limits: [],
    reach: null,
  });
  expect(mostPrice).toBe(2_000_000);
  expect(from.price).toBeLessThanOrEqual(to.price);
  const free = { ...scenario, downPayment: 0, monthlyTaxes: 0, monthlyInsurance: 0 };
  const almostFree = paymentOf(free, { ...limits, proposedInterestRate: 1e-12 });
  expect(
    scaleOf({ ...charted, scenario: free, paymentAt: almostFree }).mostPayment,
  ).toBeGreaterThan(0);
});

test.each([
  [1, 1],
  [399, 400],
  [2_541, 3_000],
  [3_813, 4_000],
  [12_209, 16_000],
  [0, 1],
])("%d ends an axis at %d", (amount, end) => {
  expect(roundUp(amount)).toBe(end);
});
