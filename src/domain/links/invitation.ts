/** What an invitation may be (SPEC §4). Only a pending one can still change. */
export const invitationStatuses = ["pending", "accepted", "declined", "cancelled"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How a pending invitation may end, and on whose word (SPEC §4). */
export const answers = { accepted: "invited", declined: "invited", cancelled: "inviting" } as const;
export type Answer = keyof typeof answers;

/** So many invitations one professional sends within 24 hours at most. */
export const invitationsADay = 20;

/** An invitation as one of its two sees it. */
export type InvitationView = {
  invitingProfileId: string;
  invitedProfileId: string;
  status: string;
  /** When the link that grew from it was ended; null for one that lives, and before there is one. */
  endedAt: Date | null;
};

/** What this professional may do with an invitation now; nothing once it is final (SPEC §4). */
export function answersOpenTo(me: string, invitation: InvitationView): Answer[] {
  if (invitation.status !== "pending") return [];
  if (invitation.invitedProfileId === me) return ["accepted", "declined"];
  return invitation.invitingProfileId === me ? ["cancelled"] : [];
}

/** Whether this professional gave this answer before, and it still stands: the same again is no second answer. */
export function isAnsweredSo(me: string, invitation: InvitationView, answer: Answer): boolean {
  const answering =
    answers[answer] === "invited" ? invitation.invitedProfileId : invitation.invitingProfileId;
  return answering === me && invitation.status === answer && invitation.endedAt === null;
}

/** Whether an invitation is a link that lives: accepted and not ended (D6). */
export function isLiveLink({
  status,
  endedAt,
}: Pick<InvitationView, "status" | "endedAt">): boolean {
  return status === "accepted" && endedAt === null;
}

type LinkedIds = { linkedLoanOfficerId: string | null; linkedRealEstateAgentId: string | null };

/** What a card of Find Professionals offers (SPEC §4). */
export type CardState = "linked" | "pending" | "inviteable";

/**
 * The state of somebody's card: linked by the profile or a live link in either direction first, then pending in either
 * direction, then inviteable (SPEC §4). An ended link counts no more (D6).
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
