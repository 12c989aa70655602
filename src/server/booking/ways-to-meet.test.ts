import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WaysToMeet } from "#domain/appointments/ways-to-meet.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  codeOf,
  friday,
  mailsTo,
  monday,
  newHost,
  newVisitor,
  rowsOf,
  wishFor,
} from "#test/harness/bookings.ts";
import { readCalendar } from "#test/harness/calendar.ts";
import { people } from "#test/harness/people.ts";

const link = "https://meet.example.com/ana-9f3k";
const address = "12 Dean St, Brooklyn, NY";
const all: WaysToMeet = { phone: true, videoLink: link, address };
const timeZone = "America/New_York";
const day = 24 * 60 * 60 * 1000;

let now = friday;
let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000 };
  app = await testApp({ now: () => now, config: { ...config, adminEmail: "admin@agents.test" } });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  now = friday;
});

const offer = (ana: SignedIn, waysToMeet: WaysToMeet) =>
  ana.api.appointments.saveAvailability({ availability: {}, timeZone, waysToMeet });
const slotsOf = (ana: SignedIn, kind: "Appointment" | "Demo" = "Appointment") =>
  app.visitor.api.booking.slots({
    profileId: ana.id,
    kind,
    from: friday,
    until: new Date(friday.getTime() + 7 * day),
    timeZone,
  });

test("a professional sets how to meet, and each way can be left out again", async () => {
  const ana = await newHost(app);
  const { availability, waysToMeet } = await ana.api.appointments.availability();
  expect(waysToMeet).toEqual({ phone: false, videoLink: null, address: null });
  expect((await offer(ana, all)).waysToMeet).toEqual(all);
  // A client that knows nothing of it changes nothing.
  await ana.api.appointments.saveAvailability({ availability, timeZone });
  const kept = await ana.api.appointments.availability();
  expect(kept.waysToMeet).toEqual(all);
  const none = { phone: false, videoLink: "", address: " " };
  const cleared = await ana.api.appointments.saveAvailability({
    availability,
    timeZone,
    waysToMeet: none,
    version: kept.version,
  });
  expect(cleared.waysToMeet).toEqual(waysToMeet);
  const late = { availability, timeZone, waysToMeet: all, version: kept.version };
  await expect(ana.api.appointments.saveAvailability(late)).rejects.toMatchObject({
    code: "CHANGED",
  });
});

