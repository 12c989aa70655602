import { and, eq, ne, sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { picturePath } from "#domain/profiles/picture.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { profilePictures, profiles } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. Anyone may call
// `readPicture` with a picture's name.

/**
 * Replaces the uploaded picture, under a new name. The same picture again, after a lost response, keeps its name, so
 * that no page shows an address that is gone. Returns its path.
 */
export async function keepPicture(
  tx: OwnerTransaction,
  owner: OwnerId,
  { name, image, now }: { name: string; image: Buffer; now: Date },
): Promise<string> {
  const picture = { name, image, createdAt: now };
  await tx
    .insert(profilePictures)
    .values({ userId: owner, ...picture })
    .onConflictDoUpdate({
      target: profilePictures.userId,
      set: picture,
      setWhere: ne(profilePictures.image, image),
    });
  const path = (await findPicturePath(tx, owner))!;
  await tx
    .update(profiles)
    .set({ profilePictureUrl: path, updatedAt: now })
    .where(
      and(eq(profiles.id, owner), sql`${profiles.profilePictureUrl} is distinct from ${path}`),
    );
  return path;
}

/** The path of the uploaded picture, or null. */
export async function findPicturePath(
  tx: OwnerTransaction,
  owner: OwnerId,
): Promise<string | null> {
  const [row] = await tx
    .select({ name: profilePictures.name })
    .from(profilePictures)
    .where(eq(profilePictures.userId, owner));
  return row ? picturePath(row.name) : null;
}

export async function deletePicture(tx: OwnerTransaction, owner: OwnerId): Promise<void> {
  await tx.delete(profilePictures).where(eq(profilePictures.userId, owner));
}

export async function readPicture(visitors: Pool, name: string): Promise<Buffer | null> {
  const { rows } = await visitors.query<{ image: Buffer }>(
    "select image from profile_pictures where name = $1",
    [name],
  );
  return rows[0]?.image ?? null;
}
