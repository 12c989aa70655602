import { describe, expect, test } from "vitest";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { judge, type Limits, type Terms } from "./verdict.ts";

const terms: Terms = firstScenario;
const limits: Limits = generousLimits;
const piti = 1916.963256383113;

describe("the figures", () => {
  test(
    "PITI is the payment over 360 months on price minus down payment, plus taxes, plus insurance",
    { tags: ["CALC-066"] },
    () => {
      expect(judge(terms, limits).estimatedPiti).toBeCloseTo(piti, 9);
    },
  );

  test("the second worked example gives 2,698.97", { tags: ["CALC-067"] }, () => {
    const dearer = {
      purchasePrice: 400_000,
      downPayment: 80_000,
      monthlyTaxes: 450,
      monthlyInsurance: 120,
    };
    const { estimatedPiti } = judge(dearer, { ...limits, proposedInterestRate: 7 });
    expect(estimatedPiti.toFixed(2)).toBe("2698.97");
  });

  test(
    "the updated DTI is debts plus PITI over the income, in percent",
    { tags: ["CALC-070"] },
    () => {
      expect(judge(terms, limits).updatedDti!.toFixed(2)).toBe("30.21");
      // Income 8,000 and debts 600: 31.462% to the third decimal.
      const { updatedDti } = judge(terms, { ...limits, borrowerMonthlyDebts: 600 });
      expect(updatedDti!.toFixed(3)).toBe("31.462");
    },
  );

  test(
    "the rate is 6.5 where the deal has none, and the deal's where it has one",
    { tags: ["CONST-035", "CONST-036"] },
    () => {
      const used = (proposedInterestRate: number | null) =>
        judge(terms, { ...limits, proposedInterestRate }).interestRateUsed;
      expect([used(null), used(7.125)]).toEqual([6.5, 7.125]);
    },
  );

  test("without debts, the DTI without housing is used for them; without both, nothing is within limits", () => {
    const byShare = judge(terms, { ...limits, borrowerMonthlyDebts: null });
    expect(byShare.updatedDti).toBeCloseTo(judge(terms, limits).updatedDti!, 9);
    const neither = { ...limits, borrowerMonthlyDebts: null, currentDtiWithoutHousing: null };
    expect(judge(terms, neither)).toMatchObject({ notStated: ["debts"], isWithinLimits: false });
  });

  test("negative debts are a mistake: what is owed is not known", () => {
    const owed = { ...limits, borrowerMonthlyIncome: 4_000, maxMonthlyPayment: 9_000 };
    for (const wrong of [
      { borrowerMonthlyDebts: -5_000 },
      { borrowerMonthlyDebts: null, currentDtiWithoutHousing: -20 },
    ])
      expect(judge(terms, { ...owed, ...wrong })).toMatchObject({
        notStated: ["debts"],
        isWithinLimits: false,
      });
  });

  test("unstated debts leave the DTI unknown: no DTI is stored, only its minimum is known", () => {
    const unstated = { ...limits, borrowerMonthlyDebts: null, currentDtiWithoutHousing: null };
    const unknown = judge(terms, unstated);
    expect(unknown).toMatchObject({ updatedDti: null, isWithinLimits: false });
    expect(unknown.leastDti.toFixed(2)).toBe("23.96");
    expect(unknown.checks.map(({ isKept }) => isKept)).toEqual([true, null]);
    // A DTI above its limit even without any debts is above it with them.
    const over = judge(terms, { ...unstated, maxAllowedDti: 23 });
    expect(over.checks.map(({ isKept }) => isKept)).toEqual([true, false]);
    // A stated zero counts as stated.
    const none = judge(terms, { ...unstated, borrowerMonthlyDebts: 0 });
    expect(none).toMatchObject({ notStated: [], isWithinLimits: true, updatedDti: none.leastDti });
  });

  test("lists everything that is not stated, and nothing where there is no result", () => {
    const bare = {
      ...limits,
      maxMonthlyPayment: null,
      maxAllowedDti: null,
      borrowerMonthlyDebts: null,
      currentDtiWithoutHousing: null,
    };
    expect(judge(terms, bare).notStated).toEqual(["payment", "dti", "debts"]);
    expect(judge(terms, { ...bare, borrowerMonthlyIncome: 0 }).notStated).toEqual([]);
  });

  test("above 80% of the price most loans need mortgage insurance; at 80% they do not", () => {
    const needs = (downPayment: number) =>
      judge({ ...terms, downPayment }, limits).needsMortgageInsurance;
    expect([needs(60_000), needs(59_999)]).toEqual([false, true]);
  });
});

