import { eq, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ProfileDetails } from "#domain/profiles/profile.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profiles } from "./tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

export async function findProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, owner));
  return row ?? null;
}

/** Adds a profile unless there is one; two tabs that both find none make one. */
export async function addProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
  start: { email: string; fullName: string; now: Date },
): Promise<void> {
  const { email, fullName, now } = start;
  // Written out: the role may fill these columns alone, and the query builder would name them all.
  await tx.execute(sql`
    insert into profiles (id, email, full_name, created_at, updated_at)
    values (${owner}, ${email}, ${fullName}, ${now}, ${now})
    on conflict do nothing`);
}

/** Writes the form's fields, which completes the profile (SPEC §4). Null when there is no profile yet. */
export async function saveProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
  { details, now }: { details: ProfileDetails; now: Date },
): Promise<ProfileRow | null> {
  const [row] = await tx
    .update(profiles)
    .set({ ...details, isProfileComplete: true, updatedAt: now })
    .where(eq(profiles.id, owner))
    .returning();
  return row ?? null;
}
