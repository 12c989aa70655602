import { describe, expect, test } from "vitest";
import { programs } from "#domain/contacts/loan-choices.ts";
import { oracleOf } from "#test/harness/offer-oracle.ts";
import { tryOut } from "#test/harness/random-deals.ts";
import { randomOffers } from "#test/harness/random-offers.ts";
import { atPrice } from "./at-price.ts";
import { bluntly } from "./blunt.ts";
import { rulesOn } from "./rules/rule-set.ts";
import { judge, type Limits } from "./verdict.ts";

const rules = rulesOn("2026-11-18");

describe.each(programs)("random offers of the program %s", (program) => {
  test("have the payment, the cash and the verdict that a second computation finds", () => {
    let within = 0;
    for (const offer of randomOffers(400, program, 20_261_128)) {
      const { estimatedPiti, cash, isWithinLimits, fault } = judge(
        offer.deal,
        offer.officer,
        rules,
      );
      if (fault) continue;
      const found = oracleOf(offer);
      const told = { offer, payment: found.payment.toNumber(), cash: found.cash?.toNumber() };
      expect(Math.abs(estimatedPiti - told.payment), JSON.stringify(told)).toBeLessThan(1e-6);
      expect(cash?.cashToClose ?? null).toEqual(
        told.cash === undefined ? null : expect.closeTo(told.cash, 6),
      );
      if (found.margin.gt(1e-7)) expect(isWithinLimits, JSON.stringify(told)).toBe(found.isWithin);
      within += Number(isWithinLimits);
    }
    // Neither answer is rare.
    expect(within).toBeGreaterThan(20);
    expect(within).toBeLessThan(380);
  });

  test("get suggestions that pass, and of which one dollar more fails", () => {
    let suggestions = 0;
    for (const { deal, officer } of randomOffers(300, program, 20_261_129)) {
      const { suggested, wrong } = tryOut(deal, officer, rules);
      expect(wrong, JSON.stringify({ deal, officer })).toBe(0);
      suggestions += suggested;
    }
    expect(suggestions).toBeGreaterThan(60);
  });

  test("say nothing of the finances but the payment that both ratios allow", () => {
    for (const { deal, officer } of randomOffers(200, program, 20_261_130)) {
      if (judge(deal, officer, rules).fault) continue;
      const allowed = (by: Limits) =>
        Math.min(
          (by.maxAllowedDti! / 100) * by.borrowerMonthlyIncome! - by.borrowerMonthlyDebts!,
          ((by.maxHousingRatio ?? Infinity) / 100) * by.borrowerMonthlyIncome!,
        );
      // A richer borrower with debts, ratios and an income of their own, whom the ratios allow the same.
      const income = officer.borrowerMonthlyIncome! * 1.37;
      const most = allowed(officer);
      const other: Limits = {
        ...officer,
        borrowerMonthlyIncome: income,
        borrowerMonthlyDebts: (officer.maxAllowedDti! / 100) * income - most,
        maxHousingRatio: null,
      };
      const [one, two] = [officer, other].map((limits) =>
        bluntly(deal, judge(deal, limits, rules), { limits, rules }),
      );
      const room = most - one!.estimatedPiti;
      // Within a cent of a whole hundred, the last digits decide.
      if (Math.abs(room / 100 - Math.round(room / 100)) < 1e-4) continue;
      expect(two).toEqual(one);
      if (one!.safePrice === null) continue;
      const safe = atPrice(deal, one!.safePrice);
      expect(judge(safe, officer, rules).isWithinLimits).toBe(true);
    }
  });
});
