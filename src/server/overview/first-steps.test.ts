import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const nothing = { lead: false, bookingLink: false, invitation: false };

test("a new account has done none of the first steps", async () => {
  const ana = await app.as(fresh(people.ana));
  expect(await ana.api.overview.firstSteps()).toEqual(nothing);
});

test("a lead counts, also after it became a deal; a partner or a lead in the bin does not", async () => {
  const ana = await app.as(fresh(people.ana));
  await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: "Sol" } });
  expect(await ana.api.overview.firstSteps()).toEqual(nothing);
  const id = newId();
  await ana.api.contacts.addLead({ id, lead: { firstName: "Priya", lastName: "Raman" } });
  expect(await ana.api.overview.firstSteps()).toEqual({ ...nothing, lead: true });
  const deal = { firstName: "Priya", lastName: "Raman" };
  await ana.api.contacts.convertLead({ id, deal });
  expect(await ana.api.overview.firstSteps()).toEqual({ ...nothing, lead: true });
  await ana.api.contacts.remove({ id });
  expect(await ana.api.overview.firstSteps()).toEqual(nothing);
});

test("the booking link counts once it was copied, or once a visitor booked; the professional's own entry does not", async () => {
  const ana = await app.as(fresh(people.ana));
  const leo = await app.as(fresh(people.leo));
  const book = (by: string) =>
    app.sql(
      `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, booked_by)
       values ($1, $2, now() + case when $3 = 'visitor' then interval '1 day' else interval '2 days' end, 30,
               'Scheduled', $3)`,
      [leo.id, newId(), by],
    );
  await book("professional");
  expect(await leo.api.overview.firstSteps()).toEqual(nothing);
  await book("visitor");
  expect(await leo.api.overview.firstSteps()).toEqual({ ...nothing, bookingLink: true });
  expect(await ana.api.profiles.noteBookingLink({ isCopied: true })).toEqual({ isNoted: true });
  expect(await ana.api.overview.firstSteps()).toEqual({ ...nothing, bookingLink: true });
});

test("the first copy of the link is recorded", async () => {
  const ana = await app.as(fresh(people.ana));
  const copiedAt = async () =>
    (
      await app.sql<{ at: Date }>(
        "select booking_link_copied_at as at from profiles where id = $1",
        [ana.id],
      )
    )[0]!.at;
  await ana.api.profiles.noteBookingLink({ isCopied: true });
  const first = await copiedAt();
  await ana.api.profiles.noteBookingLink({ isCopied: true });
  expect(await copiedAt()).toEqual(first);
});

test("an invitation counts for its sender, and for the person who accepted it", async () => {
  const ana = await app.as(fresh(people.ana));
  const leo = await app.as(fresh(people.leo));
  const id = newId();
  await ana.api.links.invite({ id, profileId: leo.id });
  expect(await ana.api.overview.firstSteps()).toEqual({ ...nothing, invitation: true });
  expect(await leo.api.overview.firstSteps()).toEqual(nothing);
  await leo.api.links.answer({ id, status: "accepted" });
  expect(await leo.api.overview.firstSteps()).toEqual({ ...nothing, invitation: true });
});

test("the guide starts, is hidden and is reopened; it never becomes new again", async () => {
  const nia = await app.as(fresh(people.nia));
  const state = async () => (await nia.api.profiles.mine())!.firstSteps;
  expect(await state()).toBe("new");
  for (const next of ["begun", "ended", "begun"] as const) {
    expect(await nia.api.profiles.setFirstSteps({ state: next })).toEqual({ firstSteps: next });
    expect(await state()).toBe(next);
  }
  const { status } = await nia.fetch("/api/v1/profile/first-steps", {
    method: "PUT",
    body: JSON.stringify({ state: "new" }),
  });
  expect(status).toBe(400);
});
