import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayText, momentText, timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import {
  codeOf,
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  rowsOf,
  wishFor,
} from "./harness/bookings.ts";
import { readCalendar } from "./harness/calendar.ts";

// Known failures of booking systems, each with its number. What is tested in depth next to the code is tested here
// once more, briefly and through the API.

let now = friday;
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  const config = {
    bookingsPerAddressAnHour: 10_000,
    bookingFreeTries: 10_000,
    adminEmail: "admin@agents.test",
  };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  now = friday;
  ana = await newHost(app);
});

const newYork = "America/New_York";
const wide = { from: monday("00:00"), until: new Date("2026-11-25T05:00:00Z") };
const minutes = (count: number) => count * 60_000;
const book = (change: object = {}, host = ana) =>
  app.visitor.api.booking.book(wishFor(host, change));
const tried = (change: object = {}) => book(change).then(() => "booked", codeOf);
const slots = async (change: object = {}, host = ana) =>
  app.visitor.api.booking.slots({ profileId: host.id, timeZone: newYork, ...wide, ...change });
const add = (change: object = {}, despiteRules = false) =>
  ana.api.appointments.add({
    id: newId(),
    event: eventOn("09:00", { tellsClient: false, ...change }),
    despiteRules,
  });
const rules = (availability: object, timeZone = newYork, host = ana) =>
  host.api.appointments.saveAvailability({ availability, timeZone });

test("of 50 concurrent bookings of one slot, one succeeds and 49 get other free times", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.visitor
        .fetch(`/api/v1/booking/${ana.id}`, {
          method: "POST",
          body: JSON.stringify({ ...wishFor(ana), profileId: undefined }),
        })
        .then((answer) => answer.status),
    ),
  );
  expect(answers.filter((status) => status < 300)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(49);
  expect(await rowsOf(app, ana)).toHaveLength(1);
});

test("a cancelled appointment can't be confirmed over a new booking", async () => {
  const first = await book();
  const { setStatus } = ana.api.appointments;
  await setStatus({ id: first.id, status: "Cancelled" });
  await book();
  for (const status of ["Confirmed", "Scheduled"] as const)
    expect(await setStatus({ id: first.id, status }).catch(codeOf)).toBe("OVERLAP");
  // Two overlapping appointments can't both be confirmed, whatever wrote them.
  await expect(
    app.sql("update appointments set status = 'Confirmed' where professional_id = $1", [ana.id]),
  ).rejects.toMatchObject({ code: "23P01" });
});

test("a one-hour appointment blocks overlapping starts, however fine the grid is", async () => {
  await book({ startsAt: monday("09:30") });
  expect(await tried({ durationMinutes: 60 })).toBe("SLOT_TAKEN");
  expect((await slots({ durationMinutes: 60 })).slots).not.toContainEqual(monday("09:00"));
  const hours = [
    { from: "09:00", until: "12:00" },
    { from: "13:00", until: "17:00" },
  ];
  const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  await rules({ weeklyHours: Object.fromEntries(weekdays.map((day) => [day, hours])) });
  for (const time of ["11:30", "16:30"])
    expect(await tried({ startsAt: monday(time), durationMinutes: 60 }), time).toBe("SLOT_TAKEN");
  expect(await tried({ startsAt: monday("11:00"), durationMinutes: 60 })).toBe("booked");
});

