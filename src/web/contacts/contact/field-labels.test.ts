import { expect, test } from "vitest";
import { storedDealParty } from "#domain/contacts/deal-party.ts";
import { storedDealProgress } from "#domain/contacts/deal-progress.ts";
import { storedDealSchema } from "#domain/contacts/deal.ts";
import { storedLeadSchema } from "#domain/contacts/lead.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { storedLoanOfficerDealParams } from "#domain/contacts/officer-params.ts";
import { storedPartnerSchema } from "#domain/contacts/partner.ts";
import { storedDealRefinanceDetails } from "#domain/contacts/refinance.ts";
import { fieldLabels, labelOf } from "./field-labels.ts";

const groups = {
  refinanceDetails: Object.keys(storedDealRefinanceDetails.shape),
  dealProgress: Object.keys(storedDealProgress.shape),
  loanOfficerDealParams: Object.keys(storedLoanOfficerDealParams.shape),
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
  expect(Object.keys(fieldLabels).toSorted()).toEqual([...expected].toSorted());
});

test("a field is called by its name, and an unknown one by its path in words", () => {
  expect(labelOf("loanOfficerDealParams.maxMonthlyPayment")).toBe("Max Monthly PITI");
  expect(labelOf("pets")).toBe("Pets");
  expect(labelOf("details.favouriteStreet")).toBe("Favourite Street");
  expect(labelOf("constructor")).toBe("Constructor");
});
