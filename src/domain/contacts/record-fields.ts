import { usStates } from "#domain/kernel/us-states.ts";
import { propertyTypes } from "./contact.ts";
import {
  choice,
  column,
  count,
  day,
  dollars,
  email,
  flag,
  freeDays,
  inSection,
  list,
  name,
  notes,
  percent,
  phone,
  type RecordFields,
  requiredName,
  tags,
  text,
  webAddress,
} from "./field.ts";
import {
  loanTerms,
  mortgageInsurances,
  occupancies,
  programs,
  rateTypes,
  vaFundingFees,
} from "./loan-choices.ts";

/*
 * Every field of leads, deals and referral partners, in the order in which the forms and the contact page show them. A
 * field that is added here appears in the form, on the page, in the timeline, in the API and in the export. Amounts are
 * US dollars; phones and zip codes are text.
 */

const person = {
  firstName: column(requiredName("First Name")),
  lastName: column(requiredName("Last Name")),
  phoneNumber: column(phone("Phone Number")),
  email: column(email("Email")),
};

const place = {
  address: column(text("Address", 300)),
  city: column(text("City", 100)),
  state: column(choice("State", usStates)),
  zipCode: column(text("Zip Code", 20)),
};

const isRefinance = { isRefinance: column(flag("Is Refinance")) };
const remarks = { notes: column(notes("Notes")) };

/** A lead's own fields. Those of a purchase and of a refinance are both kept, whichever the form shows. */
export const leadFields = {
  ...inSection("contact", { ...person, source: column(text("Source", 100)) }),
  ...inSection("rest", { ...remarks, tags: column(tags("Tags")) }),
  ...inSection("place", place),
  ...inSection("coBorrower", {
    coFirstName: name("Co First Name"),
    coLastName: name("Co Last Name"),
    coPhoneNumber: phone("Co Phone Number"),
  }),
  ...inSection("loanKind", isRefinance),
  ...inSection("purchase", {
    purchasePrice: dollars("Purchase Price"),
    downPaymentAmount: dollars("Down Payment Amount"),
    downPaymentPercentage: percent("Down Payment Percentage"),
    propertyTypePurchase: choice("Property Type Purchase", propertyTypes),
    areaOfInterestCity: text("Area of Interest City", 100),
    areaOfInterestState: choice("Area of Interest State", usStates),
    budget: dollars("Budget"),
    preApprovalAmount: dollars("Pre Approval Amount"),
  }),
  ...inSection("agent", {
    agentName: name("Agent Name"),
    agentCompany: name("Agent Company", 200),
    agentPhone: phone("Agent Phone"),
  }),
  ...inSection("days", { availableDays: column(freeDays("Available Days")) }),
  ...inSection("number", { leadId: column(text("Lead ID", 40)) }),
};

/** The loan that a refinance would replace: yearly where the name says so. */
export const loanFields = inSection("loan", {
  marketValue: dollars("Market Value"),
  balanceOwed: dollars("Balance Owed"),
  payment: dollars("Payment"),
  interestRate: percent("Interest Rate", "0.01"),
  propertyTaxYearly: dollars("Property Tax Yearly"),
  hoiYearly: dollars("HOI Yearly"),
  propertyTypeRefi: choice("Property Type Refi", propertyTypes),
});

/** A deal adds the new loan, and which documents were received. */
export const dealLoanFields = {
  ...loanFields,
  ...inSection("newLoan", {
    loanProgram: text("Loan Program", 100),
    rateRefi: percent("Rate Refi", "0.001"),
    appraisedValueRefi: dollars("Appraised Value Refi"),
    cashOutAmount: dollars("Cash Out Amount"),
    notesRefi: notes("Notes Refi"),
  }),
  ...inSection("papers", {
    incomeReceived: flag("Income Received"),
    idReceived: flag("ID Received"),
    ssReceived: flag("SS Received"),
    assetsReceived: flag("Assets Received"),
    insuranceReceived: flag("Insurance Received"),
  }),
};

/** The progress of a purchase; dates in their usual order. */
export const progressFields = {
  ...inSection("progress", {
    propertiesShown: list("Properties Shown", { things: "properties", longest: 300, most: 200 }),
    offersMade: count("Offers Made"),
    appraisalValue: dollars("Appraisal Value"),
    commissionAmount: dollars("Commission Amount"),
    offerAcceptedAddress: text("Offer Accepted Address", 300),
  }),
  ...inSection("dates", {
    contractsOutDate: day("Contracts Out Date"),
    contractsInDate: day("Contracts In Date"),
    inspectionDate: day("Inspection Date"),
    appraisalOrderedDate: day("Appraisal Ordered Date"),
    appraisalInDate: day("Appraisal In Date"),
    titleOrderedDate: day("Title Ordered Date"),
    titleInDate: day("Title In Date"),
    walkThroughDate: day("Walk Through Date"),
    closingDate: day("Closing Date"),
    moveInDate: day("Move In Date"),
  }),
};

