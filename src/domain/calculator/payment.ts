/** Every loan of the calculator runs for 30 years. */
export const termMonths = 360;

/**
 * What one dollar of a fixed-rate loan costs per month, principal and interest, at an annual rate in percent.
 * Unrounded. expm1 and log1p keep it exact for rates so small that they would vanish in 1 + rate.
 */
export function monthlyCostOfDollar(annualRatePercent: number): number {
  const monthlyRate = annualRatePercent / 100 / 12;
  if (monthlyRate === 0) return 1 / termMonths;
  return monthlyRate / -Math.expm1(-termMonths * Math.log1p(monthlyRate));
}

/** Principal and interest in dollars per month, unrounded. */
export function principalAndInterest(loanAmount: number, annualRatePercent: number): number {
  return loanAmount * monthlyCostOfDollar(annualRatePercent);
}
