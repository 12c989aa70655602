import { expect, test } from "vitest";
import type { ListedInvitation } from "#contract/links.ts";
import { fateOf, labelOf, otherPartyOf } from "./invitation-text.ts";

const party = (id: string, fullName: string) => ({
  id,
  fullName,
  companyName: null,
  roleInBusiness: null,
  profilePictureUrl: null,
  businessType: null,
});
const sentAt = new Date("2026-01-05T12:00:00Z");
const changedAt = new Date("2026-01-06T12:00:00Z");

/** Leo, a loan officer, invited Ana, an agent. */
const invitation = (part: Partial<ListedInvitation>): ListedInvitation => ({
  id: "1",
  invitingProfileId: "leo",
  invitedProfileId: "ana",
  inviting: party("leo", "Leo Marsh"),
  invited: party("ana", "Ana Ruiz"),
  status: "pending",
  createdAt: sentAt,
  updatedAt: changedAt,
  loanOfficerId: "leo",
  agentId: "ana",
  endedAt: null,
  endedBy: null,
  sharing: { sharesAllDeals: true, hidesFinances: false },
  ...part,
});
const ended = { status: "accepted", endedAt: changedAt };

test.each([
  [{}, "ana", "Pending", null],
  [{ status: "accepted" }, "ana", "Accepted", "Linked since"],
  [{ status: "declined" }, "ana", "Declined", "You declined on"],
  [{ status: "declined" }, "leo", "Declined", "Ana Ruiz declined on"],
  [{ status: "cancelled" }, "ana", "Cancelled", "Leo Marsh cancelled on"],
  [{ status: "cancelled" }, "leo", "Cancelled", "You cancelled on"],
  [{ ...ended, endedBy: "ana" }, "ana", "Ended", "You ended this link on"],
  [{ ...ended, endedBy: "ana" }, "leo", "Ended", "Ana Ruiz ended this link on"],
  [ended, "ana", "Ended", "Replaced by your next link on"],
  [ended, "leo", "Ended", "Replaced: Ana Ruiz linked with another loan officer on"],
] as const)("%o is shown to %s as %s, %s", (part, me, label, fate) => {
  const one = invitation(part);
  expect(labelOf(one).label).toBe(label);
  expect(fateOf(one, me)).toEqual(fate && { text: fate, at: changedAt });
  expect(otherPartyOf(one, me).id).toBe(me === "ana" ? "leo" : "ana");
});
