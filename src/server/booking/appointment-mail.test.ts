import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type LocalMail, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  codeOf,
  eventOn,
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
import { smtpCatcher } from "#test/harness/smtp.ts";

const sender = "hello@hearth.test";
const adminEmail = "admin@agents.test";
let app: TestApp;
let now = friday;
beforeEach(() => {
  now = friday;
});
beforeAll(async () => {
  const config = {
    bookingsPerAddressAnHour: 1_000,
    bookingFreeTries: 1_000,
    adminEmail,
    mailFrom: `Hearthline <${sender}>`,
  };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const { book, move, cancel } = {
  book: (asked: ReturnType<typeof wishFor>) => app.visitor.api.booking.book(asked),
  move: (ana: SignedIn, secret: string, startsAt: Date, timeZone = "America/New_York") =>
    app.visitor.api.booking.move({ profileId: ana.id, secret, timeZone, startsAt }),
  cancel: (ana: SignedIn, secret: string) =>
    app.visitor.api.booking.cancel({ profileId: ana.id, secret, timeZone: "UTC" }),
};
const when = (time: string) => ({
  day: "2026-11-23",
  time,
  timeZone: "America/New_York",
  durationMinutes: 30,
});
const subjectsOf = (mails: LocalMail[]) => mails.map(({ subject }) => subject);
const eventOf = (mail: LocalMail) => readCalendar(mail.calendar!).events[0]!;

describe("what a visitor does", () => {
  test("links the professional to that day in the calendar, in their own time zone", async () => {
    const ana = await newHost(app);
    await app.sql("update profiles set time_zone = 'Pacific/Kiritimati' where id = $1", [ana.id]);
    // 9:00 there, where it is Tuesday already.
    await book(wishFor(ana, { startsAt: new Date("2026-11-23T19:00:00Z") }));
    await app.drain();
    const [mail] = await mailsTo(app, ana.email);
    const path = "/dashboard/calendar?view=day&day=2026-11-24";
    expect(mail!.text).toContain(path);
    expect(mail!.calendar!.replaceAll("\r\n ", "")).toContain(path);
  });

  test("is reported to both sides, each in their own time, with the event for their calendars", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana, {
      timeZone: "America/Los_Angeles",
      visitor: newVisitor({ phone: "(718) 555-0142", notes: "A condo" }),
    });
    const { email } = asked.visitor;
    const { secret } = await book(asked);
    // One after another: simultaneous jobs may run in any order.
    await app.drain();
    await move(ana, secret, monday("15:00"), asked.timeZone);
    await app.drain();
    await cancel(ana, secret);
    const [toClient, toHost] = [await mailsTo(app, email), await mailsTo(app, ana.email)];
    expect(subjectsOf(toClient)).toEqual([
      "Your appointment with Ana Ruiz, Nov 23, 2026 at 6:00 AM",
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 12:00 PM",
      "Cancelled: your appointment with Ana Ruiz, Nov 23, 2026 at 12:00 PM",
    ]);
    expect(subjectsOf(toHost)).toEqual([
      "Vera Visitor booked an appointment: Nov 23, 2026 at 9:00 AM",
      "Vera Visitor moved the appointment: Nov 23, 2026 at 3:00 PM",
      "Vera Visitor cancelled the appointment: Nov 23, 2026 at 3:00 PM",
    ]);
    const [booked, moved, cancelled] = toClient.map(({ text }) => text);
    expect(booked).toContain("Monday, November 23, 2026, 6:00 AM, Pacific Time (Los Angeles)");
    expect(booked).toContain(
      "For Ana Ruiz it is Nov 23, 2026 at 9:00 AM, Eastern Time (New York).",
    );
    expect(moved).toContain("12:00 PM, Pacific Time (Los Angeles), 30 minutes.");
    expect(moved).toContain(
      "Before, it was Monday, November 23, 2026, 6:00 AM, Pacific Time (Los Angeles)",
    );
    expect(cancelled).toContain("It would have been Monday, November 23, 2026, 12:00 PM");
    expect(toHost[0]!.text).toContain(
      "Monday, November 23, 2026, 9:00 AM, Eastern Time (New York)",
    );
    for (const { text } of toHost)
      expect(text).toContain("/dashboard/calendar?view=day&day=2026-11-23");
    for (const fact of [email, "(718) 555-0142", "A condo"])
      expect(toHost[0]!.text).toContain(fact);
    for (const mails of [toClient, toHost]) {
      expect(mails.map(({ calendarMethod }) => calendarMethod)).toEqual([
        "REQUEST",
        "REQUEST",
        "CANCEL",
      ]);
      expect(mails.map((mail) => readCalendar(mail.calendar!).method)).toEqual([
        "REQUEST",
        "REQUEST",
        "CANCEL",
      ]);
      const times = [monday("09:00"), monday("15:00"), monday("15:00")];
      const statuses = ["CONFIRMED", "CONFIRMED", "CANCELLED"];
      expect(mails.map(eventOf)).toMatchObject(
        times.map((startsAt, sequence) => ({
          uid: `${asked.id}@hearthline`,
          sequence,
          status: statuses[sequence],
          startsAt,
          endsAt: new Date(startsAt.getTime() + 30 * 60_000),
          organizer: `mailto:${sender}`,
        })),
      );
    }
    expect(toClient.map((mail) => eventOf(mail).attendee)).toEqual(
      Array.from({ length: 3 }, () => `MAILTO:${email}`),
    );
    expect(toHost.map((mail) => eventOf(mail).attendee)).toEqual(
      Array.from({ length: 3 }, () => `MAILTO:${ana.email}`),
    );
  });

  test("keeps the notes where the professional reads them: a moved event replaces the previous one", async () => {
    const admin = await app.as({ ...people.ana, email: adminEmail });
    const visitor = newVisitor({ notes: "A condo near the park" });
    const { phone: _, ...guest } = newVisitor({ company: "Ortega Homes" });
    const demo = { ...wishFor(admin), startsAt: monday("10:00"), visitor: guest };
    const booked = await book(wishFor(admin, { visitor }));
    const shown = await app.visitor.api.booking.bookDemo(demo);
    await app.drain();
    await move(admin, booked.secret, monday("14:00"));
    await app.drain();
    await move(admin, shown.secret, monday("15:00"));
    const moved = (await mailsTo(app, adminEmail)).slice(-2);
    for (const [nth, note] of ["A condo near the park", "Ortega Homes"].entries()) {
      expect(moved[nth]!.subject).toContain("Vera Visitor moved the");
      expect(moved[nth]!.text).toContain(note);
      expect(eventOf(moved[nth]!).description).toContain(note);
    }
    const told = await mailsTo(app, visitor.email);
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain("condo");
  });

  test("contains the professional's address only for replies", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana);
    const { secret } = await book(asked);
    await move(ana, secret, monday("10:00"));
    await cancel(ana, secret);
    const mails = await mailsTo(app, asked.visitor.email);
    expect(mails).toHaveLength(3);
    for (const { replyTo, ...mail } of mails) {
      expect(replyTo).toBe(ana.email);
      expect(JSON.stringify(mail)).not.toContain(ana.email);
    }
  });

  test("is reported for each booking even if two professionals' have one id", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const asked = wishFor(ana);
    await book(asked);
    await book({ ...asked, profileId: ben.id });
    for (const professional of [ana, ben])
      expect(await mailsTo(app, professional.email)).toHaveLength(1);
    expect(await mailsTo(app, asked.visitor.email)).toHaveLength(2);
  });
});