describe("the verdict", () => {
  const verdict = (change: Partial<Limits>) => judge(terms, { ...limits, ...change });

  test("is within limits when both limits are kept", { tags: ["CALC-039"] }, () => {
    expect(verdict({}).isWithinLimits).toBe(true);
  });

  test("is exceeded when only the payment is over, and says so", { tags: ["CALC-040"] }, () => {
    const { isWithinLimits, binding, checks } = verdict({ maxMonthlyPayment: 1900 });
    expect(isWithinLimits).toBe(false);
    expect(checks.map(({ isKept }) => isKept)).toEqual([false, true]);
    expect(binding).toMatchObject({ limit: "payment", allowed: 1900 });
    expect(binding!.room).toBeCloseTo(1900 - piti, 9);
  });

  test("is exceeded when only the DTI is over, and says so", { tags: ["CALC-041"] }, () => {
    const { isWithinLimits, binding, checks } = verdict({ maxAllowedDti: 30 });
    expect(isWithinLimits).toBe(false);
    expect(checks.map(({ isKept }) => isKept)).toEqual([true, false]);
    expect(binding).toMatchObject({ limit: "dti", allowed: 30 });
    expect(binding!.room).toBeCloseTo(0.3 * 8000 - 500 - piti, 9);
  });

  test(
    "is within limits with a PITI exactly at its limit, and not any higher",
    { tags: ["CALC-042"] },
    () => {
      const { estimatedPiti } = verdict({});
      expect(verdict({ maxMonthlyPayment: estimatedPiti })).toMatchObject({
        isWithinLimits: true,
        binding: { limit: "payment", room: 0 },
      });
      const below = verdict({ maxMonthlyPayment: estimatedPiti - 1e-9 });
      expect(below.isWithinLimits).toBe(false);
      expect(below.binding!.room).toBeLessThan(0);
    },
  );

  test(
    "is within limits with a DTI exactly at its limit, and not any higher",
    { tags: ["CALC-043"] },
    () => {
      const { updatedDti } = verdict({});
      const at = verdict({ maxAllowedDti: updatedDti });
      expect(at.isWithinLimits).toBe(true);
      expect(at.binding!.room).toBeGreaterThanOrEqual(0);
      const below = verdict({ maxAllowedDti: updatedDti! - 1e-12 });
      expect(below.isWithinLimits).toBe(false);
      expect(below.binding!.room).toBeLessThan(0);
    },
  );

  test.each(["maxMonthlyPayment", "maxAllowedDti"] as const)(
    "is not within when %s is not set: that limit decides",
    (name) => {
      const { isWithinLimits, binding } = verdict({ [name]: null });
      expect(isWithinLimits).toBe(false);
      expect(binding).toMatchObject({ allowed: null, room: null, isKept: false });
    },
  );
});

describe("no result: zeros, and a verdict of null", () => {
  const none = { estimatedPiti: 0, updatedDti: 0, isWithinLimits: null, binding: null };
  const faulty: [string, Partial<Terms>, Partial<Limits>, string, ...string[]][] = [
    [
      "a down payment equal to the price",
      { downPayment: 300_000 },
      {},
      "loan amount",
      "CALC-044",
      "CALC-045",
      "CALC-046",
    ],
    ["a down payment above the price", { downPayment: 300_001 }, {}, "loan amount"],
    ["a rate of zero", {}, { proposedInterestRate: 0 }, "interest rate", "CALC-047", "CALC-048"],
    [
      "a rate below zero",
      {},
      { proposedInterestRate: -1 },
      "interest rate",
      "CALC-047",
      "CALC-048",
    ],
    ["an income of zero", {}, { borrowerMonthlyIncome: 0 }, "income", "CALC-049", "CALC-050"],
    [
      "an income below zero",
      {},
      { borrowerMonthlyIncome: -8000 },
      "income",
      "CALC-049",
      "CALC-050",
    ],
    ["no income", {}, { borrowerMonthlyIncome: null }, "income", "CALC-049", "CALC-050"],
    ["a price that is no number", { purchasePrice: Number.NaN }, {}, "loan amount"],
    ["a rate that is no number", {}, { proposedInterestRate: Number.NaN }, "interest rate"],
    ["a rate beyond all reason", {}, { proposedInterestRate: 1e308 }, "interest rate"],
  ];
  for (const [title, term, limit, fault, ...rows] of faulty)
    test(title, { tags: rows }, () => {
      const judged = judge({ ...terms, ...term }, { ...limits, ...limit });
      expect(judged).toMatchObject({ ...none, fault });
    });

  test.each([1e-12, 0.001, 99, 100, 1000])("a rate of %s%% gives finite figures", (rate) => {
    const verdict = judge(terms, { ...limits, proposedInterestRate: rate });
    expect(verdict.fault).toBeNull();
    expect(Number.isFinite(verdict.estimatedPiti)).toBe(true);
    expect(Number.isFinite(verdict.updatedDti)).toBe(true);
    expect(verdict.isWithinLimits).not.toBeNull();
  });
});
