import { isDeepStrictEqual } from "node:util";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { newProfileName, type ProfileDetails } from "#domain/profiles/profile.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { signedIn } from "#server/account/procedures.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import {
  addProfile,
  awaitLinkTurn,
  awaitOwnSaves,
  findProfile,
  lockProfile,
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

const save = signedIn.profiles.save.handler(async ({ input, context, errors }) => {
  const { version, ...details } = input;
  const now = context.now();
  const row = await context.mine(async (tx, me) => {
    await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
    await awaitOwnSaves(tx, me.ownerId);
    const seen = await findProfile(tx, me.ownerId);
    if (!isSameBusiness(seen!, details)) await awaitLinkTurn(tx);
    const before = await lockProfile(tx, me.ownerId);
    const isNewer = version !== undefined && version !== versionOf(before!);
    // Repeating a save, after a lost response or a double click, is not a conflict.
    if (isNewer && !isSameProfile(before!, details))
      throw errors.CHANGED({ data: { current: toOwnProfile(before!, now) } });
    return saveProfile(tx, me.ownerId, { details, now });
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

/** Implements contract/profiles.ts. */
export const profilesRouter = {
  mine,
  create,
  save,
  removePicture: withoutPicture,
  setFirstSteps,
  noteBookingLink: noteLink,
};

/** Each save is at least a millisecond later than the previous one (store.ts). */
const versionOf = ({ updatedAt }: ProfileRow): number => updatedAt.getTime();

/** Whether the texts that decide the side are unchanged. */
function isSameBusiness(row: ProfileRow, details: ProfileDetails): boolean {
  return row.businessType === details.businessType && row.roleInBusiness === details.roleInBusiness;
}

/** Whether a stored row is what this save would store. */
function isSameProfile(row: ProfileRow, details: ProfileDetails): boolean {
  const fields = Object.keys(details) as (keyof ProfileDetails)[];
  return fields.every((field) => isDeepStrictEqual(row[field], details[field]));
}

function toOwnProfile(row: ProfileRow, now: Date): OwnProfile {
  const { createdAt: _, socialMediaLinks, ...profile } = row;
  const { linkedin = null, twitter = null, facebook = null } = socialMediaLinks;
  const timeZone = profile.timeZone && canonicalZone(profile.timeZone);
  return {
    ...profile,
    version: versionOf(row),
    email: reachableEmail(profile.email),
    timeZone,
    zoneRules: timeZone && isKnownZone(timeZone) ? rulesOf(timeZone, now) : null,
    availabilityPreferences: profile.availabilityPreferences ?? null,
    socialMediaLinks: { linkedin, twitter, facebook },
  };
}
