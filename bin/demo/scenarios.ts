import { newId } from "#server/platform/ids.ts";
import type { LinkRoom } from "./links.ts";

const buyers = {
  firstName: "Naomi",
  lastName: "Castellanos",
  email: "naomi.castellanos@example.com",
};

const limits = {
  maxMonthlyPayment: 3050,
  borrowerMonthlyIncome: 8900,
  borrowerMonthlyDebts: 670,
  currentDtiWithoutHousing: 7.53,
  maxAllowedDti: 43,
  proposedInterestRate: 6.25,
  monthlyTaxes: 410,
  monthlyInsurance: 105,
  estimatedClosingCosts: 13_400,
};

const tried = [
  { propertyAddress: "96 Carroll Street", purchasePrice: 520_000, downPayment: 93_000 },
  { propertyAddress: "41 Maple Court", purchasePrice: 498_000, downPayment: 93_000 },
  { propertyAddress: "7 Linden Terrace", purchasePrice: 445_000, downPayment: 93_000 },
];

/** Ana tries three houses within the limits of one of Leo's deals; then the rate rises, and one no longer fits. */
export async function tellOfScenarios({ apis: { ana, leo }, clock, today }: LinkRoom) {
  const daysAgo = (days: number) => new Date(today - days * 24 * 60 * 60_000);
  const id = newId();
  clock.now = daysAgo(6);
  await leo.contacts.addDeal({ id, deal: { ...buyers, loanOfficerDealParams: limits } });
  for (const [index, house] of tried.entries()) {
    clock.now = daysAgo(4 - index * 0.4);
    const scenario = {
      ...house,
      sellersConcession: 9_000,
      monthlyTaxes: 410,
      monthlyInsurance: 105,
    };
    await ana.calculator.save({ dealId: id, id: newId(), scenario });
  }
  clock.now = daysAgo(1);
  const deal = { ...buyers, loanOfficerDealParams: { ...limits, proposedInterestRate: 6.625 } };
  await leo.contacts.editDeal({ id, deal });
  clock.now = null;
}
