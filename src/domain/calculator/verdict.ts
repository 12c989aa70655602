import type { LoanOfficerDealParams } from "#domain/contacts/deal.ts";
import { verdictNeeds, type VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import { principalAndInterest } from "./payment.ts";
import { defaultInterestRate, type Scenario } from "./scenario.ts";

/**
 * What a verdict depends on, in dollars. The seller's concession and closing costs do not count (CALC-068, CALC-069).
 */
export type Terms = Pick<
  Scenario,
  "purchasePrice" | "downPayment" | "monthlyTaxes" | "monthlyInsurance"
>;

/** The loan officer's parameters that a verdict depends on: dollars per month; DTI and rate in percent. */
export type Limits = Pick<
  LoanOfficerDealParams,
  | "maxMonthlyPayment"
  | "borrowerMonthlyIncome"
  | "borrowerMonthlyDebts"
  | "currentDtiWithoutHousing"
  | "maxAllowedDti"
  | "proposedInterestRate"
>;

/** Why there is no result. All figures are then zero and the verdict is null. */
export type Fault = "loan amount" | "interest rate" | "income";

/** One of the two limits, and how far the scenario is from it. */
export type LimitCheck = {
  limit: "payment" | "dti";
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
  /** Dollars per month: principal, interest, taxes and insurance. */
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
  /** Above 80% loan-to-value most loans need mortgage insurance, which the payment does not include. */
  needsMortgageInsurance: boolean;
  /** What the loan officer has not stated: until then nothing counts as within limits. Empty without a result. */
  notStated: VerdictNeed[];
};

/**
 * Judges a scenario by the loan officer's limits. The browser and the server run the same function, and only the
 * server's result is stored. Unrounded figures are compared, and a figure exactly at its limit is within it.
 */
export function judge(terms: Terms, limits: Limits): Verdict {
  const loanAmount = terms.purchasePrice - terms.downPayment;
  const interestRateUsed = limits.proposedInterestRate ?? defaultInterestRate;
  const income = limits.borrowerMonthlyIncome ?? 0;
  const basics = { loanAmount, interestRateUsed };
  const fault = faultOf(loanAmount, interestRateUsed, income);
  if (fault) return { ...nothing, ...basics, fault };

  const payment = principalAndInterest(loanAmount, interestRateUsed);
  const estimatedPiti = payment + terms.monthlyTaxes + terms.monthlyInsurance;
  const debts = debtsOf(limits, income);
  const dtiWith = (owed: number) => ((owed + estimatedPiti) / income) * 100;
  const updatedDti = debts === null ? null : dtiWith(debts);
  const leastDti = dtiWith(0);
  // An extreme rate makes the payment overflow.
  if (!Number.isFinite(updatedDti ?? leastDti))
    return { ...nothing, ...basics, fault: "interest rate" };

  const { maxMonthlyPayment, maxAllowedDti } = limits;
  const largestByDti =
    maxAllowedDti === null || debts === null ? null : (maxAllowedDti / 100) * income - debts;
  const checks = [
    check(
      "payment",
      { allowed: maxMonthlyPayment, actual: estimatedPiti },
      roomIn(maxMonthlyPayment),
    ),
    check("dti", { allowed: maxAllowedDti, actual: updatedDti ?? leastDti }, roomIn(largestByDti)),
  ];
  if (debts === null && checks[1]!.isKept) checks[1]!.isKept = null;
  const values = { payment: maxMonthlyPayment, dti: maxAllowedDti, debts };
  const notStated = verdictNeeds.filter((name) => values[name] === null);
  return {
    ...basics,
    fault: null,
    estimatedPiti,
    updatedDti,
    leastDti,
    isWithinLimits: checks.every(({ isKept }) => isKept === true),
    checks,
    binding: tightest(checks),
    needsMortgageInsurance: loanAmount > 0.8 * terms.purchasePrice,
    notStated,
  };

  function roomIn(largestPayment: number | null): number | null {
    return largestPayment === null ? null : largestPayment - estimatedPiti;
  }
}

const nothing = {
  estimatedPiti: 0,
  updatedDti: 0,
  leastDti: 0,
  isWithinLimits: null,
  checks: [],
  binding: null,
  needsMortgageInsurance: false,
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
  if (limits.borrowerMonthlyDebts !== null) return limits.borrowerMonthlyDebts;
  const share = limits.currentDtiWithoutHousing;
  return share === null ? null : (share / 100) * income;
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
