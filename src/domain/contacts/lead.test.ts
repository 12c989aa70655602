import { expect, test } from "vitest";
import { leadIdAt } from "./lead-id.ts";
import { leadSchema, storedLeadSchema, type LeadInput } from "./lead.ts";
import { weekdays } from "./weekdays.ts";

const ana: LeadInput = { firstName: "Ana", lastName: "Ruiz" };

const full = {
  leadId: "LEAD-000017",
  source: "Open House",
  firstName: "Ana",
  lastName: "Ruiz",
  phoneNumber: "(718) 555-0142",
  email: "ana@example.com",
  address: "482 Dean Street",
  city: "Brooklyn",
  state: "NY",
  zipCode: "01234",
  coFirstName: "Leo",
  coLastName: "Ruiz",
  coPhoneNumber: "0718 555",
  purchasePrice: 940_000.5,
  downPaymentAmount: 188_000,
  downPaymentPercentage: 20,
  areaOfInterestCity: "Queens",
  areaOfInterestState: "NJ",
  propertyTypePurchase: "Multi-Family",
  budget: 950_000,
  preApprovalAmount: 900_000,
  agentName: "Dana Ortiz",
  agentCompany: "Ortiz Homes",
  agentPhone: "0555",
  availableDays: { monday: true, sunday: false },
  notes: "Two lines\nof notes",
  tags: ["first home", "cash"],
  isRefinance: true,
  refinanceDetails: {
    marketValue: 800_000,
    balanceOwed: 350_000.25,
    payment: 2_100,
    interestRate: 6.25,
    propertyTaxYearly: 9_000,
    hoiYearly: 1_800,
    propertyTypeRefi: "Condo",
  },
} as const;

test("every field of a lead passes the schema unchanged", () => {
  expect(leadSchema.parse(full)).toEqual(full);
});

test("a saved lead can be read and saved again unchanged", () => {
  const stored = storedLeadSchema.parse(leadSchema.parse(full));
  expect(leadSchema.parse(stored)).toEqual(full);
});

test(
  "a lead with only names has null for text and amounts, and empty days, tags and details",
  { tags: ["CRM-107.1-3"] },
  () => {
    const lead = leadSchema.parse(ana);
    expect(lead).toMatchObject({
      leadId: null,
      email: null,
      state: null,
      propertyTypePurchase: null,
      purchasePrice: null,
      availableDays: {},
      tags: [],
      isRefinance: false,
    });
    expect(Object.values(lead.refinanceDetails)).toEqual(Array.from({ length: 7 }, () => null));
  },
);

test("empty amounts are null, not 0 and not empty text", () => {
  const lead = leadSchema.parse({
    ...ana,
    purchasePrice: null,
    downPaymentAmount: null,
    downPaymentPercentage: null,
    budget: null,
    preApprovalAmount: null,
    refinanceDetails: {
      marketValue: null,
      balanceOwed: null,
      payment: null,
      interestRate: null,
      propertyTaxYearly: null,
      hoiYearly: null,
    },
  });
  expect(lead.purchasePrice).toBeNull();
  expect(lead.downPaymentAmount).toBeNull();
  expect(lead.downPaymentPercentage).toBeNull();
  expect(lead.budget).toBeNull();
  expect(lead.preApprovalAmount).toBeNull();
  expect(lead.refinanceDetails.interestRate).toBeNull();
});

test.each([
  "purchasePrice",
  "downPaymentAmount",
  "downPaymentPercentage",
  "budget",
  "preApprovalAmount",
] as const)("%s is a number and nothing else", (field) => {
  expect(leadSchema.parse({ ...ana, [field]: 0 })[field]).toBe(0);
  expect(leadSchema.parse({ ...ana, [field]: 12.5 })[field]).toBe(12.5);
  const issue = leadSchema.safeParse({ ...ana, [field]: "12" }).error?.issues[0];
  expect(issue).toMatchObject({ path: [field], message: "Enter a number." });
});

test.each([
  "marketValue",
  "balanceOwed",
  "payment",
  "interestRate",
  "propertyTaxYearly",
  "hoiYearly",
] as const)("the refinance's %s is a number and nothing else", (field) => {
  const read = (value: unknown) =>
    leadSchema.safeParse({ ...ana, refinanceDetails: { [field]: value } });
  expect(read(6.25).data?.refinanceDetails[field]).toBe(6.25);
  expect(read("6.25").error?.issues[0]).toMatchObject({
    path: ["refinanceDetails", field],
    message: "Enter a number.",
  });
});

test.each(["phoneNumber", "coPhoneNumber", "agentPhone", "zipCode"] as const)(
  "%s stays text, leading zeros too",
  { tags: ["CRM-102.1-4"] },
  (field) => {
    expect(leadSchema.parse({ ...ana, [field]: "01234" })[field]).toBe("01234");
    expect(leadSchema.safeParse({ ...ana, [field]: 1234 }).success).toBe(false);
  },
);

test.each([
  ["firstName", "", "First Name is required."],
  ["firstName", "   ", "First Name is required."],
  ["lastName", "", "Last Name is required."],
  ["lastName", undefined, "Last Name is required."],
])("%s given as %j is refused", { tags: ["CRM-066", "CRM-067"] }, (field, value, message) => {
  const issues = leadSchema.safeParse({ ...ana, [field]: value }).error?.issues;
  expect(issues).toHaveLength(1);
  expect(issues?.[0]).toMatchObject({ path: [field], message });
});

test("an email must be well-formed", { tags: ["CRM-069"] }, () => {
  const issue = leadSchema.safeParse({ ...ana, email: "abc" }).error?.issues[0];
  expect(issue?.path).toEqual(["email"]);
  expect(leadSchema.parse({ ...ana, email: "" }).email).toBeNull();
});

test.each([
  ["a status", { status: "Converted to Deal" }],
  ["an owner", { userId: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01" }],
  ["an unknown key", { colour: "green" }],
  ["an unknown refinance key", { refinanceDetails: { colour: "green" } }],
  ["an unknown day", { availableDays: { someday: true } }],
  ["a day that is neither yes nor no", { availableDays: { monday: "yes" } }],
  ["a state outside the fifty", { state: "DC" }],
  ["a property type outside the six", { propertyTypePurchase: "Castle" }],
  ["a refinance checkbox that is text", { isRefinance: "true" }],
])("%s is refused", (_title, extra) => {
  expect(leadSchema.safeParse({ ...ana, ...extra }).success).toBe(false);
});

test("purchase and refinance details are both kept, whichever is shown", () => {
  const lead = leadSchema.parse({
    ...ana,
    isRefinance: false,
    purchasePrice: 1,
    refinanceDetails: { marketValue: 2 },
  });
  expect(lead.purchasePrice).toBe(1);
  expect(lead.refinanceDetails.marketValue).toBe(2);
});

test("the days of a week have seven names, Monday first", () => {
  expect(weekdays).toHaveLength(7);
  expect(weekdays[0]).toBe("monday");
  const all = Object.fromEntries(weekdays.map((day) => [day, true]));
  expect(leadSchema.parse({ ...ana, availableDays: all }).availableDays).toEqual(all);
});

test.each([
  [new Date(1_784_000_123_456), "LEAD-123456"],
  [new Date(1_784_000_000_000), "LEAD-000000"],
  [new Date("2026-11-20T12:00:01.007Z"), "LEAD-001007"],
])("a lead saved at %j without an id gets %s", { tags: ["CRM-049"] }, (moment, expected) => {
  expect(leadIdAt(moment)).toBe(expected);
  expect(leadIdAt(moment)).toMatch(/^LEAD-\d{6}$/);
});
