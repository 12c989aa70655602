import { expect, test } from "vitest";
import { firstScenario as terms, generousLimits as limits } from "#test/harness/worked-case.ts";
import { isSameResult, toResults } from "./results.ts";
import { judge, type Limits } from "./verdict.ts";

const now = new Date("2026-11-22T15:00:00Z");

test(
  "a result keeps payment, DTI, verdict, time, loan and rate, unrounded",
  { tags: ["CALC-063"] },
  () => {
    expect(toResults(judge(terms, limits), now)).toEqual({
      estimatedPiti: expect.closeTo(1916.963256383113, 9),
      updatedDti: expect.closeTo(30.212040704788912, 9),
      isWithinLimits: true,
      calculatedAt: "2026-11-22T15:00:00.000Z",
      loanAmount: 240_000,
      interestRateUsed: 6.5,
      cashToClose: null,
      isWithoutMortgageInsurance: null,
      rulesVersion: null,
      notStated: [],
    });
  },
);

test("a DTI without stated debts is not kept, and what is missing is", () => {
  const unstated = { ...limits, borrowerMonthlyDebts: null, currentDtiWithoutHousing: null };
  expect(toResults(judge(terms, unstated), now)).toMatchObject({
    updatedDti: null,
    isWithinLimits: false,
    notStated: ["debts"],
  });
});

test(
  "without a result, zeros and a null verdict are stored, never NaN",
  { tags: ["CALC-063.3"] },
  () => {
    const results = toResults(judge(terms, { ...limits, borrowerMonthlyIncome: null }), now);
    expect(results).toMatchObject({ estimatedPiti: 0, updatedDti: 0, isWithinLimits: null });
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
  },
);

test("a changed limit that changes the result is detected, a different time is not", () => {
  const before = toResults(judge(terms, limits), now);
  const again = toResults(judge(terms, limits), new Date("2026-12-01T00:00:00Z"));
  expect(isSameResult(before, again)).toBe(true);
  for (const change of [
    { maxMonthlyPayment: 1500 },
    { maxAllowedDti: 20 },
    { proposedInterestRate: 7 },
    { borrowerMonthlyIncome: 7000 },
    { borrowerMonthlyDebts: 501 },
  ])
    expect(isSameResult(before, toResults(judge(terms, { ...limits, ...change }), now))).toBe(
      false,
    );
});

test("changes are detected also while there is no result, or nothing can be within limits", () => {
  const found = (change: Partial<Limits>) =>
    toResults(judge(terms, { ...limits, currentDtiWithoutHousing: null, ...change }), now);
  const poor = { borrowerMonthlyIncome: null };
  expect(isSameResult(found(poor), found({ ...poor, proposedInterestRate: 7 }))).toBe(false);
  const unstated = { borrowerMonthlyDebts: null };
  expect(isSameResult(found(unstated), found({ ...unstated, maxAllowedDti: null }))).toBe(false);
});
