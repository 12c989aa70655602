import type { LoanOfficerDealParams, StoredOfficerParams } from "#domain/contacts/deal.ts";
import {
  loanTerms,
  mortgageInsurances,
  rateTypes,
  vaFundingFees,
} from "#domain/contacts/loan-choices.ts";
import type { VerdictNeed } from "#domain/contacts/verdict-needs.ts";
import { principalAndInterest, termMonths } from "./payment.ts";
import { concessionCap } from "./concession.ts";
import { lesserValue, sharePercent } from "./loan-to-value.ts";
import { type Step, insuredAbovePercent } from "./rules/mortgage-insurance.ts";
import type { RuleSet } from "./rules/rule-set.ts";
import { defaultInterestRate, type Scenario } from "./scenario.ts";

/** What the loan officer may state beyond principal, interest, taxes and insurance. What is left out is not stated. */
export type OfferParams = Partial<
  Pick<
    StoredOfficerParams,
    | "program"
    | "occupancy"
    | "loanTerm"
    | "rateType"
    | "qualifyingRate"
    | "mortgageInsurance"
    | "mortgageInsuranceRate"
    | "vaFundingFee"
    | "countyLoanLimit"
    | "monthlyHoaDues"
    | "monthlyFloodInsurance"
    | "monthlyAssessments"
    | "monthlySecondLien"
    | "estimatedClosingCosts"
    | "prepaidCosts"
    | "earnestDeposit"
    | "appraisedValue"
    | "maxCashToClose"
    | "maxHousingRatio"
  >
>;

/** What a scenario costs each month, in dollars, unrounded. */
export type WholePayment = {
  /** Price minus down payment: the base of loan to value and of every premium. */
  loanAmount: number;
  /** A premium or fee that is added to the loan. */
  financedFee: number;
  /** A premium that is paid at closing. */
  cashFee: number;
  /** Percent per year: the note's, or the qualifying rate of an adjustable one. */
  interestRateUsed: number;
  isAdjustable: boolean;
  termMonths: number;
  principalAndInterest: number;
  /** Monthly premium; 0 if there is none or if it is not counted. */
  mortgageInsurance: number;
  /** HOA dues, flood insurance, assessments and the second lien. */
  otherCosts: number;
  /** Everything together, with taxes and insurance: what the limits are compared with. */
  payment: number;
  /** Percent: the loan without a financed fee, of the lesser of price and appraised value. */
  ltvPercent: number;
  /** Above 80% loan to value the officer has said neither that mortgage insurance applies nor that it does not. */
  isInsuranceLeftOut: boolean;
  /** What has to be stated or known before this can be within limits. */
  needs: VerdictNeed[];
};

type HousingTerms = Pick<
  Scenario,
  "purchasePrice" | "downPayment" | "monthlyTaxes" | "monthlyInsurance"
> & { sellersConcession?: number };

/**
 * The whole monthly payment of a scenario. With nothing of `OfferParams` stated it is principal, interest, taxes and
 * insurance. What a program needs and nobody stated, or what no rule of `rules` covers, is in `needs`.
 */
export function wholePaymentOf(
  terms: HousingTerms,
  params: OfferParams & Pick<LoanOfficerDealParams, "proposedInterestRate">,
  rules: RuleSet | null,
): WholePayment {
  const loanAmount = terms.purchasePrice - terms.downPayment;
  const { rate: interestRateUsed, needs } = rateOf(params);
  if (hasUnknownChoice(params)) needs.push("program rules");
  const costs = [
    params.monthlyHoaDues,
    params.monthlyFloodInsurance,
    params.monthlyAssessments,
    params.monthlySecondLien,
  ];
  if (costs.some(isNegative)) needs.push("monthly costs");
  if (typeof params.appraisedValue === "number" && params.appraisedValue <= 0)
    needs.push("appraised value");
  const months = monthsOf(params.loanTerm);
  const ltvPercent = sharePercent(loanAmount, valueOf(terms, params, rules));
  const premium = premiumOf(params, { loanAmount, ltvPercent, months, terms }, rules);
  needs.push(...premium.needs);
  const financedFee = (premium.financedPercent / 100) * loanAmount;
  const loan = principalAndInterest(loanAmount + financedFee, interestRateUsed, months);
  const mortgageInsurance = ((premium.annualPercent / 100) * loanAmount) / 12;
  const otherCosts = costs.reduce<number>((sum, cost) => sum + Math.max(cost ?? 0, 0), 0);
  return {
    loanAmount,
    financedFee,
    cashFee: (premium.cashPercent / 100) * loanAmount,
    interestRateUsed,
    isAdjustable: params.rateType === "Adjustable",
    termMonths: months,
    principalAndInterest: loan,
    mortgageInsurance,
    otherCosts,
    payment: loan + terms.monthlyTaxes + terms.monthlyInsurance + mortgageInsurance + otherCosts,
    ltvPercent,
    isInsuranceLeftOut: premium.isLeftOut,
    needs,
  };
}

/**
 * The value that loan to value is taken of, in dollars: the lesser of price and appraised value, less the part of the
 * concession above the program's cap, which lenders treat as a lower price.
 */
