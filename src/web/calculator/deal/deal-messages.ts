/** The texts for choosing a deal. */
export const dealWords = {
  label: "Deal",
  choose: "Choose a deal...",
  loading: "Loading deals...",
  none: "No deals found. Realtors: ensure you're linked to an LO with deals. LOs: this page is for agent scenarios.",
  noMatch: "No deal with this name",
  option: (name: string, id: string) => `${name} (ID: ...${id.slice(-6)})`,
  failed: "Error fetching deals",
  search: "Find a deal by name",
  searchHint: "Showing the newest 500. Type part of a name to find others.",
  chooseTitle: "Choose a deal to begin",
  chooseText: (officer: string) => `The limits ${officer} set decide what the buyer can afford.`,
  noneTitle: "No deals yet",
  noneText: "When your loan officer shares a deal with you, it appears here.",
  goneTitle: "This deal isn't available anymore",
  goneText: "It's no longer shared with you, or it was deleted. Choose another one.",
  yourOfficer: "your loan officer",
} as const;

/** The texts of Loan Officer Parameters, and of the notice that they have changed. */
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
  defaultRate: (rate: string) => `Not set, using ${rate}`,
  hidden: "Kept private by your loan officer",
  changed: (officer: string) =>
    `${officer} changed the limits. Your inputs are the same, and the result is updated.`,
  change: (label: string, before: string, after: string) => `${label}: ${after}, was ${before}`,
  /** Leaves out the old value, because one of the two is private. */
  privacyChange: (label: string, after: string) => `${label}: ${after}`,
  seen: "Got it",
  unreadable: "Can't be read",
  unreadableText: (officer: string) =>
    `What is stored here is damaged, so nothing counts as within limits. Ask ${officer} to enter these values again.`,
} as const;
