import { describe, expect, test } from "vitest";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { bluntly, bluntVerdictSchema } from "./blunt.ts";
import { judge, type Limits, type Terms } from "./verdict.ts";

const terms: Terms = firstScenario;
const limits: Limits = { ...generousLimits, currentDtiWithoutHousing: null, maxAllowedDti: 30 };
const told = (change: Partial<Limits> = {}, term: Partial<Terms> = {}) => {
  const asked = { ...terms, ...term };
  const by = { ...limits, ...change };
  return bluntly(asked, judge(asked, by), { limits: by });
};

describe("a verdict for an agent from whom the finances are hidden", () => {
  test("says which limit is tighter and the room in whole hundreds, rounded to the safe side", () => {
    // The DTI allows 1,900 a month, the payment is 1,916.96.
    expect(told()).toMatchObject({ isWithinLimits: false, binding: "dti", room: -100 });
    expect(told({ maxAllowedDti: 43 })).toMatchObject({
      isWithinLimits: true,
      binding: "payment",
      room: 500,
    });
  });

  test("has no field that reveals income, debts or DTI", () => {
    expect(Object.keys(told()).toSorted()).toEqual(
      Object.keys(bluntVerdictSchema.shape).toSorted(),
    );
    // Borrowers whose limits round to the same hundreds get the same answer in every field.
    expect(told({ borrowerMonthlyIncome: 8010, borrowerMonthlyDebts: 498.76 })).toEqual(told());
  });

  test("suggests a price that is sure to pass, in the steps of the slider", () => {
    for (const maxAllowedDti of [20, 24.3, 27.77, 30, 33.1, 40, 43]) {
      const { safePrice } = told({ maxAllowedDti });
      expect(safePrice! % 5000).toBe(0);
      const asked = { ...terms, purchasePrice: safePrice! };
      expect(judge(asked, { ...limits, maxAllowedDti }).isWithinLimits).toBe(true);
    }
  });

  test("suggests none where no price is known to pass, and says nothing while a limit is missing", () => {
    expect(told({ maxAllowedDti: 7 }).safePrice).toBeNull();
    expect(told({ maxAllowedDti: null })).toMatchObject({
      notStated: ["dti"],
      room: null,
      safePrice: null,
    });
  });

  test("without a result has a fault, zeros and no verdict", () => {
    expect(told({ borrowerMonthlyIncome: 0 })).toMatchObject({
      fault: "income",
      estimatedPiti: 0,
      isWithinLimits: null,
      binding: null,
      room: null,
    });
  });
});
