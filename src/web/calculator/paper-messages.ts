/** The words that only the printed scenario has. */
export const scenarioPaperWords = {
  title: (deal: string) => `Property scenario for ${deal}`,
  noVerdict: "There is no verdict on this scenario yet.",
  limits: (officer: string) => `Limits, set by ${officer}`,
  asOf: (moment: string) => `As they stood on ${moment}.`,
  note: "An estimate from these inputs and these limits. It does not promise a loan.",
} as const;