describe("what the professional does", () => {
  test("is reported to the client only, step by step", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const id = newId();
    const { add, setStatus, move: moveTo, remove } = ana.api.appointments;
    const steps = [
      () => add({ id, event: eventOn("09:00", { clientEmail }) }),
      () => setStatus({ id, status: "Confirmed" }),
      () => moveTo({ id, when: when("10:00") }),
      () => setStatus({ id, status: "Cancelled" }),
      () => setStatus({ id, status: "Scheduled" }),
      () => remove({ id }),
    ];
    for (const step of steps) {
      await step();
      await app.drain();
    }
    const mails = await mailsTo(app, clientEmail);
    expect(subjectsOf(mails)).toEqual([
      "Your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
      "Confirmed: your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      "Cancelled: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      "Back on: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      "Cancelled: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
    ]);
    expect(mails[0]!.text).toContain("Ana Ruiz arranged an appointment with you");
    expect(mails.map(eventOf).map(({ sequence, status }) => [sequence, status])).toEqual([
      [0, "CONFIRMED"],
      [1, "CONFIRMED"],
      [2, "CONFIRMED"],
      [3, "CANCELLED"],
      [4, "CONFIRMED"],
      [5, "CANCELLED"],
    ]);
    // A canceled event has no link to move or cancel.
    expect(mails.map(({ calendar }) => /Move or cancel|URL/.test(calendar!))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(new Set(mails.map((mail) => eventOf(mail).uid))).toEqual(new Set([`${id}@hearthline`]));
    expect(await mailsTo(app, ana.email)).toEqual([]);
  });

  test("by moving is reported once it can no longer be undone, in one email for all the moves", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const id = newId();
    const { add, move: moveTo } = ana.api.appointments;
    await add({ id, event: eventOn("09:00", { clientEmail }) });
    await app.drain();
    await moveTo({ id, when: when("10:00") });
    await moveTo({ id, when: when("11:00") });
    // Nothing yet: the job waits, and the second move has postponed it again.
    const [waiting, ...others] = await app.sql<{ seconds: number }>(
      `select extract(epoch from run_at - now())::int as seconds
         from graphile_worker.jobs where key = $1`,
      [`moved:${ana.id}:${id}`],
    );
    expect(others).toEqual([]);
    expect(waiting!.seconds).toBeGreaterThan(5);
    const moved = (await mailsTo(app, clientEmail)).slice(1);
    expect(subjectsOf(moved)).toEqual([
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 11:00 AM",
    ]);
    expect(moved[0]!.text).toContain("Before, it was Monday, November 23, 2026, 9:00 AM");
    expect(eventOf(moved[0]!).sequence).toBe(2);
  });

  test("and undoes at once is not reported at all, also with another length", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const id = newId();
    const { add, move: moveTo } = ana.api.appointments;
    await add({ id, event: eventOn("09:00", { clientEmail }) });
    await moveTo({ id, when: when("10:00") });
    await moveTo({ id, when: when("09:00") });
    await moveTo({ id, when: { ...when("09:00"), durationMinutes: 60 } });
    await moveTo({ id, when: when("09:00") });
    expect(await mailsTo(app, clientEmail)).toHaveLength(1);
    await moveTo({ id, when: { ...when("09:00"), durationMinutes: 60 } });
    expect(subjectsOf(await mailsTo(app, clientEmail)).slice(1)).toEqual([
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
    ]);
  });

  test("and cancels before the move was reported is reported with the time that the client knows", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const { add, move: moveTo, setStatus, remove } = ana.api.appointments;
    for (const cancelIt of [
      (id: string) => setStatus({ id, status: "Cancelled" }),
      (id: string) => remove({ id }),
    ]) {
      const id = newId();
      await add({ id, event: eventOn("09:00", { clientEmail }) });
      await moveTo({ id, when: when("10:00") });
      await cancelIt(id);
      const told = subjectsOf(await mailsTo(app, clientEmail)).slice(-2);
      expect(told.sort()).toEqual([
        "Cancelled: your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
        "Your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
      ]);
    }
  });

  test("and cancels before the move was reported is in the timeline with its actual time", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana);
    await book(asked);
    await ana.api.appointments.move({ id: asked.id, when: when("10:00") });
    await ana.api.appointments.setStatus({ id: asked.id, status: "Cancelled" });
    const { contacts } = await ana.api.contacts.list({ type: "Lead" });
    const { events } = await ana.api.contacts.timeline({ id: contacts[0]!.id });
    expect(events.find(({ kind }) => kind === "appointment_cancelled")!.text).toBe(
      "Nov 23, 2026 at 10:00 AM",
    );
  });

  test("to a time before the email is sent is reported all the same", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana);
    await book(asked);
    await app.drain();
    now = new Date(monday("07:59").getTime() + 45_000);
    await ana.api.appointments.move({ id: asked.id, when: when("08:00") });
    now = new Date(now.getTime() + 30_000);
    expect(subjectsOf(await mailsTo(app, asked.visitor.email)).slice(1)).toEqual([
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 8:00 AM",
    ]);
  });

  test("and confirms before the move was reported is reported with the move, once", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const id = newId();
    const { add, move: moveTo, setStatus } = ana.api.appointments;
    await add({ id, event: eventOn("09:00", { clientEmail }) });
    await moveTo({ id, when: when("10:00") });
    await setStatus({ id, status: "Confirmed" });
    expect(subjectsOf(await mailsTo(app, clientEmail)).sort()).toEqual([
      "Confirmed: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      "Your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
    ]);
  });

  test("is not reported after the client moved or canceled it", async () => {
    const ana = await newHost(app);
    for (const [act, subject] of [
      [
        (secret: string) => move(ana, secret, monday("15:00")),
        "Moved: your appointment with Ana Ruiz, Nov 23, 2026 at 3:00 PM",
      ],
      [
        (secret: string) => cancel(ana, secret),
        "Cancelled: your appointment with Ana Ruiz, Nov 23, 2026 at 10:00 AM",
      ],
    ] as const) {
      const asked = wishFor(ana);
      const { secret } = await book(asked);
      await app.drain();
      await ana.api.appointments.move({ id: asked.id, when: when("10:00") });
      await act(secret);
      const told = await mailsTo(app, asked.visitor.email);
      expect(subjectsOf(told).slice(1)).toEqual([subject]);
      await ana.api.appointments.remove({ id: asked.id });
    }
  });

  test("to a visitor's booking uses the visitor's time zone", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana, { timeZone: "Asia/Kolkata" });
    await book(asked);
    await app.drain();
    await ana.api.appointments.setStatus({ id: asked.id, status: "Confirmed" });
    const [, confirmed] = await mailsTo(app, asked.visitor.email);
    expect(confirmed!.subject).toBe(
      "Confirmed: your appointment with Ana Ruiz, Nov 23, 2026 at 7:30 PM",
    );
    expect(confirmed!.text).toContain(
      "Monday, November 23, 2026, 7:30 PM, India Standard Time (Kolkata)",
    );
    expect(confirmed!.text).toContain("For Ana Ruiz it is Nov 23, 2026 at 9:00 AM");
  });

  test("with canceled, past or unchanged appointments is not reported", async () => {
    const ana = await newHost(app);
    const clientEmail = newVisitor().email;
    const id = newId();
    const { add, setStatus, setOutcome, move: moveTo, remove } = ana.api.appointments;
    await add({ id, event: eventOn("09:00", { clientEmail }) });
    await setStatus({ id, status: "Scheduled" });
    await moveTo({ id, when: when("09:00") });
    await setOutcome({ id, outcome: "Took place" });
    await setStatus({ id, status: "Cancelled" });
    await moveTo({ id, when: when("11:00") });
    await remove({ id });
    const past = newId();
    const event = eventOn("09:00", { clientEmail, day: "2026-11-19" });
    await add({ id: past, event });
    await setStatus({ id: past, status: "Cancelled" });
    expect(subjectsOf(await mailsTo(app, clientEmail))).toEqual([
      "Your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM",
    ]);
  });
});

