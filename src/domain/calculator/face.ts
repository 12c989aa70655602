import { sideOf } from "#domain/profiles/sides.ts";

type ProfileText = {
  businessType: string | null;
  roleInBusiness: string | null;
  linkedLoanOfficerId: string | null;
};

/** What the calculator page shows: the calculator itself, or one of three explanations. */
export type CalculatorFace = "calculator" | "link required" | "officer" | "denied";

/**
 * What the calculator page shows to a professional; browser and server use the same rule. A link is checked before the
 * side, although no one who becomes a loan officer keeps one. The professional's own deals never appear here.
 */
export function calculatorFace(profile: ProfileText): CalculatorFace {
  const side = sideOf(profile);
  if (side === null) return "denied";
  if (profile.linkedLoanOfficerId !== null) return "calculator";
  return side === "agent" ? "link required" : "officer";
}
