import { describe, expect, test } from "vitest";
import { wholePaymentOf, type OfferParams } from "./whole-payment.ts";
import { rulesOn } from "./rules/rule-set.ts";

const rules = rulesOn("2026-11-18");
const none = { proposedInterestRate: 6.5 };
const terms = (purchasePrice: number, downPayment: number) => ({
  purchasePrice,
  downPayment,
  monthlyTaxes: 300,
  monthlyInsurance: 100,
});
const whole = (price: number, down: number, params: OfferParams & { rate?: number } = {}) => {
  const { rate = 6.5, ...offer } = params;
  return wholePaymentOf(terms(price, down), { ...offer, proposedInterestRate: rate }, rules);
};

// Principal and interest were computed to 40 digits, with the textbook formula.
describe("premiums and fees of a program", () => {
  test("FHA: 1.75% financed, and a monthly premium on the base loan", () => {
    const fha = whole(300_000, 10_500, { program: "FHA" });
    expect(fha.financedFee).toBeCloseTo(5_066.25, 9);
    expect(fha.principalAndInterest).toBeCloseTo(1861.859074, 5);
    expect(fha.mortgageInsurance).toBeCloseTo(132.6875, 9);
    expect(fha.payment).toBeCloseTo(1861.859074 + 132.6875 + 400, 5);
  });

  test.each([
    { down: 15_000, price: 300_000, term: "30 years", percent: 0.5 },
    { down: 14_999, price: 300_000, term: "30 years", percent: 0.55 },
    { down: 60_000, price: 300_000, term: "30 years", percent: 0.5 },
    { down: 40_000, price: 766_200, term: "30 years", percent: 0.5 },
    { down: 40_000, price: 766_201, term: "30 years", percent: 0.7 },
    { down: 30_000, price: 800_000, term: "20 years", percent: 0.75 },
    { down: 30_000, price: 300_000, term: "15 years", percent: 0.15 },
    { down: 29_999, price: 300_000, term: "15 years", percent: 0.4 },
    { down: 220_000, price: 1_000_000, term: "15 years", percent: 0.15 },
    { down: 219_999, price: 1_000_000, term: "10 years", percent: 0.4 },
    { down: 99_999, price: 1_000_000, term: "10 years", percent: 0.65 },
  ])("FHA's annual premium for $down down at $price over $term is $percent%", (one) => {
    const { mortgageInsurance, loanAmount } = whole(one.price, one.down, {
      program: "FHA",
      loanTerm: one.term,
    });
    expect((mortgageInsurance * 12 * 100) / loanAmount).toBeCloseTo(one.percent, 9);
  });

  test.each([
    { use: "First use", down: 0, percent: 2.15 },
    { use: "First use", down: 14_999, percent: 2.15 },
    { use: "First use", down: 15_000, percent: 1.5 },
    { use: "First use", down: 30_000, percent: 1.25 },
    { use: "Later use", down: 0, percent: 3.3 },
    { use: "Later use", down: 15_000, percent: 1.5 },
    { use: "Exempt", down: 0, percent: 0 },
  ])("VA's funding fee for $use with $down down is $percent%", ({ use, down, percent }) => {
    const va = whole(300_000, down, { program: "VA", vaFundingFee: use });
    expect((va.financedFee * 100) / va.loanAmount).toBeCloseTo(percent, 9);
    expect(va.mortgageInsurance).toBe(0);
    expect(va.needs).toEqual([]);
  });

  test("VA with nothing down finances 306,450; USDA 303,000 and 0.35% of it a year", () => {
    const va = whole(300_000, 0, { program: "VA", vaFundingFee: "First use" });
    expect(va.principalAndInterest).toBeCloseTo(1936.972458, 5);
    const usda = whole(300_000, 0, { program: "USDA" });
    expect(usda.principalAndInterest).toBeCloseTo(1915.166112, 5);
    expect(usda.mortgageInsurance).toBeCloseTo((303_000 * 0.0035) / 12, 9);
  });

  test("conventional insurance is counted above 80% only, as a monthly or a single premium", () => {
    const monthly = { mortgageInsurance: "Monthly", mortgageInsuranceRate: 0.6 };
    expect(whole(300_000, 15_000, monthly).mortgageInsurance).toBeCloseTo(142.5, 9);
    expect(whole(300_000, 60_000, monthly).mortgageInsurance).toBe(0);
    expect(whole(300_000, 59_999, monthly).mortgageInsurance).toBeGreaterThan(0);
    const single = { mortgageInsuranceRate: 2 };
    const financed = { ...single, mortgageInsurance: "Single premium, financed" };
    expect(whole(300_000, 15_000, financed).financedFee).toBeCloseTo(5_700, 9);
    const inCash = { ...single, mortgageInsurance: "Single premium, in cash" };
    expect(whole(300_000, 15_000, inCash).cashFee).toBeCloseTo(5_700, 9);
  });
});

