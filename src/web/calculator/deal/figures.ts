import { dollarsText } from "#domain/kernel/money-text.ts";

const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Dollars with cents, for payments: "$1,916.96". */
export function centsText(dollars: number): string {
  return cents.format(dollars);
}

/** Dollars without cents, for approximate amounts: "$1,917". */
export function roundText(dollars: number): string {
  return dollarsText(Math.round(dollars));
}

/** Dollars with more decimals, where two would hide a difference. */
export function exactDollarsText(dollars: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD", ...digits });
}

/** An interest rate with 3 decimals: "6.500%". */
export function rateText(percent: number): string {
  return `${percent.toFixed(3)}%`;
}

/** A DTI with 2 decimals: "30.21%". */
export function dtiText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A part of a whole in percent: "20.0%". */
export function shareText(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`;
}
