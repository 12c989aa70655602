/*
 * The choices of a deal's loan. They are stored as these texts.
 */

export const programs = ["Conventional", "FHA", "VA", "USDA", "Other"] as const;
export type Program = (typeof programs)[number];

export const occupancies = ["Primary home", "Second home", "Investment property"] as const;
export type Occupancy = (typeof occupancies)[number];

export const loanTerms = ["30 years", "25 years", "20 years", "15 years", "10 years"] as const;

/** An adjustable rate is judged at its qualifying rate, which is what lenders require. */
export const rateTypes = ["Fixed", "Adjustable"] as const;

/** What the loan officer says about mortgage insurance. "By the program" is FHA's, VA's and USDA's own table. */
export const mortgageInsurances = [
  "None",
  "Monthly",
  "Single premium, financed",
  "Single premium, in cash",
  "Paid by the lender",
  "By the program",
] as const;

export const vaFundingFees = ["First use", "Later use", "Exempt"] as const;
