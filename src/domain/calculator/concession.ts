import type { OfferParams } from "./whole-payment.ts";
import { lesserValue, sharePercent } from "./loan-to-value.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import type { Scenario } from "./scenario.ts";

/** What a seller may concede, in dollars. */
export type ConcessionCap = {
  most: number;
  /** VA limits only what is conceded beyond normal closing costs. */
  excludesClosingCosts: boolean;
};

/** Whether a verdict can depend on the seller's concession at all. */
export function doesConcessionCount({ program, maxCashToClose }: OfferParams): boolean {
  return Boolean(program) || typeof maxCashToClose === "number";
}

/**
 * The cap of the deal's program; null if no program with known caps is stated. An occupancy that is not stated counts as
 * the strictest.
 */
export function concessionCap(
  terms: Pick<Scenario, "purchasePrice" | "downPayment">,
  params: OfferParams,
  rules: RuleSet | null,
): ConcessionCap | null {
  const { program, occupancy } = params;
  const caps = rules?.concessionCaps;
  if (!program || program === "Other" || !caps) return null;
  const value = lesserValue(terms.purchasePrice, params);
  const capAt = (percent: number) => capOf(value, percent);
  if (program === "VA") return { ...capAt(caps.VA), excludesClosingCosts: true };
  if (program === "FHA" || program === "USDA") return capAt(caps[program]);
  if (program !== "Conventional") return null;
  if (occupancy !== "Primary home" && occupancy !== "Second home") return capAt(caps.investment);
  // A second lien counts for loan to value, and its balance is not known: the strictest step.
  if ((params.monthlySecondLien ?? 0) !== 0) return capAt(caps.conventional.at(-1)!.percent);
  const ltvPercent = sharePercent(terms.purchasePrice - terms.downPayment, value);
  return capAt(
    caps.conventional.find(({ upToLtvPercent }) => ltvPercent <= upToLtvPercent)!.percent,
  );
}

/** The lowest cap of any program; null without rules. */
export function strictestCap(
  terms: Pick<Scenario, "purchasePrice">,
  params: OfferParams,
  rules: RuleSet | null,
): ConcessionCap | null {
  const percent = rules?.concessionCaps?.investment ?? null;
  return percent === null ? null : capOf(lesserValue(terms.purchasePrice, params), percent);
}

/** In whole cents, rounded down: a concession of exactly the cap is within it. */
function capOf(value: number, percent: number): ConcessionCap {
  return { most: Math.floor(value * percent + 1e-6) / 100, excludesClosingCosts: false };
}
