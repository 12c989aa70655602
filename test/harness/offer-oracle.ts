import { Decimal } from "decimal.js";
import type { Limits } from "#domain/calculator/verdict.ts";
import type { Offer } from "./random-offers.ts";

/*
 * The verdict on an offer a second time, from the published rules and in decimal arithmetic: nothing here comes from the
 * calculator. Figures have 40 digits.
 */

const Exact = Decimal.clone({ precision: 40 });
const of = (value: number | null | undefined) => new Exact(value ?? 0);

/** What the second computation says: dollars, and whether the offer is within limits. */
export type Found = {
  payment: Decimal;
  cash: Decimal | null;
  isWithin: boolean;
  /** How far the figure nearest to its limit is from it, in dollars or percent. */
  margin: Decimal;
};

export function oracleOf({ deal, officer }: Offer): Found {
  const price = of(deal.purchasePrice);
  const down = of(deal.downPayment);
  const loan = price.minus(down);
  const lesser = officer.appraisedValue ? Exact.min(price, of(officer.appraisedValue)) : price;
  const hasLien = Boolean(officer.monthlySecondLien);
  const share = capShare(officer, loan.div(lesser), hasLien);
  const cap = share && lesser.times(share).times(100).floor().div(100);
  const conceded = of(deal.sellersConcession);
  const isVa = officer.program === "VA";
  const excess = cap && !isVa ? Exact.max(conceded.minus(cap), 0) : of(0);
  const ltv = loan.div(lesser.minus(excess));
  const months = officer.loanTerm ? Number(officer.loanTerm.slice(0, 2)) * 12 : 360;

  let isKnown = true;
  let rate = of(officer.proposedInterestRate ?? 6.5);
  if (officer.rateType === "Adjustable") {
    if (typeof officer.qualifyingRate !== "number") isKnown = false;
    rate = Exact.max(rate, of(officer.qualifyingRate));
  }
  const premium = premiumOf({ deal, officer }, { loan, ltv, months });
  if (premium === "unknown") isKnown = false;
  const { yearly, financed, cash: inCash } = premium === "unknown" ? noPremium : premium;

  const payment = pmt(loan.plus(loan.times(financed)), rate, months)
    .plus(loan.times(yearly).div(12))
    .plus(of(deal.monthlyTaxes))
    .plus(of(deal.monthlyInsurance))
    .plus(of(officer.monthlyHoaDues))
    .plus(of(officer.monthlyFloodInsurance))
    .plus(of(officer.monthlyAssessments))
    .plus(of(officer.monthlySecondLien));

  const areCostsKnown =
    typeof officer.estimatedClosingCosts === "number" && typeof officer.prepaidCosts === "number";
  const costs = of(officer.estimatedClosingCosts)
    .plus(of(officer.prepaidCosts))
    .plus(loan.times(inCash));
  const allowedToCount = cap && (isVa ? cap.plus(of(officer.estimatedClosingCosts)) : cap);
  const isCapUnknown = cap === null && typeof officer.maxCashToClose === "number";
  const strictest = isCapUnknown ? lesser.times(2).floor().div(100) : conceded;
  const counted = Exact.min(conceded, costs, allowedToCount ?? strictest);
  const cash = areCostsKnown
    ? Exact.max(down.plus(costs).minus(counted).minus(of(officer.earnestDeposit)), 0)
    : null;

  const income = of(officer.borrowerMonthlyIncome);
  const pairs: [Decimal, number | null | undefined][] = [
    [payment, officer.maxMonthlyPayment],
    [payment.plus(of(officer.borrowerMonthlyDebts)).div(income).times(100), officer.maxAllowedDti],
  ];
  if (typeof officer.maxHousingRatio === "number")
    pairs.push([payment.div(income).times(100), officer.maxHousingRatio]);
  if (typeof officer.maxCashToClose === "number") {
    if (cash === null) isKnown = false;
    else pairs.push([cash, officer.maxCashToClose]);
  }
  const margins = pairs.map(([actual, allowed]) => of(allowed).minus(actual));
  const fit = fitOf({ deal, officer }, loan, ltv);
  return {
    payment,
    cash,
    isWithin: isKnown && fit && margins.every((margin) => margin.gte(0)),
    margin: Exact.min(...margins.map((margin) => margin.abs())),
  };
}

