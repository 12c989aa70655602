/** The texts that only the contact's print view uses. */
export const contactPaperWords = {
  milestone: "Milestone",
  day: "Date",
  state: "State",
  cut: (shown: number) => `Only the newest ${shown} entries are printed.`,
} as const;
