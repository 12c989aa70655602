import { describe, expect, test } from "vitest";
import { generousLimits } from "#test/harness/worked-case.ts";
import { insuranceRange } from "./insurance-range.ts";
import { rulesOn } from "./rules/rule-set.ts";
import { judge, type Limits, type Terms } from "./verdict.ts";

const rules = rulesOn("2026-11-18");
const terms: Terms = {
  purchasePrice: 300_000,
  downPayment: 60_000,
  sellersConcession: 0,
  monthlyTaxes: 300,
  monthlyInsurance: 100,
};
const limits: Limits = { ...generousLimits, currentDtiWithoutHousing: null };
const told = (change: Partial<Limits>, term: Partial<Terms> = {}, by = rules) =>
  judge({ ...terms, ...term }, { ...limits, ...change }, by);

describe("the cash to close", () => {
  const costs = { estimatedClosingCosts: 9_000, prepaidCosts: 3_000, earnestDeposit: 5_000 };

  test("is down payment and costs, less what the seller concedes and what was deposited", () => {
    expect(told(costs).cash).toMatchObject({ cashToClose: 67_000, isKept: null });
    const conceded = told(costs, { sellersConcession: 4_000 });
    expect(conceded.cash).toMatchObject({ cashToClose: 63_000, concessionCounted: 4_000 });
  });

  test("a concession pays costs and never the down payment", () => {
    const { cash } = told(costs, { sellersConcession: 18_000 });
    expect(cash).toMatchObject({ cashToClose: 55_000, concessionCounted: 12_000 });
  });

  test("exactly at its limit is within, a cent more is not", () => {
    expect(told({ ...costs, maxCashToClose: 67_000 }).isWithinLimits).toBe(true);
    const over = told({ ...costs, maxCashToClose: 66_999.99 });
    expect(over).toMatchObject({ isWithinLimits: false, cash: { isKept: false } });
    // The payment is judged as before.
    expect(over.checks.every(({ isKept }) => isKept)).toBe(true);
  });

  test("with a limit and without its costs is unknown, and nothing is within", () => {
    const unknown = told({ maxCashToClose: 1_000_000, estimatedClosingCosts: null });
    expect(unknown.isWithinLimits).toBe(false);
    expect(unknown.notStated).toEqual(["closing costs", "prepaid costs"]);
    expect(told({ maxCashToClose: null, estimatedClosingCosts: null }).isWithinLimits).toBe(true);
    const negative = { maxCashToClose: 90_000, estimatedClosingCosts: -9_000, prepaidCosts: -1 };
    expect(told(negative).notStated).toEqual(["closing costs", "prepaid costs"]);
  });
});

describe("how much of a concession counts", () => {
  const many = { estimatedClosingCosts: 40_000, prepaidCosts: 10_000 };
  const counted = (change: Partial<Limits>, downPayment: number, sellersConcession = 18_000) =>
    told({ ...many, ...change }, { downPayment, sellersConcession }).cash!;
  const home = { program: "Conventional", occupancy: "Primary home" };

  test.each([
    { down: 29_999, cap: 9_000 },
    { down: 30_000, cap: 18_000 },
    { down: 74_999, cap: 18_000 },
    { down: 75_000, cap: 27_000 },
  ])("a conventional loan with $down down allows $cap", ({ down, cap }) => {
    expect(counted(home, down).concessionCap).toBe(cap);
  });

  test("a loan of exactly 90% has the cap of 90%, also where binary fractions would say more", () => {
    const exact = { purchasePrice: 1_182_201.4, downPayment: 118_220.14 };
    const { cash } = told({ ...home, ...many }, exact);
    expect(cash!.concessionCap).toBeCloseTo(70_932.08, 9);
  });

  test("an investment property 2%, FHA and USDA 6%, of the lesser of price and value", () => {
    const investment = { program: "Conventional", occupancy: "Investment property" };
    expect(counted(investment, 75_000)).toMatchObject({
      concessionCap: 6_000,
      concessionCounted: 6_000,
      concessionExcess: 12_000,
    });
    expect(counted({ program: "FHA", appraisedValue: 250_000 }, 75_000).concessionCap).toBe(15_000);
    expect(counted({ program: "USDA" }, 0).concessionCap).toBe(18_000);
  });

  test("VA limits what goes beyond normal closing costs to 4%", () => {
    const va = { program: "VA", vaFundingFee: "Exempt", estimatedClosingCosts: 5_000 };
    expect(counted(va, 0)).toMatchObject({ concessionCap: 17_000, concessionExcess: 1_000 });
  });

  test("without a program there is no cap that is known: against a limit, the strictest counts", () => {
    expect(counted({}, 75_000)).toMatchObject({ concessionCap: null, concessionExcess: 0 });
    expect(counted({ maxCashToClose: 90_000 }, 75_000).concessionCounted).toBe(6_000);
  });

  test("VA's is not known while closing costs are not stated", () => {
    const va = { program: "VA", vaFundingFee: "Exempt", estimatedClosingCosts: null };
    expect(counted(va, 0)).toMatchObject({ concessionCap: null, concessionExcess: 0 });
  });

  test("a second lien, whose balance is not known, has the strictest step", () => {
    expect(counted({ ...home, monthlySecondLien: 300 }, 75_000).concessionCap).toBe(9_000);
  });
});

