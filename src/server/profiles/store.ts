import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { FirstStepsState } from "#domain/profiles/first-steps.ts";
import { pictureName } from "#domain/profiles/picture.ts";
import type { ProfileDetails } from "#domain/profiles/profile.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { deletePicture, findPicturePath } from "./picture-store.ts";
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

/**
 * Waits for the person's other saves before the profile is read, so that its business type is still the one that was
 * read.
 */
export async function awaitOwnSaves(tx: OwnerTransaction, owner: OwnerId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text, 51))`);
}

/**
 * Waits for other changes of links, because changing sides changes links. The database takes this lock first too,
 * before any row (links.take_turn in docs/schema.sql), which avoids deadlocks.
 */
export async function awaitLinkTurn(tx: OwnerTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7412300018)`);
}

/** The profile, locked until the transaction ends. */
export async function lockProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, owner)).for("update");
  return row ?? null;
}

/** Adds a profile unless there is one; two tabs at once add one. */
export async function addProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
  start: { email: string; fullName: string; now: Date },
): Promise<void> {
  const { email, fullName, now } = start;
  // Raw SQL, because the role may fill only these columns and the query builder would name all of them.
  await tx.execute(sql`
    insert into profiles (id, email, full_name, created_at, updated_at)
    values (${owner}, ${email}, ${fullName}, ${now}, ${now})
    on conflict do nothing`);
}

/**
 * Writes the form's fields, which completes the profile. Null if there is no profile yet. Any path of an upload means
 * the person's own upload: another person's cannot be used, and a form that was opened before the last upload does not
 * lose it. Without a path the uploaded picture is deleted.
 */
export async function saveProfile(
  tx: OwnerTransaction,
  owner: OwnerId,
  { details, now }: { details: ProfileDetails; now: Date },
): Promise<ProfileRow | null> {
  const keepsUpload = pictureName(details.profilePictureUrl ?? "") !== null;
  if (!keepsUpload) await deletePicture(tx, owner);
  const picture = keepsUpload ? await findPicturePath(tx, owner) : details.profilePictureUrl;
  await tx
    .update(profiles)
    .set({
      ...details,
      profilePictureUrl: picture,
      isProfileComplete: true,
      // Never the same twice, because it identifies the save.
      updatedAt: sql`greatest(${now}::timestamptz, ${profiles.updatedAt} + interval '1 millisecond')`,
    })
    .where(eq(profiles.id, owner));
  // Read again, because a change of sides may have ended links that it names.
  return findProfile(tx, owner);
}

/** Removes the picture, uploaded or linked. */
export async function removePicture(
  tx: OwnerTransaction,
  owner: OwnerId,
  now: Date,
): Promise<void> {
  await deletePicture(tx, owner);
  await tx
    .update(profiles)
    .set({ profilePictureUrl: null, updatedAt: now })
    .where(and(eq(profiles.id, owner), isNotNull(profiles.profilePictureUrl)));
}

export async function saveFirstSteps(
  tx: OwnerTransaction,
  owner: OwnerId,
  state: FirstStepsState,
): Promise<void> {
  await tx.update(profiles).set({ firstSteps: state }).where(eq(profiles.id, owner));
}

/** Records the first copy of the booking link; later ones change nothing, so that open pages are not refreshed. */
export async function noteBookingLink(
  tx: OwnerTransaction,
  owner: OwnerId,
  now: Date,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ bookingLinkCopiedAt: now })
    .where(and(eq(profiles.id, owner), isNull(profiles.bookingLinkCopiedAt)));
}
