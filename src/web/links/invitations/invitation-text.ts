import type { ListedInvitation } from "#contract/links.ts";
import { isLiveLink } from "#domain/links/invitation.ts";
import type { StatusTone } from "#web/ui/status-dot.tsx";

/** The party of an invitation who isn't `me`. */
export function otherPartyOf(invitation: ListedInvitation, me: string) {
  return invitation.invitingProfileId === me ? invitation.invited : invitation.inviting;
}

/** The badge that shows an invitation's state. */
export function labelOf(invitation: ListedInvitation): { label: string; tone: StatusTone } {
  if (invitation.endedAt) return { label: "Ended", tone: "grey" };
  const known: Record<string, { label: string; tone: StatusTone }> = {
    pending: { label: "Pending", tone: "brass" },
    accepted: { label: "Accepted", tone: "green" },
    declined: { label: "Declined", tone: "clay" },
    cancelled: { label: "Cancelled", tone: "grey" },
  };
  return known[invitation.status] ?? { label: invitation.status, tone: "grey" };
}

/** How and when an invitation ended or was accepted, in the words for `me`; null while it is pending. */
export function fateOf(
  invitation: ListedInvitation,
  me: string,
): { text: string; at: Date } | null {
  const { status, endedAt, endedBy, updatedAt, agentId, invitingProfileId } = invitation;
  const { fullName } = otherPartyOf(invitation, me);
  const who = (id: string) => (id === me ? "You" : fullName);
  if (endedAt) return { text: endText(), at: endedAt };
  if (isLiveLink(invitation)) return { text: "Linked since", at: updatedAt };
  if (status === "declined")
    return { text: `${who(invitation.invitedProfileId)} declined on`, at: updatedAt };
  if (status === "cancelled")
    return { text: `${who(invitingProfileId)} cancelled on`, at: updatedAt };
  return null;

  function endText() {
    if (endedBy) return `${who(endedBy)} ended this link on`;
    return agentId === me
      ? "Replaced by your next link on"
      : `Replaced: ${fullName} linked with another loan officer on`;
  }
}