test("a link that is not https is refused, by PostgreSQL too", async () => {
  const ana = await newHost(app);
  for (const videoLink of ["http://meet.example.com", "javascript:alert(1)", "meet.example.com"]) {
    await expect(offer(ana, { ...all, videoLink })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await expect(
      app.sql("update profiles set meeting_video_link = $2 where id = $1", [ana.id, videoLink]),
    ).rejects.toThrow("profiles_meeting_video_link");
  }
});

test("visitors see how they can meet, and the video link only once they have booked", async () => {
  const ana = await newHost(app);
  expect(await slotsOf(ana)).not.toHaveProperty("ways");
  await offer(ana, all);
  const shown = await slotsOf(ana);
  expect(shown.ways).toEqual([{ way: "phone" }, { way: "video" }, { way: "in person", address }]);
  const { booking } = app.visitor.api;
  const host = await booking.professional({ profileId: ana.id });
  expect(JSON.stringify([shown, host])).not.toContain(link);
  const page = await fetch(`${app.running.baseUrl}/book/${ana.id}`);
  expect(await page.text()).not.toContain(link);
  const mine = await booking.book(wishFor(ana, { way: "video" }));
  expect(mine.place).toEqual({ way: "video", link });
});

test("the way that was chosen is in the emails, both calendars and the professional's feed", async () => {
  const ana = await newHost(app);
  await offer(ana, all);
  const { url } = await ana.api.appointments.renewFeed({ replaces: null });
  const feed = async () => readCalendar(await (await fetch(url!)).text()).events[0]!;
  const cases = [
    { way: "phone", said: "Ana Ruiz will call you at", theirs: "By phone: call" },
    { way: "video", said: `Video call: ${link}`, theirs: `By video: ${link}`, place: link },
    { way: "in person", said: `In person: ${address}`, theirs: address, place: address },
  ] as const;
  for (const { way, said, theirs, ...rest } of cases) {
    const visitor = newVisitor({ phone: "(212) 555-0147" });
    const wish = wishFor(ana, { way, visitor });
    const booked = await app.visitor.api.booking.book(wish);
    await app.drain();
    const inOwn = readCalendar(booked.calendar).events[0]!;
    expect(inOwn.location).toBe("place" in rest ? rest.place : "Phone call");
    const [mail] = await mailsTo(app, visitor.email);
    expect(mail!.text.replaceAll(/\s+/g, " ")).toContain(said);
    expect(readCalendar(mail!.calendar!).events[0]!.location).toBe(inOwn.location);
    const forHost = (await mailsTo(app, ana.email)).at(-1)!;
    expect(forHost.text.replaceAll(/\s+/g, " ")).toContain(theirs);
    const place = "place" in rest ? rest.place : /^Call .*555.?0147$/;
    for (const event of [readCalendar(forHost.calendar!).events[0]!, await feed()])
      expect(event.location).toEqual(
        typeof place === "string" ? place : expect.stringMatching(place),
      );

    const { secret } = booked;
    const cancelled = await app.visitor.api.booking.cancel({
      profileId: ana.id,
      secret,
      timeZone,
    });
    expect(cancelled.place).toBeNull();
    expect(readCalendar(cancelled.calendar).events[0]!.location ?? "").toBe("");
    await ana.api.appointments.remove({ id: wish.id });
    await app.drain();
  }
});

test("a Spanish booking says it in Spanish, and reminders have the newest link", async () => {
  const ana = await newHost(app);
  await offer(ana, all);
  const wish = wishFor(ana, { way: "video", language: "es" });
  await app.visitor.api.booking.book(wish);
  await app.drain();
  const newer = "https://meet.example.com/newer";
  await offer(ana, { ...all, videoLink: newer });
  now = new Date(monday("09:00").getTime() - day / 24);
  await app.sql("select graphile_worker.add_job('send-reminders')");
  await app.drain();
  const [booked, reminder] = (await mailsTo(app, wish.visitor.email)).map(({ text }) =>
    text.replaceAll(/\s+/g, " "),
  );
  expect(booked).toContain(`Videollamada: ${link}`);
  expect(reminder).toContain(`Videollamada: ${newer}`);
});

test("one offered way needs no choice, and a way that isn't offered is ignored", async () => {
  const ana = await newHost(app);
  await offer(ana, { phone: false, videoLink: null, address });
  const first = await app.visitor.api.booking.book(wishFor(ana));
  expect(first.place).toEqual({ way: "in person", address });
  const ben = await newHost(app, people.ben);
  const second = await app.visitor.api.booking.book(wishFor(ben, { way: "video" }));
  expect(second.place).toBeNull();
  await expect(
    app.visitor.api.booking.book(wishFor(ben, { way: "carrier pigeon" })),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await rowsOf(app, ben)).toMatchObject([{ meeting_way: null }]);
});

test("the same request with another way is a different request", async () => {
  const ana = await newHost(app);
  await offer(ana, all);
  const wish = wishFor(ana, { way: "video" });
  const booked = await app.visitor.api.booking.book(wish);
  expect(await app.visitor.api.booking.book(wish)).toEqual(booked);
  const other = app.visitor.api.booking.book({ ...wish, way: "phone" });
  expect(await other.catch(codeOf)).toBe("ALREADY_SENT");
});

test("a demo asks for no phone number, so it is never by phone", async () => {
  const admin = await app.as({ ...people.ana, email: "admin@agents.test" });
  await offer(admin, all);
  const { ways } = await slotsOf(admin, "Demo");
  expect(ways!.map(({ way }) => way)).toEqual(["video", "in person"]);
});

test("a span without a free time has the first one after it", async () => {
  const ana = await newHost(app);
  const dayOf = (days: number) =>
    new Date(friday.getTime() + days * day).toISOString().slice(0, 10);
  await ana.api.appointments.saveAvailability({
    availability: { daysOff: [{ from: dayOf(-1), until: dayOf(40) }] },
    timeZone,
  });
  const shown = await slotsOf(ana);
  expect(shown.slots).toEqual([]);
  expect(shown).not.toHaveProperty("full");
  expect(shown.next).toEqual(new Date("2026-12-31T09:00:00-05:00"));
});