describe("typed text", () => {
  const nasty = 'Eve "Q"\r\nBcc: all@victims.test\r\nBEGIN:VEVENT;X=1,2\\n';

  test("cannot inject another header, recipient or event", async () => {
    await using smtp = await smtpCatcher();
    await using real = await testApp({
      now: () => friday,
      config: { smtpUrl: smtp.url, mailFrom: `Hearthline <${sender}>` },
    });
    const ana = await newHost(real, {
      ...people.ana,
      fullName: nasty.replaceAll(/\p{Cc}+/gu, " "),
    });
    const asked = wishFor(ana, {
      visitor: newVisitor({ name: nasty, notes: `${nasty}\nDTSTART:20200101T000000Z` }),
    });
    for (const email of [
      "a@b.test\r\nBcc: c@d.test",
      "a@b.test,c@d.test",
      "x: a@b.test, c@d.test;",
    ])
      expect(
        await real.visitor.api.booking
          .book({ ...asked, visitor: { ...asked.visitor, email } })
          .catch(codeOf),
      ).toBe("BAD_REQUEST");
    await real.visitor.api.booking.book(asked);
    await real.drain();
    const mails = await smtp.parsed();
    expect(mails.map(({ to, cc, bcc }) => [to!.map(({ address }) => address), cc, bcc])).toEqual(
      expect.arrayContaining([
        [[asked.visitor.email], undefined, undefined],
        [[ana.email], undefined, undefined],
      ]),
    );
    expect(mails).toHaveLength(2);
    expect(smtp.recipients().sort()).toEqual([ana.email, asked.visitor.email].sort());
    for (const mail of mails) {
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar")!;
      expect(part.method).toBe("REQUEST");
      const { method, events } = readCalendar(
        new TextDecoder().decode(part.content as ArrayBuffer),
      );
      expect(method).toBe("REQUEST");
      expect(events).toMatchObject([
        { uid: `${asked.id}@hearthline`, startsAt: monday("09:00"), status: "CONFIRMED" },
      ]);
    }
  });
});

