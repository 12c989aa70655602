import { describe, expect, test } from "vitest";
import { calculatorFace } from "#domain/calculator/face.ts";
import { isLinkingTrade, soughtSide } from "#domain/links/sought.ts";
import { businessTypes, rolesOf } from "#domain/profiles/business-types.ts";
import { seesCalculator, seesFindProfessionals, sideOf } from "#domain/profiles/sides.ts";

// What every business type with each of its roles can use. One line each, in words, so that a changed rule shows as
// a changed line. What else the server refuses is in test/access-roles.test.ts.

const officer = "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01";

const agent = {
  side: "agent",
  unlinked: "link required",
  linked: "calculator",
  calculatorEntry: "once linked",
  findEntry: true,
};
const realEstate = { ...agent, invitationsTab: true, finds: "loan officer" };
const agentOfOther = { ...agent, invitationsTab: false, finds: null };
const lender = {
  side: "loan officer",
  unlinked: "officer",
  linked: "calculator",
  calculatorEntry: "always",
  findEntry: true,
  invitationsTab: true,
  finds: "agent",
};
const neither = {
  side: null,
  unlinked: "denied",
  linked: "denied",
  calculatorEntry: "never",
  findEntry: false,
  invitationsTab: false,
  finds: null,
};

const matrix: Record<string, Record<string, object>> = {
  "Real Estate": { Broker: realEstate, "Licensed Sales Professional": realEstate },
  Mortgage: { "Mortgage Banker": lender, "Mortgage Broker": lender, "Loan Originator": lender },
  ...Object.fromEntries(
    ["Title Company", "Appraiser", "Home Inspector", "Marketing Company", "Other"].map((type) => [
      type,
      {
        Owner: neither,
        Manager: neither,
        Representative: neither,
        Technician: neither,
        Agent: agentOfOther,
        Other: neither,
      },
    ]),
  ),
  // Contains "real estate", and therefore counts as an agent
  // (docs/behavior/permissions.md#words-decide-not-company-types).
  "Real Estate Photography": {
    Owner: realEstate,
    Manager: realEstate,
    Representative: realEstate,
    Technician: realEstate,
    Agent: realEstate,
    Other: realEstate,
  },
};

test("the matrix has every business type with every role it offers, and no other", () => {
  const offered = businessTypes.map((type) => [type, [...rolesOf(type)]]);
  const listed = Object.entries(matrix).map(([type, roles]) => [type, Object.keys(roles)]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(offered));
});

describe.each(Object.entries(matrix))("%s", (businessType, roles) => {
  test.each(Object.entries(roles))(
    "%s",
    { tags: ["PERM-012", "PERM-013", "PERM-014", "PERM-015", "PERM-016"] },
    (roleInBusiness, expected) => {
      const unlinked = { businessType, roleInBusiness, linkedLoanOfficerId: null };
      const linked = { ...unlinked, linkedLoanOfficerId: officer };
      const entry = [seesCalculator(unlinked), seesCalculator(linked)].join();
      expect({
        side: sideOf(unlinked),
        unlinked: calculatorFace(unlinked),
        linked: calculatorFace(linked),
        calculatorEntry: {
          "true,true": "always",
          "false,true": "once linked",
          "false,false": "never",
        }[entry],
        findEntry: seesFindProfessionals(unlinked),
        invitationsTab: isLinkingTrade(unlinked),
        finds: soughtSide(unlinked),
      }).toEqual(expected);
    },
  );
});