/** A spreadsheet's PMT: the payment that repays a loan, at a rate in percent per year. */
function pmt(loan: Decimal, rate: Decimal, months: number): Decimal {
  const monthly = rate.div(1200);
  const growth = monthly.plus(1).pow(months);
  return loan.times(monthly).times(growth).div(growth.minus(1));
}

const noPremium = { yearly: of(0), financed: of(0), cash: of(0) };

type Loan = { loan: Decimal; ltv: Decimal; months: number };

function premiumOf({ deal, officer }: Offer, { loan, ltv, months }: Loan) {
  const kind = officer.mortgageInsurance ?? null;
  const rate = of(officer.mortgageInsuranceRate).div(100);
  if (officer.program === "FHA")
    return { ...noPremium, financed: of(0.0175), yearly: fhaYearly(loan, ltv, months) };
  if (officer.program === "USDA")
    return { ...noPremium, financed: of(0.01), yearly: of(0.0035).times(1.01) };
  if (officer.program === "VA") {
    if (officer.vaFundingFee === "Exempt") return noPremium;
    if (!officer.vaFundingFee) return "unknown";
    const share = of(deal.downPayment).div(of(deal.purchasePrice));
    if (share.gte(0.1)) return { ...noPremium, financed: of(0.0125) };
    if (share.gte(0.05)) return { ...noPremium, financed: of(0.015) };
    return { ...noPremium, financed: of(officer.vaFundingFee === "First use" ? 0.0215 : 0.033) };
  }
  if (kind === "None" || kind === "Paid by the lender") return noPremium;
  const isByProgram = kind === null || kind === "By the program";
  if (ltv.lte(0.8) || isByProgram || typeof officer.mortgageInsuranceRate !== "number")
    return noPremium;
  if (kind === "Monthly") return { ...noPremium, yearly: rate };
  return kind === "Single premium, financed"
    ? { ...noPremium, financed: rate }
    : { ...noPremium, cash: rate };
}

function fhaYearly(loan: Decimal, ltv: Decimal, months: number): Decimal {
  const isLarge = loan.gt(726_200);
  if (months > 180) {
    if (isLarge) return of(ltv.lte(0.95) ? 0.007 : 0.0075);
    return of(ltv.lte(0.95) ? 0.005 : 0.0055);
  }
  if (!isLarge) return of(ltv.lte(0.9) ? 0.0015 : 0.004);
  if (ltv.lte(0.78)) return of(0.0015);
  return of(ltv.lte(0.9) ? 0.004 : 0.0065);
}

function capShare({ program, occupancy }: Limits, ltv: Decimal, hasLien: boolean): Decimal | null {
  if (program === "FHA" || program === "USDA") return of(0.06);
  if (program === "VA") return of(0.04);
  if (program !== "Conventional") return null;
  if (!occupancy || occupancy === "Investment property") return of(0.02);
  if (hasLien) return of(0.03);
  if (ltv.lte(0.75)) return of(0.09);
  return of(ltv.lte(0.9) ? 0.06 : 0.03);
}

function fitOf({ officer }: Offer, loan: Decimal, ltv: Decimal): boolean {
  const { program, occupancy } = officer;
  if (program === "Other") return true;
  if (!occupancy) return false;
  const home = occupancy === "Primary home";
  if (program !== "Conventional" && !home) return false;
  const most = { VA: 1, USDA: 1, FHA: 0.965 }[program!] ?? { "Second home": 0.9 }[occupancy];
  const isSpecial = officer.rateType === "Adjustable" || loan.gt(832_750);
  const conventional = home ? (isSpecial ? 0.95 : 0.97) : 0.85;
  if (ltv.gt(most ?? conventional)) return false;
  if (program === "VA" || program === "USDA") return true;
  if (loan.lte(program === "FHA" ? 541_287 : 832_750)) return true;
  const county = officer.countyLoanLimit;
  return typeof county === "number" && loan.lte(county) && loan.lte(1_873_675);
}
