import { mostConcession } from "./scenario.ts";
import type { Terms } from "./verdict.ts";

/** The same offer at another price; a lower one lowers the concession with it, as the inputs do. */
export function atPrice(terms: Terms, purchasePrice: number): Terms {
  const { sellersConcession } = terms;
  if (!sellersConcession) return { ...terms, purchasePrice };
  const conceded = Math.min(sellersConcession, mostConcession(purchasePrice));
  return { ...terms, purchasePrice, sellersConcession: conceded };
}
