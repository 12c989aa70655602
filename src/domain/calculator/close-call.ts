/**
 * Two amounts with as many decimals as it takes to see which is larger, at least `decimals`: beside a limit of 43%, a
 * DTI of 43.004% must not read "43.00%" and fail. Equal amounts get the minimum.
 */
export function tellApart(
  one: number,
  other: number,
  decimals: number,
): { one: string; other: string; decimals: number } {
  const most = 10;
  for (let digits = decimals; digits <= most; digits += 1)
    if (one === other || one.toFixed(digits) !== other.toFixed(digits))
      return { one: one.toFixed(digits), other: other.toFixed(digits), decimals: digits };
  return { one: String(one), other: String(other), decimals: most };
}
