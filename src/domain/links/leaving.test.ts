import { describe, expect, test } from "vitest";
import { endingWith } from "./leaving.ts";

const [me, other] = ["me", "other"];
const as = (side: "agent" | "officer", change: object = {}) => ({
  invitingProfileId: me!,
  invitedProfileId: other!,
  loanOfficerId: side === "officer" ? me! : other!,
  status: "pending",
  endedAt: null as Date | null,
  ...change,
});
const received = { invitingProfileId: other!, invitedProfileId: me! };
const linked = { status: "accepted" };
const all = (side: "agent" | "officer") => [
  as(side, linked),
  as(side),
  as(side, received),
  as(side, received),
  as(side, { ...linked, endedAt: new Date(0) }),
  as(side, { status: "declined" }),
  as(side, { status: "cancelled" }),
];
const texts = {
  broker: { businessType: "Real Estate", roleInBusiness: "Broker" },
  photographer: { businessType: "Real Estate Photography", roleInBusiness: "Owner" },
  lender: { businessType: "Mortgage", roleInBusiness: "Mortgage Broker" },
  titleAgent: { businessType: "Title Company", roleInBusiness: "Agent" },
  owner: { businessType: "Appraiser", roleInBusiness: "Owner" },
};

describe("what ends with a change of the profile", () => {
  test.each([
    ["agent", "broker", false],
    ["agent", "photographer", false],
    ["agent", "lender", true],
    ["agent", "titleAgent", true],
    ["agent", "owner", true],
    ["officer", "lender", false],
    ["officer", "broker", true],
    ["officer", "owner", true],
  ] as const)("for an %s who becomes a %s: %s", (side, next, isEnding) => {
    const ending = endingWith(me!, texts[next], all(side));
    expect(ending).toEqual(
      isEnding
        ? { links: [as(side, linked)], sent: 1, received: 2 }
        : { links: [], sent: 0, received: 0 },
    );
  });
});
