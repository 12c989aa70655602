import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { eventOn, friday, mailsTo, monday, newHost, wishFor } from "#test/harness/bookings.ts";

let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000 };
  app = await testApp({ now: () => friday, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const timeZone = "America/New_York";
const told = async ({ api }: SignedIn) => {
  await app.drain();
  const { notices } = await api.notices.list();
  return notices.map(({ kind, aboutName, aboutTime }) => [kind, aboutName, aboutTime]);
};

test("what a client does with an appointment is told once each, with the emails as before", async () => {
  const ana = await newHost(app);
  const wish = wishFor(ana);
  const { name } = wish.visitor;
  const { secret } = await app.visitor.api.booking.book(wish);
  // A repeated request books nothing more.
  await app.visitor.api.booking.book(wish);
  const key = { profileId: ana.id, secret, timeZone };
  await app.drain();
  await app.visitor.api.booking.move({ ...key, startsAt: monday("15:00") });
  await app.drain();
  await app.visitor.api.booking.cancel(key);
  expect(new Set(await told(ana))).toEqual(
    new Set([
      ["cancelled", name, monday("15:00")],
      ["moved", name, monday("15:00")],
      ["booked", name, wish.startsAt],
      ["new lead", name, null],
    ]),
  );
  expect(await mailsTo(app, ana.email)).toHaveLength(3);
  const { notices } = await ana.api.notices.list();
  const { contacts } = await ana.api.contacts.list({ type: "Lead", statuses: ["New Lead"] });
  expect(new Set(notices.map(({ contactId }) => contactId))).toEqual(
    new Set(contacts.map(({ id }) => id)),
  );
});

test("a job that runs four times at once tells once, and the email can't be switched off with the bell", async () => {
  const ana = await newHost(app);
  await ana.api.notices.setWish({ topic: "booking", channel: "bell", isOn: false });
  await app.visitor.api.booking.book(wishFor(ana));
  expect(await told(ana)).toHaveLength(1);
  expect(await mailsTo(app, ana.email)).toHaveLength(1);

  await ana.api.notices.setWish({ topic: "booking", channel: "bell", isOn: true });
  const [payload] = await app.sql<{ news: object }>(
    `select json_build_object('change', 'moved', 'by', 'visitor', 'professionalId', professional_id, 'movedFrom', null,
              'appointment', json_build_object(
                'id', id, 'clientName', client_name, 'clientEmail', client_email, 'clientPhone', null,
                'clientTimeZone', null, 'appointmentTime', appointment_time, 'durationMinutes', duration_minutes,
                'appointmentType', null, 'status', status, 'notes', null, 'sequence', 7, 'updatedAt', updated_at)) as news
       from appointments where professional_id = $1`,
    [ana.id],
  );
  await app.sql(
    "select graphile_worker.add_job('appointment-mail', $1::json) from generate_series(1, 4)",
    [JSON.stringify(payload!.news)],
  );
  expect((await told(ana)).map(([kind]) => kind).filter((kind) => kind === "moved")).toHaveLength(
    1,
  );
});

test("what the professional does is not told, nor a client who is known already as a new lead", async () => {
  const ana = await newHost(app);
  const wish = wishFor(ana);
  await ana.api.contacts.addLead({
    id: newId(),
    lead: { firstName: "Vera", lastName: "Known", email: wish.visitor.email },
  });
  const entry = await ana.api.appointments.add({ id: newId(), event: eventOn("10:00") });
  await ana.api.appointments.setStatus({ id: entry.id, status: "Cancelled" });
  expect(await told(ana)).toEqual([]);
  await app.visitor.api.booking.book(wish);
  expect((await told(ana)).map(([kind]) => kind)).toEqual(["booked"]);
});
