import { expect, test } from "vitest";
import { contactTypes, convertedStatus, newLeadStatus, propertyTypes } from "./contact.ts";

test("a contact is a Lead, a Deal or a Referral Partner", () => {
  expect(contactTypes).toEqual(["Lead", "Deal", "Referral Partner"]);
});

test("a lead is New Lead, or Converted to Deal in old data", () => {
  expect([newLeadStatus, convertedStatus]).toEqual(["New Lead", "Converted to Deal"]);
});

test("property types are the six of the list", { tags: ["CRM-098.1-6"] }, () => {
  expect(propertyTypes).toEqual([
    "Single Family",
    "Condo",
    "Townhouse",
    "Multi-Family",
    "Land",
    "Other",
  ]);
});
