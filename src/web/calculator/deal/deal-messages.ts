/** Texts for choosing a deal. */
export const dealWords = {
  label: "Deal",
  choose: "Choose a deal...",
  loading: "Loading deals...",
  none: "No deals found. Realtors: ensure you're linked to an LO with deals. LOs: this page is for agent scenarios.",
  noMatch: "No deal of this name",
  option: (name: string, id: string) => `${name} (ID: ...${id.slice(-6)})`,
  failed: "Error fetching deals",
  search: "Find a deal by name",
  searchHint: "Only the newest 500 are listed. Type a part of the name to find others.",
  chooseTitle: "Choose a deal to begin",
  chooseText: (officer: string) =>
    `The limits that ${officer} set in it decide what the buyer can afford.`,
  noneTitle: "Nothing to try yet",
  noneText: "As soon as your loan officer shares a deal with you, it stands here.",
  goneTitle: "This deal is not here any more",
  goneText: "It is no longer shared with you, or it was deleted. Choose another one.",
  yourOfficer: "your loan officer",
} as const;

/** Texts of Loan Officer Parameters, and of the notice when they change while the agent works. */
export const parameterWords = {
  title: "Loan Officer Parameters",
  by: (officer: string) => `set by ${officer}`,
  maxMonthlyPayment: "Max monthly payment",
  currentDtiWithoutHousing: "Current DTI excluding housing",
  maxAllowedDti: "Max allowed DTI",
  proposedInterestRate: "Proposed interest rate",
  borrowerMonthlyIncome: "Borrower monthly income",
  borrowerMonthlyDebts: "Borrower non-housing debts",
  notSet: "Not set",
  defaultRate: (rate: string) => `Not set, ${rate} is used`,
  hidden: "Kept private by your loan officer",
  changed: (officer: string) =>
    `${officer} changed the limits. Your inputs stayed, the verdict follows.`,
  change: (label: string, before: string, after: string) => `${label}: ${after}, was ${before}`,
  /** What was kept private, or is now, is not said once more. */
  privacyChange: (label: string, after: string) => `${label}: ${after}`,
  seen: "Got it",
} as const;
