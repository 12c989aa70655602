import { sideOf } from "#domain/profiles/sides.ts";

type ProfileText = {
  businessType: string | null;
  roleInBusiness: string | null;
  linkedLoanOfficerId: string | null;
};

/** What the calculator page shows: the calculator itself, or one of three explanations. */
export type CalculatorFace = "calculator" | "link required" | "officer" | "denied";

/**
 * What the calculator page shows to a professional; screen and server use the same rule. A link decides before the side
 * does, though nobody who becomes an officer keeps one. Own deals never appear here.
 */
export function calculatorFace(profile: ProfileText): CalculatorFace {
  const side = sideOf(profile);
  if (side === null) return "denied";
  if (profile.linkedLoanOfficerId !== null) return "calculator";
  return side === "agent" ? "link required" : "officer";
}
