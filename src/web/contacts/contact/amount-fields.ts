/** The fields of leads and deals that hold US dollars, by their path. */
export const dollarFields: ReadonlySet<string> = new Set([
  "purchasePrice",
  "downPaymentAmount",
  "budget",
  "preApprovalAmount",
  "refinanceDetails.marketValue",
  "refinanceDetails.balanceOwed",
  "refinanceDetails.payment",
  "refinanceDetails.propertyTaxYearly",
  "refinanceDetails.hoiYearly",
  "refinanceDetails.appraisedValueRefi",
  "refinanceDetails.cashOutAmount",
  "dealProgress.commissionAmount",
  "dealProgress.appraisalValue",
  "loanOfficerDealParams.maxMonthlyPayment",
  "loanOfficerDealParams.borrowerMonthlyIncome",
  "loanOfficerDealParams.borrowerMonthlyDebts",
  "loanOfficerDealParams.monthlyTaxes",
  "loanOfficerDealParams.monthlyInsurance",
  "loanOfficerDealParams.estimatedClosingCosts",
]);

/** Those that hold a percentage. */
export const percentFields: ReadonlySet<string> = new Set([
  "downPaymentPercentage",
  "refinanceDetails.interestRate",
  "refinanceDetails.rateRefi",
  "loanOfficerDealParams.currentDtiWithoutHousing",
  "loanOfficerDealParams.maxAllowedDti",
  "loanOfficerDealParams.proposedInterestRate",
]);
