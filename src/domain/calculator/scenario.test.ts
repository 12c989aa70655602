import { describe, expect, test } from "vitest";
import {
  downPaymentAt,
  mostConcession,
  openScenario,
  percentDown,
  scenarioSchema,
  withinBounds,
} from "./scenario.ts";

const first = {
  propertyAddress: null,
  purchasePrice: 300_000,
  downPayment: 60_000,
  sellersConcession: 0,
  monthlyTaxes: 300,
  monthlyInsurance: 100,
};
const params = {
  interestedPropertyAddress: "482 Dean Street",
  monthlyTaxes: 450,
  monthlyInsurance: 120,
};

describe("the inputs when a deal is picked", () => {
  test("the defaults, where nothing is set", { tags: ["CONST-032"] }, () => {
    expect(openScenario(null, null)).toEqual(first);
  });

  test("what the loan officer stated", { tags: ["CONST-033", "CONST-034"] }, () => {
    expect(openScenario(null, params)).toEqual({
      ...first,
      propertyAddress: "482 Dean Street",
      monthlyTaxes: 450,
      monthlyInsurance: 120,
    });
  });

  test("what the agent saved takes precedence, field by field", { tags: ["CALC-036"] }, () => {
    const saved = {
      propertyAddress: null,
      purchasePrice: 465_000,
      downPayment: null,
      sellersConcession: 9_300,
      monthlyTaxes: 0,
      monthlyInsurance: null,
    };
    expect(openScenario(saved, params)).toEqual({
      propertyAddress: "482 Dean Street",
      purchasePrice: 465_000,
      downPayment: 60_000,
      sellersConcession: 9_300,
      monthlyTaxes: 0,
      monthlyInsurance: 120,
    });
  });

  test("stored values out of range are brought into it", () => {
    const saved = {
      propertyAddress: null,
      purchasePrice: 1,
      downPayment: 9e9,
      sellersConcession: -5,
      monthlyTaxes: -1,
      monthlyInsurance: 9e9,
    };
    expect(openScenario(saved, null)).toEqual({
      propertyAddress: null,
      purchasePrice: 50_000,
      downPayment: 50_000,
      sellersConcession: 0,
      monthlyTaxes: 0,
      monthlyInsurance: 1_000_000,
    });
  });
});

test("a lower price lowers down payment and concession with it", () => {
  const dear = {
    ...first,
    purchasePrice: 300_000,
    downPayment: 200_000,
    sellersConcession: 18_000,
  };
  expect(withinBounds({ ...dear, purchasePrice: 100_000 })).toMatchObject({
    purchasePrice: 100_000,
    downPayment: 100_000,
    sellersConcession: 6_000,
  });
});

test("a seller may concede 6% of the price: 18,000 of 300,000", { tags: ["CALC-057.2"] }, () => {
  expect(mostConcession(300_000)).toBe(18_000);
  expect(mostConcession(312_345.67)).toBe(18_740.74);
});

describe("what may be sent", () => {
  const refused: [string, object, string][] = [
    ["a price under 50,000", { purchasePrice: 49_999, downPayment: 0 }, "purchasePrice"],
    ["a price over 2,000,000", { purchasePrice: 2_000_001 }, "purchasePrice"],
    ["a down payment under 0", { downPayment: -1 }, "downPayment"],
    ["a down payment over the price", { downPayment: 300_001 }, "downPayment"],
    ["a concession over 6% of the price", { sellersConcession: 18_001 }, "sellersConcession"],
    ["taxes under 0", { monthlyTaxes: -1 }, "monthlyTaxes"],
    ["insurance that is no number", { monthlyInsurance: "100" }, "monthlyInsurance"],
    ["an amount that is not a number at all", { purchasePrice: Number.NaN }, "purchasePrice"],
    ["an endless amount", { monthlyTaxes: Number.POSITIVE_INFINITY }, "monthlyTaxes"],
  ];
  test.each(refused)("%s is refused at its field", (_, change, field) => {
    const { error } = scenarioSchema.safeParse({ ...first, ...change });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });

  test.each(["isWithinLimits", "estimatedPiti", "preApprovalResults", "loanOfficerDealParams"])(
    "a result of one's own has no place: %s is refused",
    (field) => {
      expect(scenarioSchema.safeParse({ ...first, [field]: true }).success).toBe(false);
    },
  );

  test("the bounds themselves are allowed, and every dollar between the steps", () => {
    for (const change of [
      { purchasePrice: 50_000, downPayment: 50_000, sellersConcession: 3_000 },
      { purchasePrice: 2_000_000, downPayment: 0, sellersConcession: 120_000 },
      { purchasePrice: 312_345.67 },
    ])
      expect(scenarioSchema.safeParse({ ...first, ...change }).success).toBe(true);
  });
});

test.each([
  [300_000, 20, 60_000],
  [310_000, 3.5, 10_850],
  // 62,468.40 and 62,468.60: rounded up, so that the loan is not above 80%.
  [312_342, 20, 62_469],
  [312_343, 20, 62_469],
  [300_000, 0, 0],
  [312_345.67, 100, 312_345.67],
])("of a price of %d dollars %d%% down are %d dollars", (price, percent, amount) => {
  expect(downPaymentAt(price, percent)).toBe(amount);
  expect(percentDown(price, amount)).toBeCloseTo(percent, 2);
});

test("no price of whole dollars with 20% down needs mortgage insurance", () => {
  for (let price = 50_000; price <= 2_000_000; price += 997)
    expect(price - downPaymentAt(price, 20)).toBeLessThanOrEqual(0.8 * price);
});
