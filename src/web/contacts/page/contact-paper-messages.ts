/** The words that only the printed contact has. */
export const contactPaperWords = {
  milestone: "Milestone",
  day: "Date",
  state: "State",
  cut: (shown: number) => `Only the newest ${shown} entries are printed.`,
} as const;
