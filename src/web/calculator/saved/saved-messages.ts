/** The texts for saving a scenario. */
export const saveWords = {
  save: "Save Scenario & Notify LO",
  saved: "Scenario Saved",
  savedText: "Pre-approval scenario and results saved to the deal.",
  failed: "Error Saving Scenario",
  noDeal: "No Deal Selected",
  noDealText: "Please select a deal first.",
  calculation: "Calculation Error",
  calculationText: "Borrower's monthly income must be set by Loan Officer for this deal.",
} as const;

/** The texts of a deal's saved scenarios. */
export const historyWords = {
  title: "My saved scenarios",
  none: "What you save for this deal stays here, to compare and to go on from.",
  failed: "Couldn't load the saved scenarios",
  load: "Load",
  loadNamed: (price: string, when: string) => `Load ${price} of ${when} into the inputs`,
  current: "In the inputs",
  more: (count: number) => `Show ${count} older scenarios`,
  fewer: "Show fewer scenarios",
  dealTitle: "Property scenarios",
  dealNone: "Scenarios that linked agents save for this deal appear here.",
  within: "Within limits",
  exceeds: "Exceeds limits",
  mayExceed: "Potentially exceeds limits",
  noResult: "No result",
  verdictHidden: "Your loan officer sees the verdict",
  change: (before: string, after: string, when: string) =>
    `Was ${before}, ${after} since the parameters changed on ${when}.`,
  was: { within: "within limits", exceeds: "over the limits", none: "without a result" },
  now: { within: "now within", exceeds: "now exceeds them", none: "now without a result" },
  figuresChanged: (payment: string, when: string) =>
    `The payment was ${payment} when it was saved; the parameters changed on ${when}.`,
  unknown: "Not known to be within limits.",
  unreadable: {
    inputs: "The inputs are damaged and can't be read.",
    results: "The result when it was saved is damaged and can't be read.",
    currentResults: "The current result is damaged and can't be read.",
    limits:
      "The deal's limits are damaged and can't be read, so nothing counts as within them until they are entered again.",
  },
  noDebts: "Debts not stated",
  withoutInsurance: "Without mortgage insurance: the real payment is higher.",
  cash: "Cash to close",
  price: "Price",
  down: "Down payment",
  costs: "Taxes + HOI",
  piti: "PITI",
  dti: "DTI",
  rate: "Rate",
  concession: "Concession",
} as const;
