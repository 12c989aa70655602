import { describe, expect, test } from "vitest";
import { answersOpenTo, cardState, type InvitationView, isLiveLink } from "./invitation.ts";

const [me, other, third] = ["me", "other", "third"];
const invitation = (change: Partial<InvitationView> = {}): InvitationView => ({
  invitingProfileId: me!,
  invitedProfileId: other!,
  status: "pending",
  endedAt: null,
  ...change,
});
const received = { invitingProfileId: other!, invitedProfileId: me! };
const ended = { status: "accepted", endedAt: new Date(0) };

describe("what may be done with an invitation", () => {
  test.each([
    ["pending, sent", {}, ["cancelled"]],
    ["pending, received", received, ["accepted", "declined"]],
    ["accepted", { ...received, status: "accepted" }, []],
    ["declined", { ...received, status: "declined" }, []],
    ["cancelled", { status: "cancelled" }, []],
    ["between two others", { invitingProfileId: third!, invitedProfileId: other! }, []],
  ])("%s", (_, change, expected) => {
    expect(answersOpenTo(me!, invitation(change))).toEqual(expected);
  });
});

test("a link is active when it was accepted and not ended", () => {
  expect(isLiveLink(invitation({ status: "accepted" }))).toBe(true);
  expect(isLiveLink(invitation(ended))).toBe(false);
  expect(isLiveLink(invitation())).toBe(false);
});

describe("a card in Find Professionals", () => {
  const unlinked = { id: me!, linkedLoanOfficerId: null, linkedRealEstateAgentId: null };
  const cards: [string, Parameters<typeof cardState>[1], InvitationView[], string, ...string[]][] =
    [
      ["nothing between the two", unlinked, [], "inviteable"],
      [
        "linked by the officer on the profile",
        { ...unlinked, linkedLoanOfficerId: other! },
        [],
        "linked",
        "FIND-022",
      ],
      [
        "linked by the agent on the profile",
        { ...unlinked, linkedRealEstateAgentId: other! },
        [],
        "linked",
        "FIND-022",
      ],
      ["accepted, sent", unlinked, [invitation({ status: "accepted" })], "linked", "FIND-023"],
      [
        "accepted, received",
        unlinked,
        [invitation({ ...received, status: "accepted" })],
        "linked",
        "FIND-024",
      ],
      [
        "linked and pending",
        unlinked,
        [invitation(), invitation({ status: "accepted" })],
        "linked",
        "FIND-025",
      ],
      ["pending, sent", unlinked, [invitation()], "pending", "FIND-026"],
      ["pending, received", unlinked, [invitation(received)], "pending", "FIND-027"],
      [
        "only declined and cancelled",
        unlinked,
        [invitation({ status: "declined" }), invitation({ status: "cancelled" })],
        "inviteable",
        "FIND-028",
      ],
      ["an ended link", unlinked, [invitation(ended)], "inviteable"],
      [
        "an ended link and a new invitation",
        unlinked,
        [invitation(ended), invitation()],
        "pending",
      ],
      ["somebody else's", unlinked, [invitation({ invitedProfileId: third! })], "inviteable"],
      [
        "another officer on the profile",
        { ...unlinked, linkedLoanOfficerId: third! },
        [],
        "inviteable",
      ],
    ];
  for (const [title, profile, invitations, expected, ...rows] of cards)
    test(`with ${title} is ${expected}`, { tags: rows }, () => {
      expect(cardState(other!, profile, invitations)).toBe(expected);
    });
});
