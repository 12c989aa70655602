/**
 * The loan officer's parameters without which nothing can be within limits: the two limits, and what the borrower owes
 * besides housing (or the DTI without housing, which says the same); where a program, an adjustable rate or a limit of
 * the cash is stated, also what these need. Unknown is never within (docs/decisions/019).
 */
export const verdictNeeds = [
  "payment",
  "dti",
  "debts",
  "qualifying rate",
  "occupancy",
  "VA funding fee",
  "county loan limit",
  "closing costs",
  "prepaid costs",
  "monthly costs",
  "appraised value",
  "program rules",
] as const;
export type VerdictNeed = (typeof verdictNeeds)[number];

const names: Record<string, string> = {
  payment: "max monthly payment",
  dti: "max allowed DTI",
  debts: "the borrower's debts",
  "qualifying rate": "the qualifying rate of the adjustable loan",
  "monthly costs": "monthly costs that are not negative",
  "appraised value": "an appraised value above zero",
  "VA funding fee": "which VA funding fee applies",
  "program rules": "rules of the program that hold today",
} satisfies Partial<Record<VerdictNeed, string>>;

/** Why no verdict can be given, as text; an unknown need is shown by its own name. */
export function notStatedText(needs: readonly string[]): string {
  return `Not stated in the deal: ${needs.map((need) => names[need] ?? need).join(", ")}.`;
}

/** Told beside a verdict that stands without mortgage insurance (docs/decisions/088). It is not among the needs. */
export const withoutInsurance = "mortgage insurance";

/** What is told of a verdict: the needs without which there is none, and whether it is without mortgage insurance. */
export function toldNeeds(told: readonly string[]): {
  needs: string[];
  isWithoutInsurance: boolean;
} {
  return {
    needs: told.filter((need) => need !== withoutInsurance),
    isWithoutInsurance: told.includes(withoutInsurance),
  };
}

/** Added to a verdict that is without mortgage insurance: "within the limits, without mortgage insurance". */
export const withoutInsuranceText = ", without mortgage insurance";

/** The end of a sentence about a saved scenario, for the bell and the email. */
export function toldVerdictText(told: {
  isWithinLimits: boolean | null;
  notStated: readonly string[];
}): string {
  const { needs, isWithoutInsurance } = toldNeeds(told.notStated);
  if (needs.length > 0) return `not known to be within the limits. ${notStatedText(needs)}`;
  if (told.isWithinLimits === null) return "without a result.";
  const verdict = told.isWithinLimits ? "within the limits" : "potentially above the limits";
  return `${verdict}${isWithoutInsurance ? withoutInsuranceText : ""}.`;
}
