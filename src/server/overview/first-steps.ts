import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { StepsDone } from "#domain/overview/first-steps.ts";
import { appointments } from "#server/appointments/tables.ts";
import { contacts } from "#server/contacts/tables.ts";
import { profileLinkInvitations as invitations } from "#server/links/tables.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * Which of the first steps a professional has done, according to their records. Scope: trusts only the OwnerId it is
 * given; row-level security checks it again.
 */
export async function readFirstSteps(tx: OwnerTransaction, owner: OwnerId): Promise<StepsDone> {
  // A deal was a lead before.
  const lead = tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, owner), inArray(contacts.type, ["Lead", "Deal"])));
  const booked = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.professionalId, owner), eq(appointments.bookedBy, "visitor")));
  const copied = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, owner), sql`${profiles.bookingLinkCopiedAt} is not null`));
  const invited = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      or(
        eq(invitations.invitingProfileId, owner),
        and(eq(invitations.invitedProfileId, owner), eq(invitations.status, "accepted")),
      ),
    );
  const { rows } = await tx.execute<StepsDone>(sql`
    select exists ${lead} as "lead", exists ${copied} or exists ${booked} as "bookingLink",
           exists ${invited} as "invitation"`);
  return rows[0]!;
}
