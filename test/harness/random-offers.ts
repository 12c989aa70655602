import {
  loanTerms,
  mortgageInsurances,
  occupancies,
  type Program,
  vaFundingFees,
} from "#domain/contacts/loan-choices.ts";
import { mostConcession } from "#domain/calculator/scenario.ts";
import type { Limits, Terms } from "#domain/calculator/verdict.ts";
import { chanceFrom, randomDeals } from "./random-deals.ts";

/** A deal with everything that an officer may state about its program, its other costs and its cash. */
export type Offer = { deal: Required<Terms>; officer: Limits };

/**
 * Random offers of one program, with cents and odd rates, often just at a bound of its rules; the same seed gives the
 * same offers.
 */
export function* randomOffers(count: number, program: Program, seed: number): Generator<Offer> {
  const chance = chanceFrom(seed ^ 0x5f3759df);
  const between = (least: number, most: number) => least + chance() * (most - least);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const maybe = <Value>(share: number, value: () => Value) => (chance() < share ? value() : null);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)]!;
  /** The down payments at which a rule changes, in percent of the price. */
  const steps = [0, 3, 3.5, 5, 10, 15, 20, 22, 25];

  for (const { deal, officer } of randomDeals(count, seed)) {
    const { purchasePrice } = deal;
    const stepDown = cents((one(steps) / 100) * purchasePrice + one([0, 0, 0.01, -0.01]));
    const downPayment = chance() < 0.7 ? Math.max(stepDown, 0) : deal.downPayment;
    const closing = cents(between(0, purchasePrice / 20));
    const prepaid = cents(between(0, purchasePrice / 50));
    yield {
      deal: {
        ...deal,
        downPayment,
        sellersConcession: maybe(0.6, () => cents(between(0, mostConcession(purchasePrice)))) ?? 0,
      },
      officer: {
        ...officer,
        // The larger the loans are that fit, the more the other rules decide.
        maxMonthlyPayment: cents(between(2_000, 25_000)),
        borrowerMonthlyIncome: cents(between(8_000, 80_000)),
        borrowerMonthlyDebts: cents(between(0, 2_000)),
        program,
        occupancy: one([...occupancies, ...occupancies, null]),
        loanTerm: maybe(0.6, () => one(loanTerms)),
        rateType: one(["Fixed", "Fixed", "Adjustable", null]),
        qualifyingRate: maybe(0.9, () => Math.round(between(2, 12) * 1000) / 1000),
        mortgageInsurance: maybe(0.6, () => one(mortgageInsurances)),
        mortgageInsuranceRate: maybe(0.8, () => Math.round(between(0.1, 3) * 100) / 100),
        vaFundingFee: maybe(0.9, () => one(vaFundingFees)),
        countyLoanLimit: maybe(0.7, () => Math.round(between(500_000, 1_500_000))),
        monthlyHoaDues: maybe(0.4, () => cents(between(0, 600))),
        monthlyFloodInsurance: maybe(0.2, () => cents(between(0, 200))),
        monthlyAssessments: maybe(0.1, () => cents(between(0, 100))),
        monthlySecondLien: maybe(0.1, () => cents(between(0, 900))),
        estimatedClosingCosts: maybe(0.9, () => closing),
        prepaidCosts: maybe(0.9, () => prepaid),
        earnestDeposit: maybe(0.5, () => cents(between(0, purchasePrice / 30))),
        appraisedValue: maybe(0.4, () => Math.round(purchasePrice * between(0.9, 1.1))),
        maxCashToClose: maybe(0.6, () => cents(downPayment + closing + between(-20_000, 30_000))),
        maxHousingRatio: maybe(0.4, () => Math.round(between(15, 50) * 100) / 100),
      },
    };
  }
}
