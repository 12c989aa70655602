// In SQL (docs/schema.sql): `links.before_change` refuses any change of what is final and an acceptance that is not
// between a loan officer and an agent, and ends the agent's previous link; `links.after_change` writes the linked ids
// of both profiles, the log and the notifications; `links.take_turn` serializes changes of invitations.

/** The statuses of an invitation. Only a pending one can still be answered. */
export const invitationStatuses = ["pending", "accepted", "declined", "cancelled"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How a pending invitation may end, and which of the two may do so. */
export const answers = { accepted: "invited", declined: "invited", cancelled: "inviting" } as const;
export type Answer = keyof typeof answers;

/** The most invitations one professional may send within 24 hours. */
export const invitationsADay = 20;

/** An invitation as one of the two sees it. */
export type InvitationView = {
  invitingProfileId: string;
  invitedProfileId: string;
  status: string;
  /** When the resulting link was ended; null for an active one, and before there is one. */
  endedAt: Date | null;
};

/** What this professional may do with an invitation now. Empty once it is final. */
export function answersOpenTo(me: string, invitation: InvitationView): Answer[] {
  if (invitation.status !== "pending") return [];
  if (invitation.invitedProfileId === me) return ["accepted", "declined"];
  return invitation.invitingProfileId === me ? ["cancelled"] : [];
}

/** Whether this professional's same answer is already in effect: repeating it changes nothing. */
export function isAnsweredSo(me: string, invitation: InvitationView, answer: Answer): boolean {
  const answering =
    answers[answer] === "invited" ? invitation.invitedProfileId : invitation.invitingProfileId;
  return answering === me && invitation.status === answer && invitation.endedAt === null;
}

/**
 * Whether an invitation is an active link: accepted and not ended. Only an active link gives access to a loan officer's
 * deals.
 */
export function isLiveLink({
  status,
  endedAt,
}: Pick<InvitationView, "status" | "endedAt">): boolean {
  return status === "accepted" && endedAt === null;
}

type LinkedIds = { linkedLoanOfficerId: string | null; linkedRealEstateAgentId: string | null };

/** What the card of a professional shows: "Already Linked", "Invitation Sent" or "Invite to Link". */
export type CardState = "linked" | "pending" | "inviteable";

/**
 * The state of a professional's card: linked by the profile or by an active link in either direction first, then
 * pending in either direction, then inviteable. An ended link no longer counts.
 */
export function cardState(
  other: string,
  me: LinkedIds & { id: string },
  invitations: InvitationView[],
): CardState {
  const between = invitations.filter(
    ({ invitingProfileId, invitedProfileId }) =>
      (invitingProfileId === me.id && invitedProfileId === other) ||
      (invitingProfileId === other && invitedProfileId === me.id),
  );
  const isOnProfile = [me.linkedLoanOfficerId, me.linkedRealEstateAgentId].includes(other);
  if (isOnProfile || between.some(isLiveLink)) return "linked";
  return between.some(({ status }) => status === "pending") ? "pending" : "inviteable";
}
