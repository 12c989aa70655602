import * as z from "zod/mini";
import { verdictNeeds } from "#domain/contacts/verdict-needs.ts";
import { monthlyCostOfDollar } from "./payment.ts";
import { price } from "./scenario.ts";
import type { Terms, Verdict } from "./verdict.ts";

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

/** The part of a verdict that such an agent may see. The price follows from the rounded room and reveals no more. */
export function bluntly(terms: Terms, verdict: Verdict): BluntVerdict {
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
    binding: binding?.limit ?? null,
    notStated: verdict.notStated,
    room,
    safePrice: room === null ? null : safePrice(terms, verdict, room),
    needsMortgageInsurance: verdict.needsMortgageInsurance,
  };
}

function safePrice(terms: Terms, verdict: Verdict, room: number): number | null {
  const exact = terms.purchasePrice + room / monthlyCostOfDollar(verdict.interestRateUsed);
  // Half a dollar less, so that no rounding on the way makes it one step too high.
  const stepped = Math.min(Math.floor((exact - 0.5) / price.step) * price.step, price.max);
  // The price of a scenario within limits is itself a price that passes.
  if (verdict.isWithinLimits) return Math.max(stepped, terms.purchasePrice);
  return stepped > terms.downPayment && stepped >= price.min ? stepped : null;
}
