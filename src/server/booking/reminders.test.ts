import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type LocalMail, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  newVisitor,
  wishFor,
} from "#test/harness/bookings.ts";

let now = friday;
let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000 };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  now = friday;
  await app.sql("delete from appointments");
});

/** An instant this many minutes before Monday at nine. */
const before = (minutes: number) => new Date(monday("09:00").getTime() - minutes * 60_000);
const dayBefore = before(24 * 60);
const hourBefore = before(60);

/** Sets the clock and runs the job that looks for due reminders, several times at once if needed. */
async function lookAt(moment: Date, times = 1): Promise<void> {
  now = moment;
  for (let count = 0; count < times; count += 1)
    await app.sql("select graphile_worker.add_job('send-reminders')");
  await app.drain();
}

/** As if all emails had been sent: what was delivered cannot be withdrawn. */
const deliver = () => app.sql("update mail.outbox set sent_at = now()");

const isReminder = ({ subject }: LocalMail) => subject.startsWith("Reminder");
const remindersTo = async (email: string) => (await mailsTo(app, email)).filter(isReminder);
const headingsTo = async (email: string) =>
  (await remindersTo(email)).map(({ text }) => text.split("\n", 1)[0]!.replace(/^.* is in /, ""));

async function booked(ana: SignedIn, change: object = {}) {
  const asked = wishFor(ana, change);
  const { secret } = await app.visitor.api.booking.book(asked);
  const key = { profileId: ana.id as string, secret, timeZone: "America/New_York" };
  return { id: asked.id, email: asked.visitor.email, key };
}

describe("a client is reminded", () => {
  test("a day and an hour before, and not earlier, later or twice", async () => {
    const ana = await newHost(app);
    const { email } = await booked(ana, { timeZone: "America/Denver" });
    await lookAt(before(24 * 60 + 1));
    expect(await remindersTo(email)).toEqual([]);
    await lookAt(dayBefore);
    await lookAt(before(23 * 60));
    await lookAt(before(61));
    expect(await headingsTo(email)).toEqual(["24 hours"]);
    await lookAt(hourBefore);
    await lookAt(before(30));
    await lookAt(before(0));
    await lookAt(before(-1));
    expect(await headingsTo(email)).toEqual(["24 hours", "1 hour"]);
    const [first] = await remindersTo(email);
    expect(first!.subject).toBe(
      "Reminder: your appointment with Ana Ruiz, Nov 23, 2026 at 7:00 AM",
    );
    expect(first!.text).toContain("Monday, November 23, 2026, 7:00 AM, Mountain Time (Denver)");
    expect(first!.text).toContain("For Ana Ruiz it is Nov 23, 2026 at 9:00 AM");
    expect(first!.links[0]).toContain(`/book/${ana.id}/manage#`);
    // A reply reaches the professional; the text does not show the address.
    const { replyTo, ...shown } = first!;
    expect(replyTo).toBe(ana.email);
    expect(JSON.stringify(shown)).not.toContain(ana.email);
    // The professional gets none.
    expect(await remindersTo(ana.email)).toEqual([]);
  });

  test("once, even if the job runs many times at once", async () => {
    const ana = await newHost(app);
    const guests = [];
    for (const time of ["09:00", "09:30", "10:00"])
      guests.push(await booked(ana, { startsAt: monday(time) }));
    await lookAt(before(23 * 60), 6);
    for (const { email } of guests) expect(await remindersTo(email)).toHaveLength(1);
  });

  test("of what the professional arranged with notification, and of nothing without", async () => {
    const ana = await newHost(app);
    const { add } = ana.api.appointments;
    const [told, untold] = [newVisitor().email, newVisitor().email];
    await add({ id: newId(), event: eventOn("09:00", { clientEmail: told }) });
    const event = eventOn("09:30", { clientEmail: untold, tellsClient: false });
    await add({ id: newId(), event });
    await lookAt(before(20 * 60));
    expect(await remindersTo(told)).toHaveLength(1);
    expect(await remindersTo(untold)).toEqual([]);
  });

  test("of a confirmed one as well as of a scheduled one", async () => {
    const ana = await newHost(app);
    const { id, email } = await booked(ana);
    await ana.api.appointments.setStatus({ id, status: "Confirmed" });
    await lookAt(dayBefore);
    expect(await remindersTo(email)).toHaveLength(1);
  });
});

