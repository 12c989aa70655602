import { expect, test } from "vitest";
import { calculatorFace } from "./face.ts";

const officer = "01a1ff4f-024e-716f-b88d-8ca0dce0b829";

test.each([
  ["Real Estate", "Broker", officer, "calculator"],
  ["Real Estate", "Broker", null, "link required"],
  ["Appraiser", "Agent", null, "link required"],
  ["Mortgage", "Loan Originator", null, "officer"],
  ["Mortgage", "Mortgage Broker", officer, "calculator"],
  ["Appraiser", "Owner", null, "denied"],
  ["Appraiser", "Owner", officer, "denied"],
  [null, null, null, "denied"],
])(
  "%s, %s, linked with %s: %s",
  { tags: ["PERM-012", "PERM-013", "PERM-014", "PERM-015", "PERM-016"] },
  (businessType, roleInBusiness, linkedLoanOfficerId, face) => {
    expect(calculatorFace({ businessType, roleInBusiness, linkedLoanOfficerId })).toBe(face);
  },
);
