const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US dollars as people read them: "$940,000", with cents only if there are any: "$940,000.50". */
export function dollarsText(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}

/** The same for an exact decimal, which a number may not hold to the cent. */
export function exactDollars(decimal: string): string {
  const hasCents = /[.]0*[1-9]/.test(decimal);
  return (hasCents ? cents : whole).format(decimal as `${number}`);
}
