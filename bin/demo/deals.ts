import type { DealInput } from "#domain/contacts/deal.ts";
import { dealStatuses, type DealStatus } from "#domain/contacts/deal-status.ts";
import { newId } from "#server/platform/ids.ts";
import { demoLead } from "./leads.ts";

const day = 24 * 60 * 60 * 1000;

/** How far a purchase is in each status, in days from today to each date; dates not listed aren't set. */
const ways: Record<DealStatus, Partial<Record<DateField, number>>> = {
  "Working Deal": {},
  "Offer Accepted": { contractsOutDate: -3, inspectionDate: 4, closingDate: 52 },
  "Under Contract": {
    contractsOutDate: -24,
    contractsInDate: -20,
    inspectionDate: -15,
    appraisalOrderedDate: -14,
    appraisalInDate: -4,
    titleOrderedDate: -12,
    titleInDate: 6,
    walkThroughDate: 19,
    closingDate: 20,
    moveInDate: 22,
  },
  "Closed Deal": {
    contractsOutDate: -96,
    contractsInDate: -92,
    inspectionDate: -88,
    appraisalOrderedDate: -86,
    appraisalInDate: -75,
    titleOrderedDate: -84,
    titleInDate: -66,
    walkThroughDate: -41,
    closingDate: -40,
    moveInDate: -38,
  },
  "Lost Deal": { contractsOutDate: -60 },
};

type DateField = Extract<keyof NonNullable<DealInput["dealProgress"]>, `${string}Date`>;

/** The n-th deal of a professional: always the same for the same numbers and the same day. */
export function demoDeal(
  index: number,
  seed: number,
  { today, isOfficer }: { today: Date; isOfficer: boolean },
): DealInput {
  const status = dealStatuses[index % dealStatuses.length]!;
  const { firstName, lastName, email, phoneNumber, address, city, state, zipCode } = demoLead(
    index + 200,
    seed + 3,
  );
  const isRefinance = (index * 3 + seed) % 7 === 0;
  const price = 480_000 + ((index * 7 + seed) % 19) * 42_500;
  const isUnderWay = status === "Under Contract" || status === "Closed Deal";
  return {
    firstName,
    lastName,
    email,
    phoneNumber,
    address,
    city,
    state,
    zipCode,
    status,
    isRefinance,
    purchasePrice: isRefinance ? null : price,
    propertyTypePurchase: isRefinance ? null : "Townhouse",
    notes: index % 3 === 0 ? "Wants to be in before the school year starts." : null,
    dealProgress: isRefinance ? {} : progress(status, { address, price, today, index }),
    refinanceDetails: isRefinance
      ? {
          marketValue: price,
          balanceOwed: Math.round(price * 0.58),
          payment: 2_610,
          interestRate: 7.25,
          loanProgram: "30-year fixed",
          rateRefi: 5.875,
          cashOutAmount: 40_000,
          incomeReceived: true,
          idReceived: true,
          assetsReceived: index % 2 === 0,
        }
      : {},
    dealParties: isUnderWay && !isRefinance ? parties(index) : [],
    loanOfficerDealParams: isOfficer ? limits(index, price) : null,
  };
}

type Purchase = { address?: string | null; price: number; today: Date; index: number };

function progress(status: DealStatus, { address, price, today, index }: Purchase) {
  const dates = Object.entries(ways[status]).map(([field, days]) => [
    field,
    new Date(today.getTime() + (days + (index % 4)) * day).toISOString().slice(0, 10),
  ]);
  return {
    propertiesShown: ["212 Bergen Street", "48 Carlton Avenue"].slice(0, 1 + (index % 2)),
    offersMade: status === "Working Deal" ? 0 : 1 + (index % 3),
    offerAcceptedAddress: status === "Working Deal" ? null : (address ?? null),
    commissionAmount: status === "Closed Deal" ? Math.round(price * 0.025) : null,
    appraisalValue: status === "Closed Deal" ? price + 5_000 : null,
    ...Object.fromEntries(dates),
  };
}

/** What a loan officer knows and allows; a house at this price takes about a third of this income. */
function limits(index: number, price: number): DealInput["loanOfficerDealParams"] {
  const income = Math.round((price * 0.022) / 100) * 100;
  const debts = 350 + (index % 5) * 140;
  return {
    maxMonthlyPayment: Math.round(income * 0.31),
    borrowerMonthlyIncome: income,
    borrowerMonthlyDebts: debts,
    currentDtiWithoutHousing: Math.round((debts / income) * 10_000) / 100,
    maxAllowedDti: 43,
    proposedInterestRate: 6.125,
    monthlyTaxes: 640,
    monthlyInsurance: 145,
    estimatedClosingCosts: Math.round(price * 0.03),
    interestedPropertyAddress: null,
  };
}

function parties(index: number): DealInput["dealParties"] {
  return [
    {
      id: newId(),
      role: "Title Company",
      name: "Tia Lindqvist",
      company: "Clear Harbor Title",
      phoneNumber: "(718) 555-0187",
      email: "tia@clearharbor.example",
    },
    {
      id: newId(),
      role: "Appraiser",
      name: "Walter Osei",
      company: null,
      phoneNumber: "(347) 555-0164",
      email: null,
    },
    ...(index % 2 === 0
      ? [
          {
            id: newId(),
            role: "Other Side's Agent" as const,
            name: "Renata Kovács",
            company: "Fulton & Gray",
            phoneNumber: "(646) 555-0121",
            email: "renata@fultongray.example",
          },
        ]
      : []),
  ];
}
