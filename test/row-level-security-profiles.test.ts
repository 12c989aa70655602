import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProfileDetails } from "#domain/profiles/profile.ts";
import { deletePicture, findPicturePath, keepPicture } from "#server/profiles/picture-store.ts";
import {
  findProfile,
  noteBookingLink,
  removePicture,
  saveFirstSteps,
  saveProfile,
} from "#server/profiles/store.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people } from "#test/harness/people.ts";
import { plainPicture, sendPicture } from "#test/harness/pictures.ts";
import { clientAs } from "#test/harness/roles.ts";

// Like row-level-security.test.ts, for the queries of profiles and their pictures.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  const answer = await sendPicture(ana, await plainPicture().jpeg().toBuffer());
  expect(answer.status).toBe(200);
});
afterAll(() => app[Symbol.asyncDispose]());

const hers = async () => [
  await app.sql("select * from profiles where id = $1", [ana.id]),
  await app.sql("select * from profile_pictures where user_id = $1", [ana.id]),
];

const now = new Date();
const details: ProfileDetails = {
  fullName: "M",
  phone: "1",
  companyName: "M",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "M",
  locationState: "NY",
  timeZone: "UTC",
  yearsInBusiness: null,
  licenseNumber: null,
  profilePictureUrl: null,
  website: null,
  title: null,
  address: null,
  socialMediaLinks: { linkedin: null, twitter: null, facebook: null },
  desiredFunctions: [],
  showsPictureOnBooking: true,
  showsLicenseOnBooking: true,
};

const attempts: Record<string, Attempt> = {
  findProfile: (tx, owner) => findProfile(tx, owner),
  saveProfile: (tx, owner) => saveProfile(tx, owner, { details, now }),
  findPicturePath: (tx, owner) => findPicturePath(tx, owner),
  keepPicture: (tx, owner) =>
    keepPicture(tx, owner, { name: "M".repeat(32), image: Buffer.from("M"), now }),
  deletePicture: async (tx, owner) => {
    const path = await findPicturePath(tx, owner);
    await deletePicture(tx, owner);
    return path;
  },
  removePicture: async (tx, owner) => {
    const path = await findPicturePath(tx, owner);
    await removePicture(tx, owner, now);
    return path;
  },
  saveFirstSteps: async (tx, owner) => {
    await saveFirstSteps(tx, owner, "ended");
    return findProfile(tx, owner);
  },
  noteBookingLink: async (tx, owner) => {
    await noteBookingLink(tx, owner, now);
    return findProfile(tx, owner);
  },
};

test.each(Object.entries(attempts))(
  "%s can't reach Ana's rows as Ben",
  { tags: ["PERM-025"] },
  (_, run) => expectIsolated({ app, role: "app", run, hers: ana.id, his: ben.id, look: hers }),
);

test("a visitor can read a picture by its name but not its owner, and can write none", async () => {
  const visitor = await clientAs(app.database, "visitor", ana.id);
  const { rows } = await visitor.query("select name, image from profile_pictures");
  expect(rows).toHaveLength(1);
  for (const refused of [
    "select user_id from profile_pictures",
    "select * from profile_pictures",
    "delete from profile_pictures",
    "update profile_pictures set name = 'M'",
    "select profile_picture_url, license_number from profiles",
    "update profiles set shows_picture_on_booking = true",
  ])
    await expect(visitor.query(refused), refused).rejects.toMatchObject({ code: "42501" });
  await visitor.end();
});
