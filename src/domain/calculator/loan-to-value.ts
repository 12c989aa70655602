/**
 * The value that a program lends on, in dollars: the lesser of price and appraised value. An appraised value of zero or
 * less is a mistake and does not count.
 */
export function lesserValue(
  purchasePrice: number,
  { appraisedValue }: { appraisedValue?: number | null },
): number {
  return appraisedValue && appraisedValue > 0
    ? Math.min(purchasePrice, appraisedValue)
    : purchasePrice;
}

/**
 * A part in percent of a whole, for comparing with a rule's step: without the last digits, where binary fractions would
 * put a loan of exactly 90% above 90%.
 */
export function sharePercent(part: number, whole: number): number {
  // Of nothing, any loan is too much.
  if (!(whole > 0)) return Infinity;
  return Math.round((part / whole) * 1e11) / 1e9;
}
