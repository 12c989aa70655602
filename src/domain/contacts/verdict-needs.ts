/**
 * The loan officer's parameters without which nothing can be within limits: the two limits, and what the borrower owes
 * besides housing (or the DTI without housing, which says the same). Unknown is never within (docs/decisions/019).
 */
export const verdictNeeds = ["payment", "dti", "debts"] as const;
export type VerdictNeed = (typeof verdictNeeds)[number];

const names: Record<string, string> = {
  payment: "max monthly payment",
  dti: "max allowed DTI",
  debts: "the borrower's debts",
} satisfies Record<VerdictNeed, string>;

/** Why no verdict can be given, as text; an unknown need is shown by its own name. */
export function notStatedText(needs: readonly string[]): string {
  return `Not stated in the deal: ${needs.map((need) => names[need] ?? need).join(", ")}.`;
}
