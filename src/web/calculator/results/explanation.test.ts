import { expect, test } from "vitest";
import type { BluntVerdict } from "#domain/calculator/blunt.ts";
import { rulesOn } from "#domain/calculator/rules/rule-set.ts";
import { judge, type Limits } from "#domain/calculator/verdict.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { bluntExplanation } from "./blunt-explanation.ts";
import { explanationOf } from "./explanation.ts";
import { nearestOf } from "./nearest.ts";

const scenario = firstScenario;
const limits: Limits = { ...generousLimits, currentDtiWithoutHousing: null };
const told = (change: Partial<Limits>, priceRoom: number | null = null) =>
  explanationOf(judge(scenario, { ...limits, ...change }), { officer: "Leo Marsh", priceRoom });

test("the tightest limit is explained, as an amount a month and as a price", () => {
  expect(told({}, 92_242)).toEqual([
    "$583.04 a month under the payment limit.",
    "With the same down payment, the price can go up by $92,242.",
  ]);
  expect(told({ maxAllowedDti: 30 }, -2_684)).toEqual([
    "$16.96 a month over the DTI limit.",
    "With the same down payment, the price would have to drop by $2,684.",
  ]);
});

test("exactly at the limit is within it, and slightly above shows enough decimals", () => {
  const { estimatedPiti } = judge(scenario, limits);
  expect(told({ maxMonthlyPayment: estimatedPiti })).toEqual([
    "The payment is exactly at the payment limit, so it is within limits.",
  ]);
  expect(told({ maxMonthlyPayment: 1916.963 })).toEqual([
    "Less than a cent a month over the payment limit.",
    "$1,916.9633 is above $1,916.9630. They look the same rounded, but we compare the exact amounts.",
  ]);
  expect(told({ maxAllowedDti: 30.212 })[1]).toBe(
    "30.21204% is above 30.21200%. They look the same rounded, but we compare the exact amounts.",
  );
});

test("missing figures are the only explanation, with the officer's name", () => {
  expect(
    told({ maxMonthlyPayment: null, maxAllowedDti: null, borrowerMonthlyDebts: null }),
  ).toEqual([
    expect.stringMatching(/^The max monthly payment is not set\. Until Leo Marsh/),
    expect.stringMatching(/^The max allowed DTI is not set\. Until Leo Marsh/),
    expect.stringMatching(/^Neither debts nor the DTI excluding housing are set\. Until Leo Marsh/),
  ]);
  expect(told({ borrowerMonthlyIncome: null })).toEqual([]);
});

test("the nearest scenarios stay within the input bounds", () => {
  const nearest = (change: Partial<Limits>, other: Partial<typeof scenario> = {}) => {
    const [tried, by] = [
      { ...scenario, ...other },
      { ...limits, ...change },
    ];
    return nearestOf(judge(tried, by), tried, { limits: by, rules: rulesOn("2026-11-18") });
  };
  expect(nearest({})).toMatchObject({ price: 392_242, isCapped: false, downPayment: 0 });
  const rich = { maxMonthlyPayment: 90_000, borrowerMonthlyIncome: 900_000 };
  expect(nearest(rich)).toMatchObject({ price: 2_000_000, isCapped: true });
  const low = { downPayment: 0, purchasePrice: 60_000 };
  expect(nearest({ maxMonthlyPayment: 600 }, low)).toMatchObject({
    price: null,
    tooLowPrice: 31_642,
  });
  expect(nearest({ maxMonthlyPayment: 399 })).toEqual({
    price: null,
    tooLowPrice: null,
    isCapped: false,
    downPayment: null,
  });
  for (const change of [
    { maxAllowedDti: null },
    { borrowerMonthlyDebts: null },
    { borrowerMonthlyIncome: null },
  ])
    expect(nearest(change)).toBeNull();
});

test("where the finances are hidden, the room is rounded down to hundreds", () => {
  const blunt = {
    fault: null,
    loanAmount: 240_000,
    interestRateUsed: 6.5,
    estimatedPiti: 1916.96,
    isWithinLimits: true,
    binding: "dti",
    notStated: [],
    room: 500,
    safePrice: 375_000,
    needsMortgageInsurance: false,
  } satisfies BluntVerdict;
  const say = (change: object) => bluntExplanation({ ...blunt, ...change }, "Leo Marsh");
  expect(say({})).toEqual(["At least $500 a month under the DTI limit."]);
  expect(say({ room: 0 })).toEqual(["Less than $100 a month under the DTI limit."]);
  expect(say({ room: -300 })).toEqual(["Up to $300 a month over the DTI limit."]);
  expect(say({ notStated: ["payment", "debts"], room: null })).toEqual([
    expect.stringMatching(/^The max monthly payment is not set\. Until Leo Marsh/),
    expect.stringMatching(/^Neither debts nor the DTI excluding housing are set\. Until Leo/),
  ]);
});

test("a loan just above what the program lends is told apart from it", () => {
  const rules = rulesOn("2026-11-18");
  const fha = { ...limits, program: "FHA", occupancy: "Primary home" };
  const verdict = judge({ ...scenario, downPayment: 10_400 }, fha, rules);
  expect(explanationOf(verdict, { officer: "Leo Marsh", priceRoom: null })[0]).toBe(
    "The loan is 96.53% of the value, and the program lends at most 96.50%.",
  );
});
