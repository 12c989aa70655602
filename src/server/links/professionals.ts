import { and, eq, ne, sql } from "drizzle-orm";
import type { Professional } from "#contract/links.ts";
import { fold } from "#domain/kernel/fold.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { mostFound } from "#domain/links/sought.ts";
import type { Side } from "#domain/profiles/sides.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

// Scope: these run with the role for what two professionals share (docs/decisions/018). Every function trusts only the
// OwnerId it is given; row-level security checks it again.

/** The person who asks: the name, and the profile's text that decides the side. */
export async function findMe(tx: OwnerTransaction, me: OwnerId) {
  const [row] = await tx
    .select({
      fullName: profiles.fullName,
      businessType: profiles.businessType,
      roleInBusiness: profiles.roleInBusiness,
      isProfileComplete: profiles.isProfileComplete,
    })
    .from(profiles)
    .where(eq(profiles.id, me));
  return row ?? null;
}

const card = {
  id: profiles.id,
  fullName: profiles.fullName,
  companyName: profiles.companyName,
  roleInBusiness: profiles.roleInBusiness,
  phone: profiles.phone,
  businessType: profiles.businessType,
  locationCity: profiles.locationCity,
  locationState: profiles.locationState,
  profilePictureUrl: profiles.profilePictureUrl,
};

/**
 * Professionals of a side with complete profiles whose name, company or role contains the term; % and _ are ordinary
 * characters.
 */
export function searchProfessionals(
  tx: OwnerTransaction,
  me: OwnerId,
  { term, side }: { term: string; side: Exclude<Side, null> },
): Promise<Professional[]> {
  return tx
    .select(card)
    .from(profiles)
    .where(
      and(
        ne(profiles.id, me),
        sql`${profiles.id} in (select links.find_professionals(${fold(term)}, ${side}, ${mostFound}))`,
      ),
    )
    .orderBy(profiles.fullName, profiles.id);
}

/** A person whom a professional of the other side may invite; null for anyone else, without a reason. */
export async function findInvitable(
  tx: OwnerTransaction,
  me: OwnerId,
  { id, side }: { id: string; side: Exclude<Side, null> },
): Promise<{ id: OwnerId } | null> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, id as OwnerId),
        ne(profiles.id, me),
        eq(profiles.isProfileComplete, true),
        eq(profiles.foundAs, side),
      ),
    );
  return row ?? null;
}
