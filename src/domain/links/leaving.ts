import { type InvitationView, isLiveLink } from "./invitation.ts";
import { linkingSide } from "./sought.ts";

type ProfileText = Parameters<typeof linkingSide>[0];
type Between = InvitationView & { loanOfficerId: string };

// In SQL (docs/schema.sql): `links.after_side_change` ends them with `links.end_across_sides`.

/** What ends when a professional's profile comes to say something else; the database does the same. */
export type Ending<Invitation> = {
  /** The links that live. */
  links: Invitation[];
  /** Pending invitations: how many of those sent are cancelled, and of those received declined. */
  sent: number;
  received: number;
};

/** The links and pending invitations of mine that are of another side than the one that the profile will say. */
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
