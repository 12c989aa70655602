/** Texts that only the Deal form uses. */

/** The headings of the form's sections. */
export const dealSections = {
  client: "Client",
  deal: "Deal",
  purchase: "Purchase Progress",
  refinance: "Refinance Details",
  parties: "Other parties",
  officer: "Loan Officer Parameters",
  rest: "Anything else",
};

/** Parts of a section. */
export const dealParts = {
  dates: "Dates",
  newLoan: "New loan",
  papers: "Papers",
};

/** The optional parts of the loan officer's parameters. */
export const offerParts = [
  {
    section: "program",
    title: "Program and mortgage insurance",
    hint: "Optional. With a program, its premiums, fees and bounds count in every verdict.",
  },
  {
    section: "otherCosts",
    title: "Other monthly costs",
    hint: "Optional. They are part of the payment that the limits are compared with.",
  },
  {
    section: "cash",
    title: "Cash and housing ratio",
    hint: "Optional. A limit of the cash needs closing costs and prepaid costs; enter 0 where there are none.",
  },
] as const;

// Debts that are not stated
export const askDebts = "No debts? Without an amount here, no scenario can be within limits.";
export const noDebtsLabel = "No debts: save with $0";
export const debtsOpenLabel = "Save without an amount";

export const dealRefinanceHint = "Shows the loans instead of the purchase progress. Both are kept.";
export const propertiesHint = "Separate several with commas.";
export const noParties = "Title company, appraiser, inspector, the other side and their agent.";
export const addPartyLabel = "Add a party";
export const partyTitle = (place: number): string => `Party ${place}`;
export const removePartyLabel = (place: number, name: string): string =>
  `Remove party ${place}${name && `, ${name}`}`;
