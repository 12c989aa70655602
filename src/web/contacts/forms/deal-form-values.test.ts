import { expect, test } from "vitest";
import { dealSchema, type StoredDeal } from "#domain/contacts/deal.ts";
import { partnerSchema } from "#domain/contacts/partner.ts";
import {
  dealKind,
  dealNumbers,
  dealShape,
  loanPaths,
  progressPaths,
  startConversion,
} from "./deal-form-values.ts";
import { isNamed } from "../contact/fields.ts";
import { startLead } from "./lead-form-values.ts";
import { partnerKind } from "./partner-form-values.ts";

const officer = dealKind(true);
const agent = dealKind(false);

const stored: StoredDeal = dealSchema.parse({
  firstName: "Grace",
  lastName: "Oyelaran",
  zipCode: "01234",
  status: "Under Contract",
  purchasePrice: 940_000.5,
  isRefinance: true,
  refinanceDetails: { interestRate: 6.25, rateRefi: 5.875, cashOutAmount: 0, idReceived: true },
  dealProgress: {
    propertiesShown: ["12 Main St", "9 Oak Ave"],
    offersMade: 2,
    closingDate: "2026-12-01",
  },
  dealParties: [
    {
      id: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01",
      role: "Appraiser",
      name: "Ada Price",
      email: "ada@example.com",
    },
  ],
  loanOfficerDealParams: { maxMonthlyPayment: 4_200, proposedInterestRate: 6.125 },
});
const saved = { version: 4, deal: stored } as Parameters<typeof officer.start>[0];

test("a blank deal is a Working Deal and otherwise empty", () => {
  const { values, version, toInput } = officer.start(null);
  expect(version).toBeNull();
  expect(values).toEqual({ ...dealShape, dealParties: [] });
  const deal = dealSchema.parse(toInput({ ...values, firstName: "Ana", lastName: "Ruiz" }));
  expect(deal).toMatchObject({ status: "Working Deal", purchasePrice: null, dealParties: [] });
  expect(Object.values(deal.loanOfficerDealParams!)).toEqual(
    Array.from({ length: 28 }, () => null),
  );
});

test("a stored deal is unchanged after a round trip through the form", () => {
  const { values, toInput, version } = officer.start(saved);
  expect(version).toBe(4);
  expect(values.dealProgress).toMatchObject({
    propertiesShown: "12 Main St, 9 Oak Ave",
    offersMade: "2",
    closingDate: "2026-12-01",
  });
  expect(dealSchema.parse(toInput(values))).toEqual(stored);
});

test("only a loan officer's form sends the officer parameters", () => {
  const { values, toInput } = agent.start({
    ...saved!,
    deal: { ...stored, loanOfficerDealParams: null },
  });
  expect(dealSchema.parse(toInput(values)).loanOfficerDealParams).toBeNull();
});

test("properties are separated by commas, but a stored property with a comma is not split", () => {
  const shown = ["12 Main St, Apt 3", "9 Oak Ave"];
  const progress = { ...stored.dealProgress, propertiesShown: shown };
  const { values, toInput } = agent.start({
    ...saved!,
    deal: { ...stored, dealProgress: progress },
  });
  const read = (typed: string) =>
    dealSchema.parse(
      toInput({ ...values, dealProgress: { ...values.dealProgress, propertiesShown: typed } }),
    ).dealProgress.propertiesShown;
  expect(read(values.dealProgress.propertiesShown)).toEqual(shown);
  expect(read("A, B ,, ")).toEqual(["A", "B"]);
});

test("a conversion starts with the lead's values and version, as a Working Deal", () => {
  const lead = startLead(null).values;
  const { values, version } = startConversion(
    {
      version: 7,
      lead: {
        ...lead,
        firstName: "Ida",
        lastName: "Berg",
        purchasePrice: 500_000,
        isRefinance: true,
        refinanceDetails: { ...lead.refinanceDetails, marketValue: 1 },
      } as never,
    },
    false,
  );
  expect(version).toBe(7);
  expect(values).toMatchObject({
    firstName: "Ida",
    status: "Working Deal",
    purchasePrice: "500000",
    isRefinance: true,
    refinanceDetails: { marketValue: "1", loanProgram: "", idReceived: false },
    dealParties: [],
  });
});

test("every field of a deal has a label, and the number and date fields are complete", () => {
  for (const field of [...officer.fields, ...partnerKind.fields])
    expect(isNamed(field), field).toBe(true);
  expect(progressPaths).toHaveLength(15);
  expect(loanPaths).toHaveLength(17);
  expect(officer.dates).toHaveLength(10);
  // The price, then the figures of both loans, of the progress and of the officer.
  expect(dealNumbers).toHaveLength(1 + 9 + 3 + 21);
});

test("a stored partner is unchanged after a round trip through the form", () => {
  const partner = partnerSchema.parse({ firstName: "Pat", website: "https://pat.example" });
  const { values, toInput, version } = partnerKind.start({ version: 2, partner } as never);
  expect(version).toBe(2);
  expect(values).toEqual({
    ...partnerKind.shape,
    firstName: "Pat",
    website: "https://pat.example",
  });
  expect(partnerSchema.parse(toInput(values))).toEqual(partner);
});
