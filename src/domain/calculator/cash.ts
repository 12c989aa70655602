import type { VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import { concessionCap, strictestCap } from "./concession.ts";
import type { WholePayment, OfferParams } from "./whole-payment.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import type { Scenario } from "./scenario.ts";

/** What the buyer brings to the closing, in dollars, unrounded. */
export type Cash = {
  /** Null while closing or prepaid costs are not stated. */
  cashToClose: number | null;
  /** The part of the seller's concession that counts: no more than the program allows and than there are costs. */
  concessionCounted: number | null;
  /** What the program allows at most; null if it has no cap that is known. */
  concessionCap: number | null;
  /** What is conceded above the cap. */
  concessionExcess: number;
  needs: VerdictNeed[];
};

type CashTerms = Pick<Scenario, "purchasePrice" | "downPayment"> & { sellersConcession?: number };

/**
 * Cash to close: down payment, closing and prepaid costs and premiums paid in cash, less what the seller concedes and
 * what was deposited. A concession pays costs, never the down payment.
 */
export function cashOf(
  terms: CashTerms,
  params: OfferParams,
  { whole, rules }: { whole: WholePayment; rules: RuleSet | null },
): Cash {
  const conceded = terms.sellersConcession ?? 0;
  const hasLimit = (params.maxCashToClose ?? null) !== null;
  const known = concessionCap(terms, params, rules);
  // Which cap applies is not known without a program; what is compared with a limit has the strictest.
  const cap = known ?? (hasLimit ? strictestCap(terms, params, rules) : null);
  const closing = statedCost(params.estimatedClosingCosts);
  const prepaid = statedCost(params.prepaidCosts);
  const needs: VerdictNeed[] = [];
  if (hasLimit && closing === null) needs.push("closing costs");
  if (hasLimit && prepaid === null) needs.push("prepaid costs");
  // VA leaves normal closing costs out of its cap; while they are not stated, no part is known to be above it.
  const isKnown = cap !== null && !(cap.excludesClosingCosts && closing === null);
  const most = isKnown ? cap.most + (cap.excludesClosingCosts ? closing! : 0) : null;
  const shown = {
    concessionCap: most,
    concessionExcess: most === null ? 0 : Math.max(conceded - most, 0),
    needs,
  };
  if (closing === null || prepaid === null)
    return { ...shown, cashToClose: null, concessionCounted: null };
  const costs = closing + prepaid + whole.cashFee;
  const concessionCounted = Math.min(conceded, costs, most ?? Infinity);
  const cashToClose =
    terms.downPayment + costs - concessionCounted - Math.max(params.earnestDeposit ?? 0, 0);
  return { ...shown, concessionCounted, cashToClose: Math.max(cashToClose, 0) };
}

/** A negative cost is a mistake and not stated. */
function statedCost(dollars: number | null | undefined): number | null {
  return typeof dollars === "number" && dollars >= 0 ? dollars : null;
}
