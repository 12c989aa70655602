/** The texts for people who can't use the calculator. */
export const faceWords = {
  linkTitle: "Link to Loan Officer Required",
  linkText:
    "The calculator works with the deals of your loan officer. Update your profile to link with one, or contact your loan officer.",
  linkProfile: "Go to my profile",
  linkFind: "Find Loan Officers",
  deniedTitle: "Access Denied",
  deniedText: "The calculator is for real estate agents who are linked with a loan officer.",
  role: "Your role",
  businessType: "Your business type",
  notSet: "Not Set",
  officerTitle: "For linked agents",
  officerText:
    "Loan officers set parameters in each deal form in the CRM. This page is for linked agents, who try prices and down payments within them.",
  officerDeals: "Go to Working Deals",
} as const;
