/** A loan runs for 30 years unless the loan officer chose another term. */
export const termMonths = 360;

/**
 * What one dollar of a fixed-rate loan costs per month, principal and interest, at an annual rate in percent.
 * Unrounded. expm1 and log1p keep it exact for rates so small that they would vanish in 1 + rate.
 */
export function monthlyCostOfDollar(annualRatePercent: number, months = termMonths): number {
  const monthlyRate = annualRatePercent / 100 / 12;
  if (monthlyRate === 0) return 1 / months;
  return monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** Principal and interest in dollars per month, unrounded. */
export function principalAndInterest(
  loanAmount: number,
  annualRatePercent: number,
  months = termMonths,
): number {
  return loanAmount * monthlyCostOfDollar(annualRatePercent, months);
}
