import { bluntQuestionsADay } from "#domain/calculator/blunt.ts";
import type { Fault, LimitCheck } from "#domain/calculator/verdict.ts";
import type { VerdictNeed } from "#domain/contacts/verdict-needs.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of Real-Time Calculation Results. */
export const resultWords = {
  title: "Real-Time Calculation Results",
  piti: "Estimated PITI",
  dti: "Updated DTI",
  ofLimit: (limit: string) => `of ${limit}`,
  noLimit: "no limit set",
  kept: "within its limit",
  broken: "above its limit",
  decides: "Tightest limit",
  hidden: "Kept private",
  atLeast: (dti: string) => `at least ${dti}, debts not stated`,
  loan: "Loan amount",
  rate: "Interest rate",
  years: (rate: string, months: number) => `${rate}, ${months / 12} years`,
  qualifying: "Qualifying rate",
  mortgageInsurance: "Mortgage insurance",
  otherCosts: "HOA and other costs",
  financedFee: "Fee added to the loan",
  cash: "Cash to close",
  concessionCounted: "Concession counted",
  housing: "Housing ratio",
  principal: "Principal and interest",
  costs: "Taxes and insurance",
  share: "Loan to value",
  unread: "Fix the marked amount to see the result.",
} as const;

/** The verdict and its explanation. */
export const verdictWords = {
  within: "Within Pre-Approval Limits!",
  exceeds: "Potentially Exceeds Limits.",
  faults: {
    "loan amount": "No result: the down payment covers the whole price, so there is no loan.",
    "interest rate": "No result: the proposed interest rate has to be above 0%.",
    income: "No result: the borrower's monthly income is not set.",
  } satisfies Record<Fault, string>,
  limits: {
    payment: "the payment limit",
    dti: "the DTI limit",
    housing: "the housing ratio's limit",
  } satisfies Record<LimitCheck["limit"], string>,
  spare: (limit: string, room: string) => `${capital(room)} a month under ${limit}.`,
  atLimit: (limit: string) => `The payment is exactly at ${limit}, so it is within limits.`,
  over: (limit: string, room: string) => `${capital(room)} a month over ${limit}.`,
  sparePrice: (room: string) => `With the same down payment, the price can go up by ${room}.`,
  risePrice: (room: string) =>
    `With the same down payment, the price would have to rise by ${room}, at which the seller may pay more.`,
  overPrice: (room: string) =>
    `With the same down payment, the price would have to drop by ${room}.`,
  lessThanACent: "less than a cent",
  closeCall: (figure: string, limit: string) =>
    `${figure} is above ${limit}. They look the same rounded, but we compare the exact amounts.`,
  missing: {
    payment: (officer) =>
      `The max monthly payment is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
    dti: (officer) =>
      `The max allowed DTI is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
    debts: (officer) =>
      `Neither debts nor the DTI excluding housing are set. Until ${officer} states one of them in the deal, nothing is within limits.`,
    "qualifying rate": (officer) =>
      `The rate is adjustable and its qualifying rate is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
    occupancy: (officer) =>
      `How the buyer will use the home is not set. Until ${officer} sets the occupancy in the deal, nothing is within limits.`,
    "VA funding fee": (officer) =>
      `Which VA funding fee applies is not set. Until ${officer} sets it in the deal, nothing is within limits.`,
    "county loan limit": (officer) =>
      `This loan may be above the county's loan limit. Until ${officer} sets that limit in the deal, nothing is within limits.`,
    "closing costs": (officer) =>
      `The closing costs are not set. Until ${officer} states them in the deal, the cash to close is unknown, and nothing is within limits.`,
    "prepaid costs": (officer) =>
      `The prepaid costs are not set. Until ${officer} states them in the deal, the cash to close is unknown, and nothing is within limits.`,
    "monthly costs": (officer) =>
      `One of the other monthly costs is negative. Until ${officer} corrects it in the deal, nothing is within limits.`,
    "appraised value": (officer) =>
      `The appraised value has to be above zero. Until ${officer} corrects it in the deal, nothing is within limits.`,
    "program rules": (officer) =>
      `We have no rules for this program as it is set today. Ask ${officer}; until then nothing is within limits.`,
  } satisfies Record<VerdictNeed, (officer: string) => string>,
  insurance: "Mortgage insurance is not in this payment.",
  insuranceNeeded: "Above 80% loan to value most loans need it, so the real payment is higher.",
  insuranceRange: (least: string, most: string) =>
    `It usually costs 0.3% to 1.5% a year, here ${least} to ${most} a month.`,
  insuranceWithin: "Even at 1.5% this stays within limits.",
  insuranceExceeds: "Already at 0.3% this exceeds limits.",
  insuranceEither: "At 0.3% this stays within limits, at 1.5% it exceeds them.",
  insuranceUnsure: "With it, this may exceed limits.",
  cashOver: (excess: string, allowed: string) =>
    `The cash to close is ${excess} over its limit of ${allowed}.`,
  concessionExcess: (excess: string, cap: string) =>
    `${excess} of the seller's concession does not count: at most ${cap} does here.`,
  misfits: {
    "loan to value": (actual: string, most: string) =>
      `The loan is ${actual} of the value, and the program lends at most ${most}.`,
    "loan size": (most: string) => `The loan is above the limit of ${most}.`,
    occupancy: "The program is only for a home that the buyer lives in.",
  },
} as const;

/** A verdict that only the server can give, because the finances are hidden. */
export const bluntWords = {
  asking: "Checking your loan officer's limits",
  upTo: (room: string) => `up to ${room}`,
  atLeast: (room: string) => `at least ${room}`,
  spare: (limit: string, room: string) => `${capital(room)} a month under ${limit}.`,
  littleSpare: (limit: string, room: string) => `Less than ${room} a month under ${limit}.`,
  over: (limit: string, room: string) => `${capital(room)} a month over ${limit}.`,
  safePrice: (price: string) => `With the same down payment, a price of ${price} is sure to pass.`,
  noSafePrice: "With the same down payment, no price is sure to pass.",
  overShown: (amount: string) => `The payment is ${amount} a month above the max monthly payment.`,
  underPayment: (price: string) =>
    `At ${price} with the same down payment it would fit. We'd check the DTI limit then.`,
  failed: "We couldn't check this scenario",
  tooMany: `You've tried ${bluntQuestionsADay} scenarios for this deal today, the daily limit. You can still save this one, and your loan officer will see the result. Try more tomorrow.`,
} as const;

/** The nearest amounts within the limits. */
export const nearestWords = {
  within: "How far you can go",
  exceeds: "What would pass",
  price: (down: string) => `Highest price with ${down} down`,
  down: (price: string) => `Smallest down payment at ${price}`,
  use: (amount: string) => `Use ${amount}`,
  inUse: "Current",
  capped: (most: string) => `Even ${most}, the highest that can be tried here`,
  tooLow: (highest: string, least: string) =>
    `Only ${highest} or less, below the ${least} that can be tried here`,
  none: "None: taxes, insurance and debts alone are too much",
  noneOffer: "None fits the payment, the cash and the program together",
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
  dtiNotDrawn: "The DTI limit is kept private, so it isn't shown.",
} as const;

/** The short result. */
export const glanceWords = {
  payment: (payment: string) => `${payment} a month`,
  within: "within limits",
  exceeds: "over the limits",
  unknown: "not known to be within limits",
} as const;
