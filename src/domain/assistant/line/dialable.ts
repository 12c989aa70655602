/** Why a number is never called. */
type Undialable = "notNorthAmerican" | "elsewhere" | "premium" | "special";

// Area codes under +1 outside the United States and Canada, in the Caribbean and on Bermuda: calls there cost many
// times as much, and toll fraud relies on that (en.wikipedia.org/wiki/Area_codes_in_the_Caribbean, 2026-11).
const elsewhere = new Set(
  "242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876".split(" "),
);
/** Area codes without a place: personal numbers, machines, governments. */
const special = /^(5(00|2[1-9]|33|44|66|77|88)|6(00|22|33|44|55|77|88)|7(00|10))$/;

/**
 * Why the assistant may not call a number (E.164); null if it may. It only calls ordinary numbers in the United States
 * and Canada.
 */
export function whyUndialable(number: string): Undialable | null {
  const parts = /^\+1([2-9]\d{2})([2-9]\d{2})\d{4}$/.exec(number);
  if (!parts) return "notNorthAmerican";
  const [, area = "", exchange = ""] = parts;
  if (elsewhere.has(area)) return "elsewhere";
  // 900 charges the caller; so does the exchange 976 in every area code.
  if (area === "900" || exchange === "976") return "premium";
  if (special.test(area) || area.endsWith("11") || exchange.endsWith("11")) return "special";
  return null;
}
