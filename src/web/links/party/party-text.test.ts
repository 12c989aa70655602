import { expect, test } from "vitest";
import { roleAtCompany } from "./party-text.ts";

test.each([
  ["Broker", "Acme", "Broker at Acme"],
  ["Broker", null, "Broker"],
  ["Broker", " ", "Broker"],
  [null, "Acme", "Acme"],
  ["", "", null],
  [null, null, null],
])("role %o and company %o are shown as %o", (roleInBusiness, companyName, text) => {
  expect(roleAtCompany({ roleInBusiness, companyName })).toBe(text);
});
