import { wholePaymentOf } from "./whole-payment.ts";
import { usualInsurance } from "./rules/mortgage-insurance.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import { judge, type Limits, type Terms } from "./verdict.ts";

/** What mortgage insurance would cost that nobody stated, and what it would make of the verdict. */
export type InsuranceAt = {
  /** Percent of the loan per year. */
  percent: number;
  /** Dollars per month. */
  cost: number;
  isWithinLimits: boolean | null;
};

/** The verdicts with the least and with the most that mortgage insurance usually costs. */
export function insuranceRange(
  terms: Terms,
  limits: Limits,
  rules: RuleSet | null = null,
): { least: InsuranceAt; most: InsuranceAt } {
  const at = (percent: number): InsuranceAt => {
    const insured = { mortgageInsurance: "Monthly", mortgageInsuranceRate: percent } as const;
    const tried = { ...limits, ...insured };
    const cost = wholePaymentOf(terms, tried, rules).mortgageInsurance;
    return { percent, cost, isWithinLimits: judge(terms, tried, rules).isWithinLimits };
  };
  return { least: at(usualInsurance.least), most: at(usualInsurance.most) };
}
