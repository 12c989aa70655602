import { expect, test } from "vitest";
import { storedDealSchema } from "#domain/contacts/deal.ts";
import { storedLeadSchema } from "#domain/contacts/lead.ts";
import { valueText } from "./contact-values.ts";

test.each([
  ["purchasePrice", 940_000, "$940,000"],
  ["refinanceDetails.payment", 2_100.5, "$2,100.50"],
  ["budget", 0, "$0"],
  ["refinanceDetails.interestRate", 6.125, "6.125%"],
  ["dealProgress.offersMade", 3, "3"],
  ["dealProgress.closingDate", "2026-03-14", "Mar 14, 2026"],
  ["dealProgress.closingDate", "end of May", "end of May"],
  ["isRefinance", true, "Yes"],
  ["refinanceDetails.idReceived", false, "No"],
  ["tags", ["cash", "VA loan"], "cash, VA loan"],
  ["notes", "Prefers mornings.", "Prefers mornings."],
  ["zipCode", "01234", "01234"],
  ["somethingNew", 12_345, "12,345"],
  ["notes", "", null],
  ["tags", [], null],
  ["budget", null, null],
  ["budget", undefined, null],
])("%s with the value %j is shown as %j", (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

test("every number is shown as dollars or a percentage, except for counts", () => {
  const { refinanceDetails, dealProgress, loanOfficerDealParams } = storedDealSchema.shape;
  const groups = {
    "": storedLeadSchema.shape,
    "refinanceDetails.": refinanceDetails.shape,
    "dealProgress.": dealProgress.shape,
    "loanOfficerDealParams.": loanOfficerDealParams.def.innerType.shape,
  };
  const numbers = Object.entries(groups).flatMap(([above, shape]) =>
    Object.entries(shape)
      .filter(([, schema]) => schema.safeParse(1).success)
      .map(([name]) => above + name),
  );
  expect(numbers.length).toBeGreaterThan(20);
  const plain = numbers.filter((field) => !/[$%]/.test(valueText(field, 1)!));
  expect(plain).toEqual(["dealProgress.offersMade"]);
});
