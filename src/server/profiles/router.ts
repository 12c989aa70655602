import { newProfileName } from "#domain/profiles/profile.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { signedIn } from "#server/account/procedures.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import {
  addProfile,
  findProfile,
  noteBookingLink,
  type ProfileRow,
  removePicture,
  saveFirstSteps,
  saveProfile,
} from "./store.ts";

const mine = signedIn.profiles.mine.handler(async ({ context }) => {
  const row = await context.mine((tx, me) => findProfile(tx, me.ownerId));
  return row && toOwnProfile(row, context.now());
});

const create = signedIn.profiles.create.handler(async ({ context }) => {
  const now = context.now();
  const row = await context.mine(async (tx, me) => {
    await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
    return findProfile(tx, me.ownerId);
  });
  return toOwnProfile(row!, now);
});

const save = signedIn.profiles.save.handler(async ({ input, context }) => {
  const now = context.now();
  const row = await context.mine(async (tx, me) => {
    await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
    return saveProfile(tx, me.ownerId, { details: input, now });
  });
  return toOwnProfile(row!, now);
});

const withoutPicture = signedIn.profiles.removePicture.handler(async ({ context }) => {
  const now = context.now();
  await context.mine((tx, me) => removePicture(tx, me.ownerId, now));
  return { profilePictureUrl: null };
});

const setFirstSteps = signedIn.profiles.setFirstSteps.handler(async ({ input, context }) => {
  await context.mine((tx, me) => saveFirstSteps(tx, me.ownerId, input.state));
  return { firstSteps: input.state };
});

const noteLink = signedIn.profiles.noteBookingLink.handler(async ({ context }) => {
  const now = context.now();
  await context.mine((tx, me) => noteBookingLink(tx, me.ownerId, now));
  return { isNoted: true };
});

/** Implements contract/profiles.ts: each professional reads and writes the own profile alone. */
export const profilesRouter = {
  mine,
  create,
  save,
  removePicture: withoutPicture,
  setFirstSteps,
  noteBookingLink: noteLink,
};

function toOwnProfile(row: ProfileRow, now: Date): OwnProfile {
  const { createdAt: _, socialMediaLinks, ...profile } = row;
  const { linkedin = null, twitter = null, facebook = null } = socialMediaLinks;
  return {
    ...profile,
    zoneRules:
      profile.timeZone && isKnownZone(profile.timeZone) ? rulesOf(profile.timeZone, now) : null,
    availabilityPreferences: profile.availabilityPreferences ?? null,
    socialMediaLinks: { linkedin, twitter, facebook },
  };
}
