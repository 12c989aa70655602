/** The texts that only the scenario's print view uses. */
export const scenarioPaperWords = {
  title: (deal: string) => `Property scenario for ${deal}`,
  noVerdict: "This scenario has no result yet.",
  limits: (officer: string) => `Limits, set by ${officer}`,
  asOf: (moment: string) => `As of ${moment}.`,
  note: "An estimate based on these inputs and limits. Not a commitment to lend.",
} as const;