describe("what a program takes", () => {
  const home = { occupancy: "Primary home", mortgageInsurance: "None" };
  const fits = (change: Partial<Limits>, term: Partial<Terms> = {}) => {
    const rich = { maxMonthlyPayment: 90_000, borrowerMonthlyIncome: 900_000 };
    const { isWithinLimits, misfits, notStated } = told({ ...rich, ...home, ...change }, term);
    return [isWithinLimits, ...misfits.map(({ bound }) => bound), ...notStated];
  };

  test("the least down payment, exactly", () => {
    expect(fits({ program: "FHA" }, { downPayment: 10_500 })).toEqual([true]);
    expect(fits({ program: "FHA" }, { downPayment: 10_499.99 })).toEqual([false, "loan to value"]);
    expect(fits({ program: "Conventional" }, { downPayment: 9_000 })).toEqual([true]);
    expect(fits({ program: "Conventional" }, { downPayment: 8_999 })).toEqual([
      false,
      "loan to value",
    ]);
    const second = { program: "Conventional", occupancy: "Second home" };
    expect(fits(second, { downPayment: 30_000 })).toEqual([true]);
    expect(fits(second, { downPayment: 29_000 })).toEqual([false, "loan to value"]);
  });

  test("FHA, VA and USDA only for a home that the buyer lives in; an occupancy not stated is unknown", () => {
    for (const program of ["FHA", "VA", "USDA"]) {
      const vaFundingFee = "Exempt";
      expect(fits({ program, vaFundingFee, occupancy: "Second home" })).toEqual([
        false,
        "occupancy",
      ]);
      expect(fits({ program, vaFundingFee, occupancy: null })).toEqual([false, "occupancy"]);
      expect(told({ ...home, program, vaFundingFee, occupancy: null }).notStated).toEqual([
        "occupancy",
      ]);
    }
  });

  test("a conventional loan that is adjustable or above the lowest county limit lends at most 95%", () => {
    const conventional = { program: "Conventional", countyLoanLimit: 1_200_000 };
    const adjustable = { ...conventional, rateType: "Adjustable", qualifyingRate: 8 };
    expect(fits(adjustable, { downPayment: 15_000 })).toEqual([true]);
    expect(fits(adjustable, { downPayment: 14_000 })).toEqual([false, "loan to value"]);
    const large = { purchasePrice: 1_000_000, downPayment: 49_000 };
    expect(fits(conventional, large)).toEqual([false, "loan to value"]);
    expect(fits(conventional, { ...large, downPayment: 50_000 })).toEqual([true]);
  });

  test("no value that a mistake makes of nothing, and no choice that is none, passes or fails to be judged", () => {
    const conceded = { downPayment: 15_000, sellersConcession: 18_000 };
    expect(fits({ program: "Conventional", appraisedValue: 3_000 }, conceded)[0]).toBe(false);
    const nothing = { downPayment: 299_999, sellersConcession: 10_600 };
    expect(fits({ program: "FHA", appraisedValue: 10_000 }, nothing)[0]).toBe(false);
    expect(fits({ program: "constructor" })).toEqual([false, "program rules"]);
    expect(fits({ program: "Conventional", occupancy: "constructor" })[0]).toBe(false);
  });

  test("up to the lowest county limit always, above it only within the county's own", () => {
    const at = (purchasePrice: number, countyLoanLimit: number | null) =>
      fits({ program: "FHA", countyLoanLimit }, { purchasePrice, downPayment: 100_000 });
    expect(at(641_287, null)).toEqual([true]);
    expect(at(641_288, null)).toEqual([false, "county loan limit"]);
    expect(at(700_000, 600_000)).toEqual([true]);
    expect(at(700_001, 600_000)).toEqual([false, "loan size"]);
  });

  test("nothing is within limits on a day for which there are no rules, or for a program nobody knows", () => {
    expect(told({ ...home, program: "FHA" }, {}, rulesOn("2009-01-01")).isWithinLimits).toBe(false);
    expect(told({ ...home, program: "FHA" }).rulesVersion).not.toBeNull();
    expect(fits({ program: "Moonlight" })).toEqual([false, "program rules"]);
    expect(fits({ program: "Other" })).toEqual([true]);
  });
});

describe("the housing ratio", () => {
  test("is a limit of its own, exact at its edge", () => {
    const payment = told({}).estimatedPiti;
    const ratio = (payment / 8_000) * 100;
    expect(told({ maxHousingRatio: ratio }).isWithinLimits).toBe(true);
    const over = told({ maxHousingRatio: ratio - 1e-9 });
    expect(over.isWithinLimits).toBe(false);
    expect(over.binding).toMatchObject({ limit: "housing", isKept: false });
  });
});

test("insurance that nobody stated: the verdict stays, and what 0.3% and 1.5% would make of it is told", () => {
  // 5% down with taxes and insurance of 400 against a limit of 2,250: 2,201.39 without insurance.
  const offer = { downPayment: 15_000 };
  const by = { ...limits, maxMonthlyPayment: 2_250 };
  const verdict = judge({ ...terms, ...offer }, by, rules);
  expect(verdict).toMatchObject({ isWithinLimits: true, needsMortgageInsurance: true });
  expect(verdict.estimatedPiti).toBeCloseTo(2201.393867, 5);
  const { least, most } = insuranceRange({ ...terms, ...offer }, by, rules);
  expect(least).toEqual({ percent: 0.3, cost: expect.closeTo(71.25, 9), isWithinLimits: false });
  expect(most).toEqual({ percent: 1.5, cost: expect.closeTo(356.25, 9), isWithinLimits: false });
  const stated = { ...by, mortgageInsurance: "Monthly", mortgageInsuranceRate: 0.6 };
  const insured = judge({ ...terms, ...offer }, stated, rules);
  expect(insured).toMatchObject({ isWithinLimits: false, needsMortgageInsurance: false });
  expect(insured.estimatedPiti).toBeCloseTo(2343.893867, 5);
});