describe("a client is not reminded", () => {
  const when = (time: string) => ({
    day: "2026-11-23",
    time,
    timeZone: "America/New_York",
    durationMinutes: 30,
  });
  const offs: [string, (ana: SignedIn, mine: Awaited<ReturnType<typeof booked>>) => unknown][] = [
    ["cancelled", (_, { key }) => app.visitor.api.booking.cancel(key)],
    [
      "had cancelled for them",
      (ana, { id }) => ana.api.appointments.setStatus({ id, status: "Cancelled" }),
    ],
    [
      "had completed",
      (ana, { id }) => ana.api.appointments.setOutcome({ id, outcome: "Took place" }),
    ],
    ["had deleted", (ana, { id }) => ana.api.appointments.remove({ id })],
  ];

  test.each(offs)("of what they %s", async (_, end) => {
    const ana = await newHost(app);
    const mine = await booked(ana);
    const other = await booked(ana, { startsAt: monday("10:00") });
    await end(ana, mine);
    await lookAt(dayBefore);
    await lookAt(hourBefore);
    expect(await remindersTo(mine.email)).toEqual([]);
    expect(await headingsTo(other.email)).toEqual(["2 hours"]);
  });

  test("of a time that was moved, by either side; of the new one they are", async () => {
    const ana = await newHost(app);
    const mine = await booked(ana);
    const arranged = await booked(ana, { startsAt: monday("11:00") });
    const startsAt = new Date("2026-11-24T20:00:00Z");
    await app.visitor.api.booking.move({ ...mine.key, startsAt });
    await ana.api.appointments.move({
      id: arranged.id,
      when: { ...when("14:00"), day: "2026-11-24" },
    });
    await lookAt(before(23 * 60));
    await lookAt(hourBefore);
    for (const { email } of [mine, arranged]) expect(await remindersTo(email)).toEqual([]);
    await lookAt(new Date("2026-11-23T20:30:00Z"));
    for (const { email } of [mine, arranged]) expect(await remindersTo(email)).toHaveLength(1);
  });

  test("again after a move there and back, unless the reminder's time comes again", async () => {
    const ana = await newHost(app);
    const { email, key } = await booked(ana);
    await lookAt(dayBefore);
    await deliver();
    now = before(23 * 60);
    await app.visitor.api.booking.move({ ...key, startsAt: monday("15:00") });
    await app.visitor.api.booking.move({ ...key, startsAt: monday("09:00") });
    await lookAt(before(22 * 60));
    expect(await headingsTo(email)).toEqual(["24 hours"]);
    await lookAt(hourBefore);
    expect(await headingsTo(email)).toEqual(["24 hours", "1 hour"]);
  });

  test.each([
    [before(10 * 60), ["1 hour"]],
    [before(24 * 60), ["24 hours", "1 hour"]],
    [before(30), []],
  ])("if the reminder's time was past when they booked at %s", async (moment, headings) => {
    const ana = await newHost(app);
    now = moment;
    const { email } = await booked(ana);
    await lookAt(moment);
    await lookAt(hourBefore < moment ? moment : hourBefore);
    expect(await headingsTo(email)).toEqual(headings);
  });

  test("late of what was canceled and restored", async () => {
    const ana = await newHost(app);
    const { id, email } = await booked(ana);
    const { setStatus } = ana.api.appointments;
    now = before(30 * 60);
    await setStatus({ id, status: "Cancelled" });
    now = before(10 * 60);
    await setStatus({ id, status: "Scheduled" });
    await lookAt(before(9 * 60));
    expect(await remindersTo(email)).toEqual([]);
    await lookAt(hourBefore);
    expect(await headingsTo(email)).toEqual(["1 hour"]);
  });

  test("by an email that had not been sent when it was canceled", async () => {
    const ana = await newHost(app);
    const { key, email } = await booked(ana);
    // Emails of tests are never sent: they wait in the outbox.
    await lookAt(dayBefore);
    expect(await remindersTo(email)).toHaveLength(1);
    await app.visitor.api.booking.cancel(key);
    expect(await remindersTo(email)).toEqual([]);
  });

  test("however a cancellation and the job race", async () => {
    const ana = await newHost(app);
    const guests = [];
    const times = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "13:00", "13:30"];
    for (const time of times) guests.push(await booked(ana, { startsAt: monday(time) }));
    now = before(19 * 60);
    await app.sql("select graphile_worker.add_job('send-reminders')");
    const { setStatus, remove } = ana.api.appointments;
    await Promise.all(
      guests.map(({ id, key }, index) =>
        [
          () => app.visitor.api.booking.cancel(key),
          () => setStatus({ id, status: "Cancelled" }),
          () => remove({ id }),
        ][index % 3]!(),
      ),
    );
    await app.drain();
    for (const { email } of guests) expect(await remindersTo(email)).toEqual([]);
  });
});

describe("after an outage of the server", () => {
  test("only the latest reminder is sent, and says how much time is left", async () => {
    const ana = await newHost(app);
    const { email } = await booked(ana);
    await lookAt(before(20));
    expect(await headingsTo(email)).toEqual(["20 minutes"]);
    const second = await booked(ana, { startsAt: new Date("2026-11-25T14:00:00Z") });
    await lookAt(new Date("2026-11-25T04:00:00Z"));
    expect(await headingsTo(second.email)).toEqual(["10 hours"]);
  });

  test("a failure does not keep others from being reminded", async () => {
    const ana = await newHost(app);
    const broken = await booked(ana);
    const { email } = await booked(ana, { startsAt: monday("10:00") });
    await app.sql("update appointments set client_time_zone = 'Mars/Olympus' where id = $1", [
      broken.id,
    ]);
    now = before(20 * 60);
    await app.sql("select graphile_worker.add_job('send-reminders', max_attempts => 1)");
    await expect.poll(() => remindersTo(email), { timeout: 10_000 }).toHaveLength(1);
    expect(await remindersTo(broken.email)).toEqual([]);
  });
});

test("a reminder's id depends on its time, so that writing it again sends nothing", async () => {
  const ana = await newHost(app);
  const { id, email } = await booked(ana);
  await lookAt(dayBefore);
  const [first] = await remindersTo(email);
  await app.sql("delete from sent_reminders where appointment_id = $1", [id]);
  await lookAt(before(24 * 60 - 1));
  expect((await remindersTo(email)).map((mail) => mail.id)).toEqual([first!.id]);
});
