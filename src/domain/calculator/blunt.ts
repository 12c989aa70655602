import * as z from "zod/mini";
import { verdictNeeds } from "#domain/contacts/verdict-needs.ts";
import { atPrice } from "./at-price.ts";
import { boundless } from "./boundless.ts";
import { wholePaymentOf } from "./whole-payment.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import { price } from "./scenario.ts";
import { judge, type Limits, type Terms, type Verdict } from "./verdict.ts";

/** The precision of the room that an agent sees when the finances are hidden: the next hundred dollars a month. */
export const bluntStep = 100;

/**
 * How many different scenarios per day such an agent may ask about one deal, so that the figures cannot be found by
 * trying.
 */
export const bluntQuestionsADay = 40;

/**
 * A verdict for an agent from whom the borrower's income, debts and DTI are hidden: the tighter limit, and the room
 * rounded to the safe side, so that the suggested price is sure to pass.
 */
export const bluntVerdictSchema = z.object({
  fault: z.nullable(z.enum(["loan amount", "interest rate", "income"])),
  loanAmount: z.number(),
  interestRateUsed: z.number(),
  estimatedPiti: z.number(),
  isWithinLimits: z.nullable(z.boolean()),
  /** "dti" stands for both ratios, so that which of them it is does not reveal the income. */
  binding: z.nullable(z.enum(["payment", "dti"])),
  /** What the loan officer has not stated. The stated amounts are not revealed. */
  notStated: z.array(z.enum(verdictNeeds)),
  /** Dollars per month in whole hundreds; negative when the payment must shrink. Null while something is not stated. */
  room: z.nullable(z.number()),
  /** In steps of the price slider; null when no price is known to pass. */
  safePrice: z.nullable(z.number()),
  needsMortgageInsurance: z.boolean(),
});
export type BluntVerdict = z.output<typeof bluntVerdictSchema>;

/**
 * Whether the payment alone breaks the limit that such an agent sees. The page shows it without a request, because
 * nothing hidden is needed for it.
 */
export function isPaymentOver(
  { fault, estimatedPiti }: Pick<Verdict, "fault" | "estimatedPiti">,
  maxMonthlyPayment: number | null,
): boolean {
  return fault === null && maxMonthlyPayment !== null && estimatedPiti > maxMonthlyPayment;
}

/**
 * The part of a verdict that such an agent may see. The price follows from the rounded room and reveals no more. Of the
 * borrower's finances, everything here depends on one figure alone: the payment that both ratios allow.
 */
export function bluntly(
  terms: Terms,
  verdict: Verdict,
  { limits, rules = null }: { limits: Limits; rules?: RuleSet | null },
): BluntVerdict {
  const { fault, loanAmount, interestRateUsed, estimatedPiti, isWithinLimits, binding } = verdict;
  const exact = binding?.room ?? null;
  const isKnown = exact !== null && verdict.notStated.length === 0;
  const room = isKnown ? Math.floor(exact / bluntStep) * bluntStep + 0 : null;
  return {
    fault,
    loanAmount,
    interestRateUsed,
    estimatedPiti,
    isWithinLimits,
    binding: binding?.limit === "housing" ? "dti" : (binding?.limit ?? null),
    notStated: verdict.notStated,
    room,
    safePrice: room === null ? null : safePrice(terms, { verdict, room, limits, rules }),
    needsMortgageInsurance: verdict.needsMortgageInsurance,
  };
}

type Room = { verdict: Verdict; room: number; limits: Limits; rules: RuleSet | null };

function safePrice(terms: Terms, { verdict, room, limits, rules }: Room): number | null {
  const allowed = verdict.estimatedPiti + room;
  // Half a dollar more, so that no rounding on the way makes it one step too high.
  const costs = (purchasePrice: number) =>
    wholePaymentOf(atPrice(terms, purchasePrice + 0.5), limits, rules).payment;
  const steps = Array.from(
    { length: (price.max - price.min) / price.step + 1 },
    (_, index) => price.max - index * price.step,
  );
  const stepped = steps.find(
    (one) => one > terms.downPayment && costs(one) <= allowed && fitsOpenly(one),
  );
  // The price of a scenario within limits is itself a price that passes.
  if (verdict.isWithinLimits) return Math.max(stepped ?? 0, terms.purchasePrice);
  return stepped ?? null;

  /** Whether everything that depends on no finances is kept: the program and the cash. */
  function fitsOpenly(purchasePrice: number): boolean {
    const open = { ...limits, ...boundless };
    return judge(atPrice(terms, purchasePrice), open, rules).isWithinLimits === true;
  }
}
