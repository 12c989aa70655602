/** Texts that only the Lead form uses. */

/** The headings of the form's sections. */
export const leadSections = {
  contact: "Contact",
  place: "Location",
  coBorrower: "Co-borrower",
  purchase: "Purchase Details",
  refinance: "Refinance Details",
  agent: "Agent",
  number: "Reference",
};

export const leadIdHint = "Leave empty to get one automatically.";
export const refinanceHint = "Shows the loan being replaced instead of the purchase.";

/** Common sources of a lead. The field accepts any other text too. */
export const sourceSuggestions = [
  "Referral",
  "Past Client",
  "Open House",
  "Website",
  "Social Media",
  "Phone Call",
  "Walk-in",
  "Sign Call",
  "Event",
];
