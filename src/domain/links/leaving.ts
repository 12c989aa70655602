import { type InvitationView, isLiveLink } from "./invitation.ts";
import { linkingSide } from "./sought.ts";

type ProfileText = Parameters<typeof linkingSide>[0];
type Between = InvitationView & { loanOfficerId: string };

// In SQL (docs/schema.sql): `links.after_side_change` ends them with `links.end_across_sides`.

/** What ends when a professional's profile changes sides; the database applies the same rule. */
export type Ending<Invitation> = {
  /** The active links. */
  links: Invitation[];
  /** Pending invitations: the sent ones are canceled, the received ones declined. */
  sent: number;
  received: number;
};

/** My links and pending invitations that do not fit the side of the new profile. */
export function endingWith<Invitation extends Between>(
  me: string,
  next: ProfileText,
  invitations: readonly Invitation[],
): Ending<Invitation> {
  const side = linkingSide(next);
  const left = invitations.filter(
    ({ loanOfficerId }) => side !== (loanOfficerId === me ? "loan officer" : "agent"),
  );
  const pending = left.filter(({ status }) => status === "pending");
  const sent = pending.filter(({ invitingProfileId }) => invitingProfileId === me).length;
  return { links: left.filter(isLiveLink), sent, received: pending.length - sent };
}