test("every offered slot can be booked, and no other", async () => {
  const day = { from: "10:00", until: "13:15" };
  await rules({
    weeklyHours: { mon: [day], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    startEveryMinutes: 15,
    bufferMinutes: 15,
  });
  await book({ startsAt: monday("11:00") });
  const offered = (await slots({ durationMinutes: 30 })).slots.map(Number);
  expect(offered).toEqual(
    ["10:00", "10:15", "11:45", "12:00", "12:15", "12:30", "12:45"].map((time) =>
      monday(time).getTime(),
    ),
  );
  for (let at = monday("08:00").getTime(); at < monday("15:00").getTime(); at += minutes(15)) {
    const asked = wishFor(ana, { startsAt: new Date(at) });
    const answer = await app.visitor.api.booking.book(asked).then(() => "booked", codeOf);
    expect(answer, new Date(at).toISOString()).toBe(offered.includes(at) ? "booked" : "SLOT_TAKEN");
    if (answer === "booked") await ana.api.appointments.remove({ id: asked.id });
  }
});

test("a time the page doesn't offer can't be posted to the API", async () => {
  await rules({
    bufferMinutes: 30,
    daysOff: [{ from: "2026-11-24", until: "2026-11-24" }],
    durations: [30],
    dailyCap: 2,
  });
  await book();
  const posted: [string, object][] = [
    ["into a buffer", { startsAt: monday("09:30") }],
    ["on a day off", { startsAt: new Date("2026-11-24T14:00:00Z") }],
    ["a length that is not offered", { startsAt: monday("15:00"), durationMinutes: 15 }],
    ["in the past", { startsAt: new Date("2026-11-19T14:00:00Z") }],
    ["beyond the horizon", { startsAt: new Date("2027-06-01T13:00:00Z") }],
    ["not on a full minute", { startsAt: new Date(monday("15:00").getTime() + 1_000) }],
  ];
  for (const [name, change] of posted) expect(await tried(change), name).toBe("SLOT_TAKEN");
  expect(await tried({ startsAt: monday("15:00") })).toBe("booked");
  expect(await tried({ startsAt: monday("16:00") }), "over the cap").toBe("SLOT_TAKEN");
  expect(await tried({ status: "Confirmed" }), "with a status").toBe("BAD_REQUEST");
});

test("the professional's own dialog can't create overlaps either", async () => {
  await book();
  expect(await add({ time: "09:15" }).catch(codeOf)).toBe("OVERLAP");
  expect(await add({ time: "09:15" }, true).catch(codeOf)).toBe("OVERLAP");
  expect(await add({ time: "09:15", type: "Callback" }, true).catch(codeOf)).toBe("OVERLAP");
  expect(await rowsOf(app, ana)).toHaveLength(1);
});

test("an appointment keeps its slot through every change", async () => {
  const { id, secret } = await book();
  const key = { profileId: ana.id as string, secret, timeZone: newYork };
  await ana.api.appointments.setStatus({ id, status: "Confirmed" });
  expect(await tried()).toBe("SLOT_TAKEN");
  await app.visitor.api.booking.move({ ...key, startsAt: monday("10:00") });
  expect(await tried({ startsAt: monday("10:00") })).toBe("SLOT_TAKEN");
  // Being busy with one professional doesn't affect another.
  const other = await newHost(app);
  expect(await book({ startsAt: monday("10:00") }, other)).toMatchObject({ status: "Scheduled" });
});

test("buffer and notice are exact to the minute", async () => {
  const always = [{ from: "00:00", until: "24:00" }];
  const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  const weeklyHours = Object.fromEntries(weekdays.map((day) => [day, always]));
  await rules({
    weeklyHours,
    startEveryMinutes: 15,
    bufferMinutes: 45,
    minimumNoticeMinutes: 120,
    durations: [15],
  });
  await add({ time: "12:00", durationMinutes: 60 }, true);
  const at = async (time: string) => tried({ startsAt: monday(time), durationMinutes: 15 });
  // 45 minutes before 12:00 and after 13:00: the slot at 11:00 ends in time, the one at 11:15 doesn't.
  expect(await at("11:15")).toBe("SLOT_TAKEN");
  expect(await at("13:30")).toBe("SLOT_TAKEN");
  expect(await at("11:00")).toBe("booked");
  expect(await at("13:45")).toBe("booked");
  now = monday("15:00");
  expect(await at("16:45")).toBe("SLOT_TAKEN");
  expect(await at("17:00")).toBe("booked");
});

test("nine o'clock stays nine o'clock across every clock change", async () => {
  const zones: [string, string, string[]][] = [
    // Clocks change on March 14 and November 7, 2027.
    [newYork, "2027-03-10T12:00:00Z", ["2027-03-13T14:00:00Z", "2027-03-14T13:00:00Z"]],
    [newYork, "2027-11-03T12:00:00Z", ["2027-11-06T13:00:00Z", "2027-11-07T14:00:00Z"]],
    // The other hemisphere, and a half-hour change: April 4, 2027.
    [
      "Australia/Lord_Howe",
      "2027-03-31T12:00:00Z",
      ["2027-04-02T22:00:00Z", "2027-04-03T22:30:00Z"],
    ],
    ["Asia/Kolkata", "2027-03-10T12:00:00Z", ["2027-03-13T03:30:00Z", "2027-03-14T03:30:00Z"]],
  ];
  for (const [zone, today, mornings] of zones) {
    now = new Date(today);
    const host = await newHost(app);
    await rules({}, zone, host);
    for (const morning of mornings) {
      const startsAt = new Date(morning);
      const until = new Date(startsAt.getTime() + minutes(12 * 60));
      const { slots: offered } = await slots({ from: startsAt, until }, host);
      const wall = offered.map((slot) => timeText(slot, rulesOf(zone, now)));
      expect(wall[0], `${zone} ${morning}`).toBe("9:00 AM");
      expect(wall).toHaveLength(14);
      expect(wall.at(-1)).toBe("4:30 PM");
      expect((await book({ startsAt }, host)).startsAt).toEqual(startsAt);
    }
  }
});

test("the client's email gives the client's local time, in subject and text", async () => {
  const asked = wishFor(ana, { timeZone: "Europe/London" });
  await app.visitor.api.booking.book(asked);
  const [mail] = await mailsTo(app, asked.visitor.email);
  expect(mail!.subject).toBe("Your appointment with Ana Ruiz, Nov 23, 2026 at 2:00 PM");
  expect(mail!.text).toContain("Monday, November 23, 2026, 2:00 PM, United Kingdom Time (London)");
  expect(mail!.text).toContain(
    "For Ana Ruiz it is Nov 23, 2026 at 9:00 AM, Eastern Time (New York).",
  );
  const [toHost] = await mailsTo(app, ana.email);
  expect(toHost!.subject).toContain("Nov 23, 2026 at 9:00 AM");
});

test("an event keeps its UID, counts its changes and ends with CANCEL", async () => {
  const asked = wishFor(ana);
  const { secret } = await app.visitor.api.booking.book(asked);
  const key = { profileId: ana.id as string, secret, timeZone: newYork };
  await app.drain();
  await app.visitor.api.booking.move({ ...key, startsAt: monday("10:00") });
  await app.drain();
  await app.visitor.api.booking.cancel(key);
  const mails = await mailsTo(app, asked.visitor.email);
  const calendars = mails.map(({ calendar }) => readCalendar(calendar!));
  expect(calendars).toMatchObject([
    { method: "REQUEST", events: [{ sequence: 0, startsAt: monday("09:00"), zone: newYork }] },
    { method: "REQUEST", events: [{ sequence: 1, startsAt: monday("10:00"), zone: newYork }] },
    { method: "CANCEL", events: [{ sequence: 2, status: "CANCELLED" }] },
  ]);
  const uids = calendars.flatMap(({ events }) => events.map(({ uid }) => uid));
  expect(new Set(uids)).toEqual(new Set([`${asked.id}@hearthline`]));
});

test("the server's clock decides what is past, and slots are the same from every time zone", async () => {
  now = new Date(monday("09:00").getTime() + 1);
  expect(await tried({ startsAt: monday("09:00") })).toBe("SLOT_TAKEN");
  const offered = await Promise.all(
    ["Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Kolkata", newYork, "UTC"].map(
      async (timeZone) => (await slots({ timeZone })).slots,
    ),
  );
  for (const from of offered) expect(from).toEqual(offered[0]);
  expect(offered[0]![0]).toEqual(monday("09:30"));
  // "Today" is the professional's: on Kiritimati it is already Tuesday, and Monday is past.
  const host = await newHost(app);
  await rules({}, "Pacific/Kiritimati", host);
  const { slots: there } = await slots({}, host);
  expect(wallTimeOf(rulesOf("Pacific/Kiritimati", now), there[0]!)).toEqual({
    day: "2026-11-24",
    minute: 9 * 60,
  });
});

test.each([
  ["Pacific/Honolulu", "2026-11-23T19:00:00Z", "Nov 23"],
  ["Pacific/Kiritimati", "2026-11-23T19:00:00Z", "Nov 24"],
])("list, calendar, overview, email and iCalendar agree in %s", async (zone, at, day) => {
  await rules({}, zone);
  const startsAt = new Date(at);
  const asked = wishFor(ana, { startsAt, timeZone: zone });
  await app.visitor.api.booking.book(asked);
  const { list, between } = ana.api.appointments;
  const upcoming = (await ana.api.overview.read()).upcoming.appointments;
  const listed = (await list({})).appointments;
  const span = { from: new Date(startsAt.getTime() - minutes(1)), until: wide.until };
  const inCalendar = await between(span);
  const moments = [upcoming, listed, inCalendar].flatMap((entries) =>
    entries.map(({ appointmentTime }) => appointmentTime),
  );
  expect(moments).toEqual([startsAt, startsAt, startsAt]);
  const rulesThere = rulesOf(zone, now);
  const text = momentText(startsAt, rulesThere);
  expect(text).toBe(`${day}, 2026 at 9:00 AM`);
  expect(dayText(startsAt, now, rulesThere)).toBe(day);
  for (const email of [asked.visitor.email, ana.email]) {
    const [mail] = await mailsTo(app, email);
    expect(mail!.subject).toContain(text);
    expect(readCalendar(mail!.calendar!).events).toMatchObject([{ startsAt, zone }]);
  }
  const { url } = await ana.api.appointments.renewFeed({ replaces: null });
  const feed = await (await fetch(url!)).text();
  expect(readCalendar(feed).events).toMatchObject([{ startsAt, zone }]);
  const wall = `${wallTimeOf(rulesThere, startsAt).day.replaceAll("-", "")}T090000`;
  expect(feed).toContain(`DTSTART;TZID=${zone}:${wall}`);
});

test("no one is reminded of a cancelled or moved appointment, or reminded twice", async () => {
  const guests = [];
  for (const time of ["09:00", "10:00", "11:00"]) {
    const asked = wishFor(ana, { startsAt: monday(time) });
    const { secret } = await app.visitor.api.booking.book(asked);
    const key = { profileId: ana.id as string, secret, timeZone: newYork };
    guests.push({ key, email: asked.visitor.email });
  }
  const [cancelled, moved, kept] = guests as [
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
  ];
  await app.visitor.api.booking.cancel(cancelled.key);
  const startsAt = new Date("2026-11-25T14:00:00Z");
  await app.visitor.api.booking.move({ ...moved.key, startsAt });
  const look = async (moment: Date) => {
    now = moment;
    for (let count = 0; count < 3; count += 1)
      await app.sql("select graphile_worker.add_job('send-reminders')");
    await app.drain();
  };
  await look(new Date(monday("11:00").getTime() - minutes(24 * 60)));
  await look(new Date(monday("11:00").getTime() - minutes(60)));
  const reminders = async (email: string) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith("Reminder")).length;
  expect(await reminders(cancelled.email)).toBe(0);
  expect(await reminders(moved.email)).toBe(0);
  expect(await reminders(kept.email)).toBe(2);
});

