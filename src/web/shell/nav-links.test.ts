import { expect, test } from "vitest";
import { navLinksOf } from "./nav-links.ts";

const everyone = ["Overview", "Assistant", "My Profile", "Appointments List", "Full Calendar"];
const words = (businessType: string, roleInBusiness: string, linkedLoanOfficerId?: string) =>
  navLinksOf({
    businessType,
    roleInBusiness,
    linkedLoanOfficerId: linkedLoanOfficerId ?? null,
  }).map((link) => link.words);

test(
  "a loan officer has the calculator and Find Professionals",
  { tags: ["DASH-007", "DASH-012"] },
  () => {
    expect(words("Mortgage", "Loan Originator")).toEqual([
      ...everyone,
      "Pre-Approval Calc",
      "Find Professionals",
    ]);
  },
);

test(
  "an agent has the calculator once a loan officer is linked",
  { tags: ["DASH-008", "DASH-009", "DASH-013"] },
  () => {
    expect(words("Real Estate", "Broker", "some-officer")).toContain("Pre-Approval Calc");
    expect(words("Real Estate", "Broker")).toEqual([...everyone, "Find Professionals"]);
  },
);

test(
  "a professional on neither side has only the links for everyone",
  { tags: ["DASH-006", "DASH-010", "DASH-014"] },
  () => {
    expect(words("Appraiser", "Owner", "some-officer")).toEqual(everyone);
  },
);
