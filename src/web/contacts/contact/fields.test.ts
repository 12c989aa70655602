import { expect, test } from "vitest";
import { storedDealParty, storedDealSchema } from "#domain/contacts/deal.ts";
import { storedLeadSchema } from "#domain/contacts/lead.ts";
import { storedPartnerSchema } from "#domain/contacts/partner.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { isNamed, labelOf } from "./fields.ts";

const { refinanceDetails, dealProgress, loanOfficerDealParams } = storedDealSchema.shape;
const groups = {
  refinanceDetails: Object.keys(refinanceDetails.shape),
  dealProgress: Object.keys(dealProgress.shape),
  loanOfficerDealParams: Object.keys(loanOfficerDealParams.def.innerType.shape),
  availableDays: [...weekdays],
};

test("every field of a lead, a deal and a partner has a name", () => {
  const fields = [storedLeadSchema, storedDealSchema, storedPartnerSchema]
    .flatMap(({ shape }) => Object.keys(shape))
    .filter((field) => !(field in groups) || field === "availableDays");
  const grouped = Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => `${group}.${name}`),
  );
  const ofParties = Object.keys(storedDealParty.shape)
    .filter((name) => name !== "id")
    .map((name) => `dealParties.${name}`);
  const expected = new Set(["type", "status", ...fields, ...grouped, ...ofParties]);
  expect(expected.size).toBeGreaterThan(80);
  expect([...expected].filter((field) => !isNamed(field))).toEqual([]);
});

test("a field has its label, and an unknown field is labeled by its path", () => {
  expect(labelOf("loanOfficerDealParams.maxMonthlyPayment")).toBe("Max Monthly PITI");
  expect(labelOf("pets")).toBe("Pets");
  expect(labelOf("details.favouriteStreet")).toBe("Favourite Street");
  expect(labelOf("constructor")).toBe("Constructor");
});
