import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { plainPicture, sendPicture } from "#test/harness/pictures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { adminEmail: "admin@agents.test" } });
});
afterAll(() => app[Symbol.asyncDispose]());

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])(
  "the picture (%j) and the license number (%j) show only if the professional chooses so",
  async (showsPicture, showsLicense) => {
    const ana = await app.as(fresh(people.ana));
    const picture = "https://ana.example/me.png";
    await app.sql(
      `update profiles set profile_picture_url = $2, license_number = 'NY-1042', shows_picture_on_booking = $3,
                         shows_license_on_booking = $4 where id = $1`,
      [ana.id, picture, showsPicture, showsLicense],
    );
    const shown = await app.visitor.api.booking.professional({ profileId: ana.id });
    expect([shown.pictureUrl, shown.licenseNumber]).toEqual([
      showsPicture ? picture : undefined,
      showsLicense ? "NY-1042" : undefined,
    ]);
  },
);

test("an uploaded picture shows as soon as it is allowed, and disappears with the switch", async () => {
  const ana = await app.as(fresh(people.ana));
  const shown = async () =>
    (await app.visitor.api.booking.professional({ profileId: ana.id })).pictureUrl;
  const answer = await sendPicture(ana, await plainPicture().jpeg().toBuffer());
  const { profilePictureUrl } = await answer.json();
  expect(await shown()).toBeUndefined();
  await app.sql("update profiles set shows_picture_on_booking = true where id = $1", [ana.id]);
  expect(await shown()).toBe(profilePictureUrl);
  await ana.api.profiles.removePicture();
  expect(await shown()).toBeUndefined();
});

test("no other public response contains either of them", async () => {
  const admin = await app.as({ ...people.ana, email: "admin@agents.test" });
  await app.sql(
    `update profiles set profile_picture_url = 'https://x.test/Secret.png', license_number = 'Secret',
                         shows_picture_on_booking = true, shows_license_on_booking = true where id = $1`,
    [admin.id],
  );
  const { booking } = app.visitor.api;
  const from = new Date();
  const until = new Date(from.getTime() + 7 * 24 * 60 * 60 * 1000);
  const answers = [
    await booking.demoHost({ profileId: admin.id }),
    await booking.slots({ profileId: admin.id, from, until, timeZone: "UTC" }),
    await app.visitor.api.site.front(),
  ];
  expect(JSON.stringify(answers)).not.toContain("Secret");
});

test("phone and email show to a visitor only if nothing is free, and only what the professional shows", async () => {
  const ana = await app.as(fresh(people.ana));
  await app.sql("update profiles set phone = '(718) 555-0101' where id = $1", [ana.id]);
  const dayMs = 24 * 60 * 60 * 1000;
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const show = (until: number, shownToClients: { phone: boolean; email: boolean }) =>
    ana.api.appointments.saveAvailability({
      availability: { daysOff: [{ from: day(-2), until: day(until) }] },
      timeZone: "America/New_York",
      shownToClients,
    });
  const ask = async () => {
    const [from, until] = [new Date(), new Date(Date.now() + 7 * dayMs)];
    const { slots, full } = await app.visitor.api.booking.slots({
      profileId: ana.id,
      from,
      until,
      timeZone: "UTC",
    });
    expect(slots).toEqual([]);
    return full;
  };
  await show(30, { phone: true, email: true });
  expect(await ask()).toBeUndefined();
  await show(90, { phone: false, email: false });
  expect(await ask()).toEqual({ phone: null, email: null });
  await show(90, { phone: true, email: false });
  expect(await ask()).toEqual({ phone: "(718) 555-0101", email: null });
});