describe("mortgage insurance that nobody stated", () => {
  const leftOut = (down: number, params: OfferParams = {}) =>
    whole(300_000, down, params).isInsuranceLeftOut;

  test("is left out above 80% loan to value, until the officer says that it applies or does not", () => {
    expect(leftOut(15_000)).toBe(true);
    expect(leftOut(60_000)).toBe(false);
    expect(leftOut(15_000, { program: "Conventional" })).toBe(true);
    expect(leftOut(15_000, { mortgageInsurance: "By the program" })).toBe(true);
    expect(leftOut(15_000, { mortgageInsurance: "Monthly" })).toBe(true);
    const stated = ["None", "Paid by the lender"];
    for (const mortgageInsurance of stated)
      expect(leftOut(15_000, { mortgageInsurance })).toBe(false);
    for (const program of ["FHA", "USDA"]) expect(leftOut(15_000, { program })).toBe(false);
  });

  test("loan to value is of the lesser of price and appraised value", () => {
    expect(leftOut(60_000, { appraisedValue: 290_000 })).toBe(true);
    expect(leftOut(60_000, { appraisedValue: 310_000 })).toBe(false);
    expect(leftOut(60_000, { appraisedValue: 0 })).toBe(false);
  });

  test("a concession above the program's cap lowers the value", () => {
    const params = { ...none, program: "Conventional", occupancy: "Investment property" };
    const of = (sellersConcession: number) =>
      wholePaymentOf({ ...terms(300_000, 60_000), sellersConcession }, params, rules).ltvPercent;
    expect(of(6_000)).toBe(80);
    expect(of(9_000)).toBeCloseTo((240_000 / 297_000) * 100, 6);
  });
});

describe("term, rate and other costs", () => {
  test("with nothing stated, the payment is principal, interest, taxes and insurance", () => {
    const plain = whole(300_000, 60_000);
    expect(plain.payment).toBeCloseTo(1916.963256383113, 9);
    expect(plain).toMatchObject({ financedFee: 0, mortgageInsurance: 0, otherCosts: 0, needs: [] });
  });

  test("a shorter term costs more each month", () => {
    // 240,000 at 6.5% over 180 months.
    const short = whole(300_000, 60_000, { loanTerm: "15 years" });
    expect(short.principalAndInterest).toBeCloseTo(2090.657677, 5);
  });

  test("an adjustable rate is judged at its qualifying rate, never below the note's", () => {
    const adjustable = { rate: 6, rateType: "Adjustable" };
    const at = (qualifyingRate: number | null) =>
      whole(300_000, 60_000, { ...adjustable, qualifyingRate });
    expect(at(8).principalAndInterest).toBeCloseTo(1761.034977, 5);
    expect(at(5).interestRateUsed).toBe(6);
    expect(at(null).needs).toEqual(["qualifying rate"]);
    const fixed = whole(300_000, 60_000, { rate: 6, rateType: "Fixed", qualifyingRate: 8 });
    expect(fixed.interestRateUsed).toBe(6);
  });

  test("HOA dues, flood insurance, assessments and a second lien are part of the payment", () => {
    const more = {
      monthlyHoaDues: 120,
      monthlyFloodInsurance: 40,
      monthlyAssessments: 15,
      monthlySecondLien: 225,
    };
    expect(whole(300_000, 60_000, more).payment).toBeCloseTo(1916.963256383113 + 400, 9);
  });
});

test("a program's own premiums are counted whatever is said about insurance", () => {
  const kinds = ["None", "Paid by the lender", "Monthly", "Single premium, in cash"];
  const rate = { mortgageInsuranceRate: 0.1, vaFundingFee: "First use" };
  for (const program of ["FHA", "VA", "USDA"])
    for (const mortgageInsurance of kinds)
      expect(whole(300_000, 0, { ...rate, program, mortgageInsurance }).payment).toBe(
        whole(300_000, 0, { ...rate, program }).payment,
      );
});

test("a negative cost or rate is a mistake that never lowers the payment, and is not within", () => {
  const wrong = {
    monthlyHoaDues: -500,
    monthlyFloodInsurance: -1,
    monthlyAssessments: -1,
    monthlySecondLien: -900,
  };
  expect(whole(300_000, 60_000, wrong)).toMatchObject({
    otherCosts: 0,
    needs: ["monthly costs"],
  });
  for (const appraisedValue of [0, -1])
    expect(whole(300_000, 60_000, { appraisedValue }).needs).toEqual(["appraised value"]);
  for (const qualifyingRate of [0, -1])
    expect(whole(300_000, 60_000, { rateType: "Adjustable", qualifyingRate }).needs).toEqual([
      "qualifying rate",
    ]);
  for (const mortgageInsuranceRate of [0, -1]) {
    const insured = { mortgageInsurance: "Monthly", mortgageInsuranceRate };
    expect(whole(300_000, 15_000, insured)).toMatchObject({
      mortgageInsurance: 0,
      isInsuranceLeftOut: true,
    });
  }
});

test("what no rule covers and what an unknown choice means is not known", () => {
  const without = (params: OfferParams) =>
    wholePaymentOf(terms(300_000, 15_000), { ...none, ...params }, null).needs;
  for (const program of ["FHA", "USDA"]) expect(without({ program })).toEqual(["program rules"]);
  expect(without({ program: "VA", vaFundingFee: "First use" })).toEqual(["program rules"]);
  expect(whole(300_000, 0, { program: "VA" }).needs).toEqual(["VA funding fee"]);
  expect(whole(300_000, 60_000, { loanTerm: "40 years" }).needs).toEqual(["program rules"]);
  const later = rulesOn("2031-11-15");
  const va = { ...none, program: "VA", vaFundingFee: "First use" };
  expect(wholePaymentOf(terms(300_000, 0), va, later).needs).toEqual(["program rules"]);
});
