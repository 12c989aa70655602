import type { LoanOfficerDealParams } from "#domain/contacts/deal.ts";
import { verdictNeeds, type VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import { type Cash, cashOf } from "./cash.ts";
import { type WholePayment, wholePaymentOf, type OfferParams } from "./whole-payment.ts";
import { type Misfit, programFit } from "./program-fit.ts";
import { type RuleSet, rulesVersion } from "./rules/rule-set.ts";
import type { Scenario } from "./scenario.ts";

/**
 * What a verdict depends on, in dollars. The seller's concession counts for the cash alone (CALC-068), and so do closing
 * costs (CALC-069).
 */
export type Terms = Pick<
  Scenario,
  "purchasePrice" | "downPayment" | "monthlyTaxes" | "monthlyInsurance"
> & { sellersConcession?: number };

/**
 * The loan officer's parameters that a verdict depends on: dollars per month; DTI and rate in percent. What a program, its
 * insurance, other costs and the cash are may be left out.
 */
export type Limits = Pick<
  LoanOfficerDealParams,
  | "maxMonthlyPayment"
  | "borrowerMonthlyIncome"
  | "borrowerMonthlyDebts"
  | "currentDtiWithoutHousing"
  | "maxAllowedDti"
  | "proposedInterestRate"
> &
  OfferParams;

/** Why there is no result. All figures are then zero and the verdict is null. */
export type Fault = "loan amount" | "interest rate" | "income";

/** One of the limits of the payment, and how far the scenario is from it. */
export type LimitCheck = {
  /** "housing" is the payment's share of the income, without debts; it is checked if the officer set it. */
  limit: "payment" | "dti" | "housing";
  /**
   * Dollars per month, or percent. Null when the loan officer has not set it; a limit that is not set is never kept.
   */
  allowed: number | null;
  /** In the same unit, unrounded; while the debts are not stated, the lowest that the DTI can be. */
  actual: number;
  /** Null when unknown: unknown is neither kept nor broken. */
  isKept: boolean | null;
  /** Dollars per month that the payment may still grow, or must shrink when negative; null when unknown. */
  room: number | null;
};

/** The calculator's result. All figures are unrounded; only the display rounds. */
export type Verdict = {
  fault: Fault | null;
  /** Dollars: price minus down payment. */
  loanAmount: number;
  /** Percent per year. */
  interestRateUsed: number;
  /** Dollars per month: principal, interest, taxes and insurance, and whatever else the officer stated. */
  estimatedPiti: number;
  /** Percent; null while the debts are not stated. */
  updatedDti: number | null;
  /** Percent: the DTI without any debts, which is its minimum. */
  leastDti: number;
  /** Null without a result. */
  isWithinLimits: boolean | null;
  checks: LimitCheck[];
  /** The limit with the least room; null without a result. */
  binding: LimitCheck | null;
  /** Above 80% loan-to-value most loans need mortgage insurance, which nobody stated and the payment does not include. */
  needsMortgageInsurance: boolean;
  /** The parts of the payment; null without a result. */
  whole: WholePayment | null;
  /** The cash to close and its limit; null without a result. `isKept` is null when no limit is set or it is not known. */
  cash: (Cash & { allowed: number | null; isKept: boolean | null }) | null;
  /** What the deal's program does not allow. */
  misfits: Misfit[];
  /** The version of the rules of the deal's program; null without a program. */
  rulesVersion: string | null;
  /** What the loan officer has not stated: until then nothing counts as within limits. Empty without a result. */
  notStated: VerdictNeed[];
};

/**
 * Judges a scenario by the loan officer's limits. The browser and the server run the same function, and only the
 * server's result is stored. Unrounded figures are compared, and a figure exactly at its limit is within it. `rules` are
 * those of the day; without them a deal with a program cannot be within limits.
 */
export function judge(terms: Terms, limits: Limits, rules: RuleSet | null = null): Verdict {
  const whole = wholePaymentOf(terms, limits, rules);
  const { loanAmount, interestRateUsed, payment: estimatedPiti } = whole;
  const income = limits.borrowerMonthlyIncome ?? 0;
  const basics = { loanAmount, interestRateUsed };
  const fault = faultOf(loanAmount, interestRateUsed, income);
  if (fault) return { ...nothing, ...basics, fault };

  const debts = debtsOf(limits, income);
  const dtiWith = (owed: number) => ((owed + estimatedPiti) / income) * 100;
  const updatedDti = debts === null ? null : dtiWith(debts);
  const leastDti = dtiWith(0);
  // An extreme rate makes the payment overflow.
  if (!Number.isFinite(updatedDti ?? leastDti))
    return { ...nothing, ...basics, fault: "interest rate" };

  const checks = checksOf({ limits, estimatedPiti, income, debts });
  const cash = cashCheck(cashOf(terms, limits, { whole, rules }), limits);
  const fit = programFit(limits, whole, rules);
  const { maxMonthlyPayment, maxAllowedDti } = limits;
  const values: Partial<Record<VerdictNeed, number | null>> = {
    payment: maxMonthlyPayment,
    dti: maxAllowedDti,
    debts,
  };
  const needs = [...whole.needs, ...cash.needs, ...fit.needs];
  const notStated = verdictNeeds.filter((name) => values[name] === null || needs.includes(name));
  return {
    ...basics,
    fault: null,
    estimatedPiti,
    updatedDti,
    leastDti,
    isWithinLimits:
      checks.every(({ isKept }) => isKept === true) &&
      notStated.length === 0 &&
      fit.misfits.length === 0 &&
      (cash.allowed === null || cash.isKept === true),
    checks,
    binding: tightest(checks),
    needsMortgageInsurance: whole.isInsuranceLeftOut,
    whole,
    cash,
    misfits: fit.misfits,
    rulesVersion: limits.program && rules ? rulesVersion : null,
    notStated,
  };
}

type Checked = { limits: Limits; estimatedPiti: number; income: number; debts: number | null };

function checksOf({ limits, estimatedPiti, income, debts }: Checked): LimitCheck[] {
  const { maxMonthlyPayment, maxAllowedDti } = limits;
  const maxHousingRatio = limits.maxHousingRatio ?? null;
  const roomIn = (largest: number | null) => (largest === null ? null : largest - estimatedPiti);
  const share = (owed: number) => ((owed + estimatedPiti) / income) * 100;
  const largestByDti =
    maxAllowedDti === null || debts === null ? null : (maxAllowedDti / 100) * income - debts;
  const dti = check(
    "dti",
    { allowed: maxAllowedDti, actual: share(debts ?? 0) },
    roomIn(largestByDti),
  );
  if (debts === null && dti.isKept) dti.isKept = null;
  const payment = check(
    "payment",
    { allowed: maxMonthlyPayment, actual: estimatedPiti },
    roomIn(maxMonthlyPayment),
  );
  if (maxHousingRatio === null) return [payment, dti];
  const housing = check(
    "housing",
    { allowed: maxHousingRatio, actual: share(0) },
    roomIn((maxHousingRatio / 100) * income),
  );
  return [payment, dti, housing];
}

/** Cash exactly at its limit is within it. */
function cashCheck(cash: Cash, limits: Limits): NonNullable<Verdict["cash"]> {
  const allowed = limits.maxCashToClose ?? null;
  const isKnown = allowed !== null && cash.cashToClose !== null;
  return { ...cash, allowed, isKept: isKnown ? cash.cashToClose! <= allowed : null };
}

const nothing = {
  estimatedPiti: 0,
  updatedDti: 0,
  leastDti: 0,
  isWithinLimits: null,
  checks: [],
  binding: null,
  needsMortgageInsurance: false,
  whole: null,
  cash: null,
  misfits: [],
  rulesVersion: null,
  notStated: [],
} satisfies Partial<Verdict>;

function faultOf(loanAmount: number, rate: number, income: number): Fault | null {
  // Written so that NaN counts as a fault too.
  if (!(loanAmount > 0)) return "loan amount";
  if (!(rate > 0)) return "interest rate";
  if (!(income > 0)) return "income";
  return null;
}

/**
 * The borrower's monthly debts besides housing; if only the DTI without housing is stated, that share of the income.
 */
function debtsOf(limits: Limits, income: number): number | null {
  const { borrowerMonthlyDebts: debts, currentDtiWithoutHousing: share } = limits;
  // A negative amount is a mistake: what is owed is not known.
  if (debts !== null) return debts < 0 ? null : debts;
  return share === null || share < 0 ? null : (share / 100) * income;
}

function check(
  limit: LimitCheck["limit"],
  { allowed, actual }: Pick<LimitCheck, "allowed" | "actual">,
  room: number | null,
): LimitCheck {
  const isKept = allowed !== null && actual <= allowed;
  // The room is computed differently; rounding in its last digits must not contradict the verdict.
  if (room !== null) room = isKept ? Math.max(room, 0) : Math.min(room, -Number.MIN_VALUE);
  return { limit, allowed, actual, isKept, room };
}

/** A limit that is not set comes first: nothing else matters before it is set. */
function tightest(checks: LimitCheck[]): LimitCheck {
  return checks.reduce((one, other) =>
    (other.room ?? -Infinity) < (one.room ?? -Infinity) ? other : one,
  );
}