/**
 * What a loan officer knows and allows for a borrower, monthly where the name says so. Incomes and debts are the most
 * private fields of the product. Everything after the first section is optional: without it a scenario is judged by
 * principal, interest, taxes and insurance alone.
 */
export const officerFields = {
  ...inSection("officer", {
    maxMonthlyPayment: dollars("Max Monthly PITI"),
    borrowerMonthlyIncome: dollars("Borrower Monthly Income"),
    borrowerMonthlyDebts: dollars("Borrower Monthly Debts"),
    currentDtiWithoutHousing: percent("Current DTI Without Housing"),
    maxAllowedDti: percent("Max Allowed DTI"),
    proposedInterestRate: percent("Proposed Interest Rate", "0.001"),
    monthlyTaxes: dollars("Monthly Taxes"),
    monthlyInsurance: dollars("Monthly Insurance"),
    estimatedClosingCosts: dollars("Estimated Closing Costs"),
    interestedPropertyAddress: text("Interested Property Address", 300),
  }),
  ...inSection("program", {
    program: choice("Program", programs),
    occupancy: choice("Occupancy", occupancies),
    loanTerm: choice("Loan Term", loanTerms),
    rateType: choice("Rate Type", rateTypes),
    qualifyingRate: percent("Qualifying Rate", "0.001"),
    mortgageInsurance: choice("Mortgage Insurance", mortgageInsurances),
    mortgageInsuranceRate: percent("Mortgage Insurance Rate", "0.01"),
    vaFundingFee: choice("VA Funding Fee", vaFundingFees),
    countyLoanLimit: dollars("County Loan Limit"),
  }),
  ...inSection("otherCosts", {
    monthlyHoaDues: dollars("Monthly HOA Dues"),
    monthlyFloodInsurance: dollars("Monthly Flood Insurance"),
    monthlyAssessments: dollars("Monthly Assessments"),
    monthlySecondLien: dollars("Monthly Second Lien"),
  }),
  ...inSection("cash", {
    prepaidCosts: dollars("Prepaid Costs"),
    earnestDeposit: dollars("Earnest Deposit"),
    appraisedValue: dollars("Appraised Value"),
    maxCashToClose: dollars("Max Cash To Close"),
    maxHousingRatio: percent("Max Housing Ratio"),
  }),
};

/** A deal's own fields, except its status and its other parties. */
export const dealFields = {
  ...inSection("client", person),
  ...inSection("deal", {
    ...place,
    purchasePrice: dollars("Purchase Price"),
    propertyTypePurchase: choice("Property Type Purchase", propertyTypes),
  }),
  ...inSection("loanKind", isRefinance),
  ...inSection("rest", remarks),
};

/** The roles of a deal's other parties, besides the client and the professional. */
export const partyRoles = [
  "Title Company",
  "Appraiser",
  "Home Inspector",
  "Other Side's Agent",
  "Other Side",
  "Attorney",
  "Lender",
  "Other",
] as const;

/** The fields of another party of a deal, except the role, which must be chosen. */
export const partyFields = inSection("parties", {
  name: requiredName("Name", 200),
  company: name("Company", 200),
  phoneNumber: phone("Phone Number"),
  email: email("Email"),
});

/** A referral partner's fields: each has a column of its own. */
export const partnerFields = {
  ...inSection("contact", {
    firstName: person.firstName,
    lastName: column(name("Last Name")),
    companyName: column(name("Company Name", 200)),
    phoneNumber: person.phoneNumber,
    email: person.email,
    website: column(webAddress("Website")),
  }),
  ...inSection("rest", remarks),
};

export const leadRecord = {
  fields: leadFields,
  groups: { refinanceDetails: loanFields },
} satisfies RecordFields;

export const dealRecord = {
  fields: dealFields,
  groups: {
    refinanceDetails: dealLoanFields,
    dealProgress: progressFields,
    loanOfficerDealParams: officerFields,
  },
} satisfies RecordFields;

export const partnerRecord = { fields: partnerFields, groups: {} } satisfies RecordFields;
