import type { VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import type { WholePayment, OfferParams } from "./whole-payment.ts";
import { specialLtvPercent } from "./rules/program-bounds.ts";
import type { RuleSet } from "./rules/rule-set.ts";

/** What a program does not allow: the loan to value (percent), the size of the loan (dollars) or the occupancy. */
export type Misfit =
  | { bound: "loan to value"; most: number }
  | { bound: "loan size"; most: number }
  | { bound: "occupancy" };

/** Whether the program of a deal takes this loan. A deal without a program, or with "Other", has no bounds here. */
export function programFit(
  params: OfferParams,
  { loanAmount, ltvPercent }: Pick<WholePayment, "loanAmount" | "ltvPercent">,
  rules: RuleSet | null,
): { misfits: Misfit[]; needs: VerdictNeed[] } {
  const { program, occupancy } = params;
  if (!program || program === "Other") return { misfits: [], needs: [] };
  // A program or an occupancy that is not known here, for example of another version, has no rules either.
  const isKnown = rules?.bounds && Object.hasOwn(rules.bounds, program);
  const bounds = isKnown ? rules.bounds?.[program as "FHA"] : null;
  const byOccupancy: Partial<Record<string, number>> | null | undefined = rules?.mostLtvByOccupancy;
  if (!rules || !bounds || !byOccupancy || !rules.concessionCaps)
    return { misfits: [], needs: ["program rules"] };
  const misfits: Misfit[] = [];
  const needs: VerdictNeed[] = [];
  if (!occupancy) needs.push("occupancy");
  else if (!Object.hasOwn(byOccupancy, occupancy)) needs.push("occupancy");
  else if (!bounds.occupancies.some((one) => one === occupancy))
    misfits.push({ bound: "occupancy" });
  const most = mostLtv(params, loanAmount, { ...bounds, byOccupancy, rules });
  if (ltvPercent > most) misfits.push({ bound: "loan to value", most });
  const size = sizeFit(params, loanAmount, rules);
  if (size === "unknown") needs.push("county loan limit");
  else if (size !== null) misfits.push({ bound: "loan size", most: size });
  return { misfits, needs };
}

type Bounds = {
  mostLtvPercent: number;
  byOccupancy: Partial<Record<string, number>>;
  rules: RuleSet;
};

/** The highest loan to value in percent. A conventional loan has less if it is adjustable or above the lowest limit. */
function mostLtv(params: OfferParams, loanAmount: number, bounds: Bounds): number {
  const { mostLtvPercent, byOccupancy, rules } = bounds;
  if (params.program !== "Conventional") return mostLtvPercent;
  const least = rules.leastLoanLimits?.conventional.least ?? 0;
  const isSpecial = params.rateType === "Adjustable" || loanAmount > least;
  const most = byOccupancy[params.occupancy ?? ""] ?? mostLtvPercent;
  return Math.min(most, isSpecial ? specialLtvPercent : mostLtvPercent);
}

/** The limit that the loan is above, "unknown" where only the county's limit would say, or null if it fits. */
function sizeFit(
  { program, countyLoanLimit }: OfferParams,
  loanAmount: number,
  rules: RuleSet,
): number | "unknown" | null {
  if (program !== "Conventional" && program !== "FHA") return null;
  const kind = program === "FHA" ? "fha" : "conventional";
  const least = rules.leastLoanLimits?.[kind].least;
  if (least !== undefined && loanAmount <= least) return null;
  const most = rules.loanLimits?.[kind].most ?? null;
  if (most !== null && loanAmount > most) return most;
  if (countyLoanLimit === null || countyLoanLimit === undefined) return "unknown";
  return loanAmount <= countyLoanLimit ? null : countyLoanLimit;
}
