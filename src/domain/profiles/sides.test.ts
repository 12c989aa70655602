import { expect, test } from "vitest";
import { seesCalculator, seesFindProfessionals, sideOf } from "./sides.ts";

const officer = "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01";

for (const [businessType, roleInBusiness, side, row] of [
  ["Mortgage", "Owner", "loan officer", "PERM-001"],
  ["Mortgage", null, "loan officer", "PERM-001"],
  ["Smith Mortgage Company", "Agent", "loan officer", "PERM-001"],
  ["Other", "Loan Officer", "loan officer", "PERM-002"],
  ["Other", "Senior Loan Officer", "loan officer", "PERM-002"],
  ["Other", "Loan Originator", "loan officer", "PERM-003"],
  ["Other", "Mortgage Banker", "loan officer", "PERM-004"],
  ["Other", "Mortgage Broker", "loan officer", "PERM-005"],
  ["Real Estate", "Mortgage Broker", "loan officer", "PERM-005"],
  ["Real Estate", "Broker", "agent", "PERM-006"],
  ["Real Estate", null, "agent", "PERM-006"],
  ["Real Estate Photography", "Owner", "agent", "PERM-006"],
  ["Title Company", "Agent", "agent", "PERM-007"],
  ["Appraiser", "Agent", "agent", "PERM-007"],
  ["Other", "Licensed Sales Professional", "agent", "PERM-008"],
  ["Other", "Sales Lead", "agent", "PERM-008"],
  ["Other", "Broker", "agent", "PERM-009"],
  [null, "Broker", "agent", "PERM-009"],
  ["MORTGAGE", "owner", "loan officer", "PERM-010"],
  ["real ESTATE", "OWNER", "agent", "PERM-010"],
  ["Other", "mOrTgAgE bRoKeR", "loan officer", "PERM-010"],
  ["Other", "AGENT", "agent", "PERM-010"],
  ["Appraiser", "Owner", null, "PERM-011"],
  ["Marketing Company", "Manager", null, "PERM-011"],
  ["Title Company", "Representative", null, "PERM-011"],
  ["Other", "Other", null, "PERM-011"],
  ["", "", null, "PERM-011"],
  [null, null, null, "PERM-011"],
] as const)
  test(`${businessType} with role ${roleInBusiness} is on the side: ${side}`, { tags: row }, () => {
    expect(sideOf({ businessType, roleInBusiness })).toBe(side);
  });

test(
  "another business type is another side: only the profile's text decides",
  { tags: ["PERM-012"] },
  () => {
    const roleInBusiness = "Owner";
    const sides = ["Real Estate", "Mortgage", "Appraiser"].map((businessType) =>
      sideOf({ businessType, roleInBusiness }),
    );
    expect(sides).toEqual(["agent", "loan officer", null]);
  },
);

test.each([
  ["an officer", "Mortgage", null, true],
  ["an agent with a linked officer", "Real Estate", officer, true],
  ["an agent without one", "Real Estate", null, false],
  ["somebody of neither side", "Appraiser", officer, false],
])("%s: calculator in the sidebar: %s", (_who, businessType, linkedLoanOfficerId, expected) => {
  const profile = { businessType, roleInBusiness: null, linkedLoanOfficerId };
  expect(seesCalculator(profile)).toBe(expected);
});

test.each([
  ["Mortgage", true],
  ["Real Estate", true],
  ["Home Inspector", false],
])("%s: Find Professionals in the sidebar: %s", (businessType, expected) => {
  expect(seesFindProfessionals({ businessType, roleInBusiness: null })).toBe(expected);
});
