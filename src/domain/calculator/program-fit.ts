import type { VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import type { Housing, OfferParams } from "./housing.ts";
import type { RuleSet } from "./rules/rule-set.ts";

/** What a program does not allow: the loan to value (percent), the size of the loan (dollars) or the occupancy. */
export type Misfit =
  | { bound: "loan to value"; most: number }
  | { bound: "loan size"; most: number }
  | { bound: "occupancy" };

/** Whether the program of a deal takes this loan. A deal without a program, or with "Other", has no bounds here. */
export function programFit(
  params: OfferParams,
  { loanAmount, ltvPercent }: Pick<Housing, "loanAmount" | "ltvPercent">,
  rules: RuleSet | null,
): { misfits: Misfit[]; needs: VerdictNeed[] } {
  const { program, occupancy } = params;
  if (!program || program === "Other") return { misfits: [], needs: [] };
  // A program or an occupancy that is not known here, for example of another version, has no rules either.
  const bounds = rules?.bounds?.[program as "FHA"];
  const byOccupancy: Partial<Record<string, number>> | null | undefined = rules?.mostLtvByOccupancy;
  if (!bounds || !byOccupancy || !rules.concessionCaps)
    return { misfits: [], needs: ["program rules"] };
  const misfits: Misfit[] = [];
  const needs: VerdictNeed[] = [];
  if (!occupancy) needs.push("occupancy");
  else if (byOccupancy[occupancy] === undefined) needs.push("occupancy");
  else if (!bounds.occupancies.some((one) => one === occupancy))
    misfits.push({ bound: "occupancy" });
  const most =
    program === "Conventional" && occupancy
      ? Math.min(bounds.mostLtvPercent, byOccupancy[occupancy] ?? 0)
      : bounds.mostLtvPercent;
  if (ltvPercent > most) misfits.push({ bound: "loan to value", most });
  const size = sizeFit(params, loanAmount, rules);
  if (size === "unknown") needs.push("county loan limit");
  else if (size !== null) misfits.push({ bound: "loan size", most: size });
  return { misfits, needs };
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
