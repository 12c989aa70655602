/** Every loan of the calculator runs for 30 years. */
export const termMonths = 360;

/**
 * What one dollar of a fixed-rate loan costs a month, principal and interest, at an annual rate in percent. Unrounded.
 * expm1 and log1p keep it exact for rates so small that 1 + rate would swallow them.
 */
export function monthlyCostOfDollar(annualRatePercent: number): number {
  const monthlyRate = annualRatePercent / 100 / 12;
  if (monthlyRate === 0) return 1 / termMonths;
  return monthlyRate / -Math.expm1(-termMonths * Math.log1p(monthlyRate));
}

/** Principal and interest in dollars a month, unrounded. */
export function principalAndInterest(loanAmount: number, annualRatePercent: number): number {
  return loanAmount * monthlyCostOfDollar(annualRatePercent);
}