function valueOf(terms: HousingTerms, params: OfferParams, rules: RuleSet | null): number {
  const lesser = lesserValue(terms.purchasePrice, params);
  const concession = terms.sellersConcession ?? 0;
  const cap = concessionCap(terms, params, rules);
  if (cap === null || cap.excludesClosingCosts) return lesser;
  return Math.max(lesser - Math.max(concession - cap.most, 0), 0);
}

/** Whether an amount is a mistake: it lowers nothing, and what it should be is not known. */
function isNegative(amount: number | null | undefined): boolean {
  return typeof amount === "number" && amount < 0;
}

/** Whether a stored choice is none that is known here, for example of another version: what it means is not known. */
function hasUnknownChoice(params: OfferParams): boolean {
  const chosen: [string | null | undefined, readonly string[]][] = [
    [params.loanTerm, loanTerms],
    [params.rateType, rateTypes],
    [params.mortgageInsurance, mortgageInsurances],
    [params.vaFundingFee, vaFundingFees],
  ];
  return chosen.some(([choice, choices]) => choice && !choices.includes(choice));
}

function monthsOf(term: string | null | undefined): number {
  const isTerm = loanTerms.some((one) => one === term);
  return isTerm ? Number.parseInt(term!, 10) * 12 : termMonths;
}

function rateOf(params: OfferParams & Pick<LoanOfficerDealParams, "proposedInterestRate">) {
  const note = params.proposedInterestRate ?? defaultInterestRate;
  const needs: VerdictNeed[] = [];
  if (params.rateType !== "Adjustable") return { rate: note, needs };
  const { qualifyingRate } = params;
  if (!qualifyingRate || qualifyingRate <= 0) needs.push("qualifying rate");
  // A qualifying rate below the note's is a mistake that must not lower the payment.
  return { rate: Math.max(note, qualifyingRate ?? note), needs };
}

/** Mortgage insurance in percent of the base loan. */
type Premium = {
  annualPercent: number;
  financedPercent: number;
  cashPercent: number;
  isLeftOut: boolean;
  needs: VerdictNeed[];
};

type PremiumOf = { loanAmount: number; ltvPercent: number; months: number; terms: HousingTerms };

const noPremium: Premium = {
  annualPercent: 0,
  financedPercent: 0,
  cashPercent: 0,
  isLeftOut: false,
  needs: [],
};

function premiumOf(params: OfferParams, loan: PremiumOf, rules: RuleSet | null): Premium {
  // These premiums and fees are the program's own: nobody can leave them out.
  if (params.program === "FHA") return fhaPremium(loan, rules);
  if (params.program === "VA") return vaFee(params, loan, rules);
  if (params.program === "USDA") return usdaFee(rules);
  const stated = params.mortgageInsurance ?? null;
  if (stated === "None" || stated === "Paid by the lender") return noPremium;
  if (loan.ltvPercent <= insuredAbovePercent) return noPremium;
  const rate = params.mortgageInsuranceRate ?? null;
  // A rate of zero or less says nothing of what the insurance costs.
  if (stated === null || stated === "By the program" || rate === null || rate <= 0)
    return { ...noPremium, isLeftOut: true };
  if (stated === "Monthly") return { ...noPremium, annualPercent: rate };
  return stated === "Single premium, financed"
    ? { ...noPremium, financedPercent: rate }
    : { ...noPremium, cashPercent: rate };
}

const unknownPremium: Premium = { ...noPremium, needs: ["program rules"] };

/**
 * FHA's annual premium is billed on the year's average balance. The opening balance is a little more, so that nothing is
 * within limits by that difference.
 */
function fhaPremium({ loanAmount, ltvPercent, months }: PremiumOf, rules: RuleSet | null): Premium {
  const premiums = rules?.fhaPremiums;
  if (!premiums) return unknownPremium;
  const table = months > 15 * 12 ? premiums.longTerm : premiums.shortTerm;
  const steps = loanAmount > premiums.sizeTier ? table.aboveTier : table.upToTier;
  return {
    ...noPremium,
    annualPercent: stepAt(steps, ltvPercent),
    financedPercent: premiums.upfrontPercent,
  };
}

function vaFee(params: OfferParams, { terms }: PremiumOf, rules: RuleSet | null): Premium {
  const use = params.vaFundingFee ?? null;
  if (use === "Exempt") return noPremium;
  if (!rules?.vaFees) return unknownPremium;
  if (use === null) return { ...noPremium, needs: ["VA funding fee"] };
  const downPercent = sharePercent(terms.downPayment, terms.purchasePrice);
  const steps = use === "First use" ? rules.vaFees.firstUse : rules.vaFees.laterUse;
  const fee = steps.find(({ leastDownPercent }) => downPercent >= leastDownPercent)!;
  return { ...noPremium, financedPercent: fee.percent };
}

function usdaFee(rules: RuleSet | null): Premium {
  if (!rules?.usdaFees) return unknownPremium;
  const { upfrontPercent, annualPercent } = rules.usdaFees;
  // The annual fee is of the loan with the financed fee in it.
  const onWhole = annualPercent * (1 + upfrontPercent / 100);
  return { ...noPremium, financedPercent: upfrontPercent, annualPercent: onWhole };
}

function stepAt(steps: readonly Step[], ltvPercent: number): number {
  return steps.find(({ upToLtvPercent }) => ltvPercent <= upToLtvPercent)!.percent;
}
