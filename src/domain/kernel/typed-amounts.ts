/* Amounts as people type them. Does not import the schema library, which fields do not need. */

const scales: Record<string, number> = { k: 3, thousand: 3, m: 6, mm: 6, million: 6 };

// Sign, "$", sign, digits with groups, exponent, scale. A separator is followed by three digits or more: "12,50" may be
// twelve and a half elsewhere, while "940,0000" is "940,000" with an added digit.
const shape =
  /^(-?)(?:us ?)?\$? ?(-?)((?:\d+(?:([, '])\d{3,}(?:\4\d{3,})*)?)?(?:\.\d*)?)(?:e([+-]?\d{1,3}))? ?(k|thousand|mm?|million)?$/;

/**
 * The amount in a text: "450k", "1.2m", "$350,000", "350 000"; null when it is not certain. People who type "about 400"
 * or "12,50" are asked, because a guess would be saved in their name.
 */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/\s+/g, " ").replace(/[−–]/g, "-").replace(/’/g, "'");
  const found = shape.exec(text.toLowerCase());
  const [, sign = "", lateSign = "", digits = "", , exponent, scale] = found ?? [];
  if (!/\d/.test(digits) || (sign && lateSign) || (exponent && scale)) return null;
  const power = Number(exponent ?? 0) + (scale ? scales[scale]! : 0);
  // By moving the decimal point instead of multiplying: 1.005 thousand is exactly 1,005.
  const amount = Number(`${digits.replace(/[, ']/g, "")}e${power}`);
  if (!Number.isFinite(amount)) return null;
  return sign || lateSign ? 0 - amount : amount;
}

/** The percentage in a text: "20", "3.5%"; null when it is not certain. */
export function readPercent(typed: string): number | null {
  const [, digits] = /^(\d+\.?\d*|\.\d+) ?%?$/.exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const whole = new Intl.NumberFormat("en-US");
const cents = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});

/** An amount as its field shows it: "450,000", "12.50", with all its decimals. */
export function typedAmount(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}

/** A field's text after it loses focus: grouped if it can be read, otherwise unchanged. */
export function tidyAmount(text: string): string {
  const amount = readAmount(text);
  return amount === null ? text : typedAmount(amount);
}
