import { bluntQuestionsADay } from "#domain/calculator/blunt.ts";
import type { Fault, LimitCheck } from "#domain/calculator/verdict.ts";

/** Who meets something else than the calculator (SPEC §2). */
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

/** Choosing a deal (SPEC §2, §8). */
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

/** Property Scenario Inputs (SPEC §2). */
export const inputWords = {
  title: "Property Scenario Inputs",
  address: "Property address",
  purchasePrice: "Purchase price",
  downPayment: "Down payment",
  sellersConcession: "Seller's concession",
  monthlyTaxes: "Monthly taxes",
  monthlyInsurance: "Monthly insurance (HOI)",
  exact: (label: string) => `${label} in dollars`,
  ofPrice: (percent: string) => `${percent} of the price`,
  noEffect: "Changes neither the payment nor the verdict.",
  between: (least: string, most: string) => `${least} to ${most}`,
  noNumber: "Enter an amount.",
  tooLow: (least: string) => `The least is ${least}.`,
  tooHigh: (most: string) => `The most is ${most}.`,
} as const;

/** Loan Officer Parameters (SPEC §2), and what is said when they change under the agent's hands. */
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
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  seen: "Got it",
} as const;

/** Real-Time Calculation Results (SPEC §2). */
export const resultWords = {
  title: "Real-Time Calculation Results",
  piti: "Estimated PITI",
  dti: "Updated DTI",
  ofLimit: (limit: string) => `of ${limit}`,
  noLimit: "no limit set",
  kept: "within its limit",
  broken: "above its limit",
  decides: "Decides",
  hidden: "Kept private",
  loan: "Loan amount",
  rate: "Interest rate",
  years: (rate: string) => `${rate}, 30 years`,
  principal: "Principal and interest",
  costs: "Taxes and insurance",
  share: "Loan to value",
} as const;

/** The verdict and what explains it. */
export const verdictWords = {
  within: "Within Pre-Approval Limits!",
  exceeds: "Potentially Exceeds Limits.",
  faults: {
    "loan amount": "No result: the down payment covers the whole price, so there is no loan.",
    "interest rate": "No result: the proposed interest rate has to be above 0%.",
    income: "No result: the borrower's monthly income is not set.",
  } satisfies Record<Fault, string>,
  limits: { payment: "The payment limit", dti: "The DTI limit" } satisfies Record<
    LimitCheck["limit"],
    string
  >,
  spare: (limit: string, room: string) => `${limit} decides: ${room} a month to spare.`,
  atLimit: (limit: string) => `${limit} decides: the payment is exactly at it, and keeps it.`,
  over: (limit: string, room: string) =>
    `${limit} decides: the payment is ${room} a month too high.`,
  sparePrice: (room: string) => `With the same down payment the price may rise by ${room}.`,
  overPrice: (room: string) =>
    `With the same down payment the price would have to fall by ${room}.`,
  lessThanACent: "less than a cent",
  closeCall: (figure: string, limit: string) =>
    `${figure} is above ${limit}: both read alike when rounded, and are compared as they are.`,
  missingPayment: (officer: string) =>
    `The max monthly payment is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
  missingDti: (officer: string) =>
    `The max allowed DTI is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
  missingDebts: (officer: string) =>
    `Neither debts nor the DTI excluding housing are set. Until ${officer} states one of them in the deal, nothing is within limits.`,
  missingSomething: (officer: string) =>
    `A limit, or what it is reckoned from, is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
  insurance:
    "Mortgage insurance is not in this payment. Above 80% loan to value most loans need it, so the real payment is higher.",
} as const;

/** A verdict that only the server can give, because the finances are hidden. */
export const bluntWords = {
  asking: "Checking with the limits of your loan officer",
  upTo: (room: string) => `up to ${room}`,
  atLeast: (room: string) => `at least ${room}`,
  spare: (limit: string, room: string) => `${limit} decides: ${room} a month to spare.`,
  littleSpare: (limit: string, room: string) =>
    `${limit} decides: less than ${room} a month to spare.`,
  over: (limit: string, room: string) =>
    `${limit} decides: the payment is ${room} a month too high.`,
  safePrice: (price: string) => `A price of ${price} is sure to pass with the same down payment.`,
  noSafePrice: "No price is sure to pass with the same down payment.",
  failed: "The verdict could not be asked for",
  tooMany: `You have tried ${bluntQuestionsADay} different scenarios for this deal today, which is the most. What you entered stays here. Ask your loan officer, or go on tomorrow.`,
} as const;

/** The nearest scenarios that just pass. */
export const nearestWords = {
  within: "How far it goes",
  exceeds: "What would pass",
  price: (down: string) => `Highest price with ${down} down`,
  down: (price: string) => `Smallest down payment at ${price}`,
  use: (amount: string) => `Use ${amount}`,
  inUse: "This is it",
  capped: (most: string) => `Even ${most}, the highest that can be tried here`,
  tooLow: (highest: string, least: string) =>
    `Only ${highest} or less, below the ${least} that can be tried here`,
  none: "None: taxes, insurance and debts alone are too much",
} as const;

/** The chart of payment over price. */
export const chartWords = {
  name: "Payment by price",
  here: "This scenario",
  paymentLimit: (limit: string) => `Max payment ${limit}`,
  dtiLimit: (limit: string, dti: string) => `${dti} DTI allows ${limit}`,
  notDrawn: "beyond this chart",
  told: (down: string, price: string, payment: string) =>
    `With ${down} down, a price of ${price} costs about ${payment} a month.`,
  reaches: (price: string) => `The payment reaches the limit at about ${price}.`,
  dtiNotDrawn: "The limit by the DTI is kept private and not drawn.",
} as const;

/** Saving (SPEC §2, §5, §8). */
export const saveWords = {
  save: "Save Scenario & Notify LO",
  saved: "Scenario Saved",
  savedText: "Pre-approval scenario and results saved to the deal.",
  failed: "Error Saving Scenario",
  noDeal: "No Deal Selected",
  noDealText: "Please select a deal first.",
  calculation: "Calculation Error",
  calculationText: "Borrower's monthly income must be set by Loan Officer for this deal.",
  glance: (payment: string) => `${payment} a month`,
  glanceWithin: "within limits",
  glanceExceeds: "over the limits",
} as const;

/** What was saved for a deal. */
export const historyWords = {
  title: "My saved scenarios",
  none: "What you save for this deal stays here, to compare and to go on from.",
  failed: "The saved scenarios could not be read",
  load: "Load",
  loadNamed: (price: string, when: string) => `Load ${price} of ${when} into the inputs`,
  current: "In the inputs",
  dealTitle: "Property scenarios",
  dealNone: "When a linked agent saves a scenario for this deal, it stands here.",
  within: "Within limits",
  exceeds: "Exceeds limits",
  noResult: "No result",
  change: (before: string, after: string, when: string) =>
    `Was ${before}, ${after} since the parameters changed on ${when}.`,
  was: { within: "within limits", exceeds: "over the limits", none: "without a result" },
  now: { within: "now within", exceeds: "now exceeds them", none: "now without a result" },
  figuresChanged: (payment: string, when: string) =>
    `The payment was ${payment} when it was saved; the parameters changed on ${when}.`,
  price: "Price",
  down: "Down payment",
  costs: "Taxes + HOI",
  piti: "PITI",
  dti: "DTI",
  rate: "Rate",
  concession: "Concession",
} as const;
