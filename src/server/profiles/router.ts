import { newProfileName } from "#domain/profiles/profile.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile, findProfile, type ProfileRow, saveProfile } from "./store.ts";

const mine = signedIn.profiles.mine.handler(async ({ context: { database, visitor } }) => {
  const row = await database.as(visitor.ownerId, (tx) => findProfile(tx, visitor.ownerId));
  return row && toOwnProfile(row);
});

const create = signedIn.profiles.create.handler(async ({ context: { database, visitor, now } }) => {
  const start = { email: visitor.email, fullName: newProfileName(visitor), now: now() };
  const row = await database.as(visitor.ownerId, async (tx) => {
    await addProfile(tx, visitor.ownerId, start);
    return findProfile(tx, visitor.ownerId);
  });
  return toOwnProfile(row!);
});

const save = signedIn.profiles.save.handler(
  async ({ input, context: { database, visitor, now } }) => {
    const at = now();
    const row = await database.as(visitor.ownerId, async (tx) => {
      const start = { email: visitor.email, fullName: newProfileName(visitor), now: at };
      await addProfile(tx, visitor.ownerId, start);
      return saveProfile(tx, visitor.ownerId, { details: input, now: at });
    });
    return toOwnProfile(row!);
  },
);

/** Implements contract/profiles.ts: each professional reads and writes the own profile alone. */
export const profilesRouter = { mine, create, save };

function toOwnProfile(row: ProfileRow): OwnProfile {
  const { createdAt: _, socialMediaLinks, ...profile } = row;
  const { linkedin = null, twitter = null, facebook = null } = socialMediaLinks;
  return {
    ...profile,
    availabilityPreferences: profile.availabilityPreferences ?? null,
    socialMediaLinks: { linkedin, twitter, facebook },
  };
}