test("100 bookings with one mailbox send it three emails", async () => {
  const ana = await newHost(app);
  const victim = newVisitor();
  const times = Array.from({ length: 100 }, (_, index) => {
    const [day, slot] = [Math.floor(index / 10) + 1, index % 10];
    return new Date(Date.UTC(2026, 11, day, 14, 0) + slot * 30 * 60_000);
  });
  const answers = await Promise.all(
    times.map((startsAt, index) => {
      const email = index % 2 === 0 ? victim.email : victim.email.toUpperCase();
      const asked = wishFor(ana, { startsAt, visitor: { ...victim, email } });
      return book(asked).then(() => "booked", codeOf);
    }),
  );
  expect(answers.filter((answer) => answer === "booked")).toHaveLength(3);
  expect(await rowsOf(app, ana)).toHaveLength(3);
  await app.drain();
  const mails = (await app.mails()).filter(({ to }) => to.toLowerCase() === victim.email);
  expect(mails).toHaveLength(3);
});

test("booking and moving with a mailbox that answered sends it at most twenty emails a day", async () => {
  const ana = await newHost(app);
  const victim = newVisitor();
  const secrets: string[] = [];
  for (const time of ["09:00", "11:00"]) {
    const asked = wishFor(ana, { startsAt: monday(time), visitor: victim });
    secrets.push((await book(asked)).secret);
  }
  const [email] = await mailsTo(app, victim.email);
  const mailed = new URL(email!.links.find((link) => link.includes("/manage#"))!).hash.slice(1);
  const opened = { profileId: ana.id, secret: mailed, timeZone: "UTC" };
  expect(secrets).toContain((await app.visitor.api.booking.read(opened)).secret);
  const outcomes: (string | undefined)[] = [];
  for (let count = 0; count < 10; count += 1)
    for (const [index, secret] of secrets.entries()) {
      const startsAt = monday(["13:00", "14:00", "13:30", "14:30"][(count % 2) * 2 + index]!);
      outcomes.push(await move(ana, secret, startsAt).then(() => "moved", codeOf));
    }
  expect(outcomes).toEqual([
    ...Array.from({ length: 18 }, () => "moved"),
    "TOO_OFTEN",
    "TOO_OFTEN",
  ]);
  expect(await mailsTo(app, victim.email)).toHaveLength(20);
  // It can still be canceled.
  expect(await cancel(ana, secrets[0]!)).toMatchObject({ status: "Cancelled" });
});
