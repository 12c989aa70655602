import { expect, test } from "vitest";
import { leadSchema, type StoredLead } from "#domain/contacts/lead.ts";
import { leadKind, leadNumbers, leadShape, startLead } from "./lead-form-values.ts";

const blank = startLead(null);
const named = { ...blank.values, firstName: "Ana", lastName: "Ruiz" };

const stored: StoredLead = {
  ...leadSchema.parse({
    firstName: "Ana",
    lastName: "Ruiz",
    zipCode: "01234",
    purchasePrice: 940_000.5,
    budget: 0,
    tags: ["cash"],
    availableDays: { monday: true, sunday: false },
    isRefinance: true,
    refinanceDetails: { interestRate: 6.25, propertyTypeRefi: "Condo" },
  }),
  propertyTypePurchase: null,
};

test("a blank form is empty and for a purchase", () => {
  const { isRefinance, tags, availableDays, refinanceDetails, ...texts } = blank.values;
  expect(isRefinance).toBe(false);
  expect(tags).toEqual([]);
  expect(Object.values(availableDays)).toEqual(Array.from({ length: 7 }, () => false));
  expect(Object.values({ ...texts, ...refinanceDetails }).every((text) => text === "")).toBe(true);
});

test("a stored lead is unchanged after a round trip through the form", () => {
  const { values, toInput, version } = startLead({ lead: stored, version: 3 });
  expect(version).toBe(3);
  expect(values).toMatchObject({ zipCode: "01234", purchasePrice: "940000.5", budget: "0" });
  expect(leadSchema.parse(toInput(values))).toEqual(stored);
});

test(
  "a record without tags, days and refinance details opens as an empty form",
  { tags: ["CRM-107.1-3"] },
  () => {
    const bare = { firstName: "Ana", lastName: "Ruiz" } as StoredLead;
    const { values } = startLead({ lead: bare, version: 1 });
    expect(values.tags).toEqual([]);
    expect(Object.values(values.availableDays)).not.toContain(true);
    expect(values.refinanceDetails.marketValue).toBe("");
  },
);

test("empty numbers are null", () => {
  const lead = leadSchema.parse(blank.toInput({ ...named, budget: "  " }));
  expect([lead.purchasePrice, lead.budget, lead.refinanceDetails.payment]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each(["abc", "1e999", "12,5", "--1", "1 2"])(
  "%j in a number field is an error at the field, never dropped",
  (typed) => {
    const input = blank.toInput({
      ...named,
      budget: typed,
      refinanceDetails: { ...named.refinanceDetails, interestRate: typed },
    });
    const issues = leadSchema.safeParse(input).error?.issues;
    expect(issues?.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["budget", "Enter a number."],
      ["refinanceDetails.interestRate", "Enter a number."],
    ]);
  },
);

test("a day that was never checked stays unknown, and an unchecked day becomes no", () => {
  const none = leadShape.availableDays;
  const days = (ticked: Partial<typeof none>, before: Record<string, boolean>) => {
    const start = startLead({ lead: { ...stored, availableDays: before }, version: 1 });
    const input = start.toInput({ ...named, availableDays: { ...none, ...ticked } });
    return (input as { availableDays: unknown }).availableDays;
  };
  expect(days({ monday: true }, {})).toEqual({ monday: true });
  expect(days({}, { monday: true, Someday: true })).toEqual({ monday: false });
});

test("the eleven number fields are listed once each, and the days are one field", () => {
  expect(new Set(leadNumbers).size).toBe(11);
  expect(leadKind.fields).toHaveLength(35);
  expect(leadKind.fields).toContain("availableDays");
  for (const field of leadNumbers) expect(leadKind.fields).toContain(field);
});