test("an old link restores nothing, points to a new booking, and limits only the visitor", async () => {
  await rules({ changeNoticeMinutes: 7 * 24 * 60 });
  const { id, secret } = await book({ startsAt: new Date("2026-12-07T14:00:00Z") });
  const key = { profileId: ana.id as string, secret, timeZone: newYork };
  await app.visitor.api.booking.cancel(key);
  const revival: unknown = await app.visitor.api.booking
    .move({ ...key, startsAt: new Date("2026-12-08T14:00:00Z") })
    .catch((error: unknown) => error);
  expect(revival).toMatchObject({ code: "CLOSED", data: { closed: "cancelled" } });
  // A dead link still names its professional, so its page can lead to a new booking.
  const shown = await app.visitor.api.booking.read(key);
  expect(shown).toMatchObject({ id, closed: "cancelled", professional: { id: ana.id } });
  // The notice period doesn't limit the professional.
  const late = await book();
  const lateKey = { ...key, secret: late.secret };
  expect(await app.visitor.api.booking.cancel(lateKey).catch(codeOf)).toBe("CLOSED");
  const when = { day: "2026-11-23", time: "10:00", timeZone: newYork, durationMinutes: 30 };
  const moved = await ana.api.appointments.move({ id: late.id, when });
  expect(moved.appointmentTime).toEqual(monday("10:00"));
});
