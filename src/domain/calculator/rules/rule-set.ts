import { ruleOn } from "./dated.ts";
import { fhaPremiums, usdaFees, vaFees } from "./mortgage-insurance.ts";
import { concessionCaps, loanLimits, mostLtvByOccupancy, programBounds } from "./program-bounds.ts";

/** The version of this data. It changes with any figure, and every result that used a rule keeps it. */
export const rulesVersion = "2026-11";

/** Every rule of a day; null where none is known for it. */
export type RuleSet = ReturnType<typeof rulesOn>;

/** The rules that hold on this day. */
export function rulesOn(day: string) {
  return {
    fhaPremiums: ruleOn(fhaPremiums, day),
    vaFees: ruleOn(vaFees, day),
    usdaFees: ruleOn(usdaFees, day),
    bounds: ruleOn(programBounds, day),
    mostLtvByOccupancy: ruleOn(mostLtvByOccupancy, day),
    concessionCaps: ruleOn(concessionCaps, day),
    loanLimits: ruleOn(loanLimits, day),
    /** The newest least loan limits that are not of a later day; they never fall. */
    leastLoanLimits: loanLimits.findLast(({ from }) => from <= day)?.rule ?? null,
  };
}

/** The day of an instant for the rules: they change at midnight in Washington, UTC is near enough for a day's rules. */
export function ruleDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
