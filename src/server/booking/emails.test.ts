import { describe, expect, test } from "vitest";
import { standardAvailability } from "#domain/appointments/availability.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type CalendarEvent, writeCalendar } from "#server/appointments/icalendar.ts";
import type { Host } from "#server/appointments/host-calendar.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesBetween } from "#server/platform/zones.ts";
import { noWaysToMeet } from "#domain/appointments/ways-to-meet.ts";
import { monday } from "#test/harness/bookings.ts";
import { readCalendar } from "#test/harness/calendar.ts";
import { emailToClient, emailToHost, type EmailParts, reminderEmail, whenText } from "./emails.ts";

const now = new Date("2026-11-20T15:00:00Z");
const host: Host = {
  id: newId() as OwnerId,
  email: "ana@agents.test",
  fullName: "Ana Ruiz",
  companyName: "Hearth & Co",
  title: null,
  pictureUrl: null,
  licenseNumber: null,
  shownPhone: null,
  shownEmail: null,
  ways: noWaysToMeet,
  timeZone: "America/New_York",
  availability: standardAvailability,
  availabilityPreferences: null,
};

function partsFor(change: object = {}, at: Partial<EmailParts> = {}) {
  const appointment = {
    id: newId(),
    clientName: "Vera Visitor",
    clientEmail: "vera@visitors.test",
    clientPhone: null,
    clientTimeZone: null,
    clientLanguage: null,
    meetingWay: null,
    appointmentTime: monday("09:00"),
    durationMinutes: 30,
    appointmentType: "Appointment",
    status: "Scheduled",
    notes: null,
    sequence: 0,
    updatedAt: now,
    ...change,
  };
  const link = "https://hearth.test/book/ana/manage#secret";
  return { host, appointment, link, now, email: "vera@visitors.test", ...at };
}
const booked = { change: "booked", by: "visitor", movedFrom: null } as const;

describe("an email", () => {
  test("shows a client in the professional's time zone no second time", () => {
    const { subject, paragraphs } = emailToClient(booked, partsFor());
    expect(subject).toBe("Your appointment with Ana Ruiz, Nov 23, 2026 at 9:00 AM");
    expect(paragraphs).toEqual([
      "Monday, November 23, 2026, 9:00 AM, Eastern Time (New York), 30 minutes.",
      "This email includes a calendar file.",
    ]);
  });

  test("says of a time more than four years ahead that its local time is a guess, in the client's language", () => {
    const far = partsFor({ appointmentTime: new Date("2031-03-24T13:00:00Z") });
    const guess = "This time may shift if time zone rules change before then.";
    expect(emailToClient(booked, far).paragraphs).toContain(guess);
    expect(emailToHost(booked, { ...far, calendarLink: far.link }).paragraphs).toContain(guess);
    const spanish = { ...far, appointment: { ...far.appointment, clientLanguage: "es" as const } };
    expect(emailToClient(booked, spanish).paragraphs.join()).toContain("La hora es una estimación");
    const near = partsFor({ appointmentTime: new Date("2030-03-25T13:00:00Z") });
    expect(emailToClient(booked, near).paragraphs).not.toContain(guess);
  });

  test.each([
    ["America/Denver", "Nov 23, 2026 at 7:00 AM", "7:00 AM, Mountain Time (Denver)"],
    ["Pacific/Kiritimati", "Nov 24, 2026 at 4:00 AM", "4:00 AM, Line Islands Time (Kiritimati)"],
    ["Pacific/Honolulu", "Nov 23, 2026 at 4:00 AM", "4:00 AM, Hawaii Time (Honolulu)"],
    ["Australia/Lord_Howe", "Nov 24, 2026 at 1:00 AM", "1:00 AM, Lord Howe Time"],
    ["Asia/Kathmandu", "Nov 23, 2026 at 7:45 PM", "7:45 PM, Nepal Time (Kathmandu)"],
  ])(
    "shows a client in %s their own time and the professional's beside it",
    (zone, short, long) => {
      const parts = partsFor({ clientTimeZone: zone });
      for (const email of [emailToClient(booked, parts), reminderEmail(parts)]) {
        expect(email.subject.endsWith(`, ${short}`), email.subject).toBe(true);
        expect(email.paragraphs[0]).toContain(long);
        expect(email.paragraphs[1]).toBe(
          "For Ana Ruiz it is Nov 23, 2026 at 9:00 AM, Eastern Time (New York).",
        );
      }
      const { subject } = emailToHost(booked, { ...parts, calendarLink: parts.link });
      expect(subject).toBe("Vera Visitor booked an appointment: Nov 23, 2026 at 9:00 AM");
    },
  );

  test("contains the code if an assistant answers, and never for a cancellation", () => {
    const line = "If you call or write to the assistant, your code is 012345.";
    const parts = partsFor({}, { code: "012345" });
    expect(emailToClient(booked, parts).paragraphs).toContain(line);
    expect(reminderEmail(parts).paragraphs).toContain(line);
    expect(emailToClient({ ...booked, change: "cancelled" }, parts).paragraphs).not.toContain(line);
    for (const code of [null, undefined]) {
      const { paragraphs } = emailToClient(booked, partsFor({}, { code }));
      expect(paragraphs.join()).not.toContain("code");
    }
  });

  test("names the time zone the same in summer and winter", () => {
    const tell = (at: string, zone: string) => whenText(new Date(at), zone, now);
    expect(tell("2027-07-05T13:00:00Z", "America/New_York")).toContain(
      "9:00 AM, Eastern Time (New York)",
    );
    expect(tell("2027-01-05T14:00:00Z", "America/New_York")).toContain(
      "9:00 AM, Eastern Time (New York)",
    );
    // The hour that occurs twice is distinguished by its abbreviation.
    expect(tell("2027-11-07T05:30:00Z", "America/New_York")).toContain(
      "1:30 AM EDT, Eastern Time (New York)",
    );
    expect(tell("2027-11-07T06:30:00Z", "America/New_York")).toContain(
      "1:30 AM EST, Eastern Time (New York)",
    );
    expect(tell("2027-11-07T07:30:00Z", "America/New_York")).toContain("2:30 AM, Eastern Time");
    // The rules of these changed in 2026; the runtime's own copy is outdated.
    for (const zone of ["America/Winnipeg", "America/Edmonton"]) {
      const rules = rulesBetween(zone, { from: now, until: new Date("2028-12-31T00:00:00Z") });
      expect(rules.offsets, zone).toHaveLength(1);
    }
  });

  test("that reminds says how much time is really left", () => {
    const heading = (minutesBefore: number) => {
      const at = new Date(monday("09:00").getTime() - minutesBefore * 60_000);
      return reminderEmail(partsFor({}, { now: at })).heading;
    };
    expect(heading(24 * 60)).toBe("Your appointment with Ana Ruiz is in 24 hours");
    expect(heading(24 * 60 - 1)).toBe("Your appointment with Ana Ruiz is in 24 hours");
    expect(heading(10 * 60)).toBe("Your appointment with Ana Ruiz is in 10 hours");
    expect(heading(59.5)).toBe("Your appointment with Ana Ruiz is in 1 hour");
    expect(heading(20)).toBe("Your appointment with Ana Ruiz is in 20 minutes");
  });

  test("says until when the client may change it, in the client's time zone", () => {
    const availability = { ...standardAvailability, changeNoticeMinutes: 90 };
    const parts = partsFor({ clientTimeZone: "America/Denver" });
    const email = emailToClient(booked, { ...parts, host: { ...host, availability } });
    expect(email.note).toBe(
      "You can move or cancel it until Nov 23, 2026 at 5:30 AM, Mountain Time (Denver).",
    );
  });

  test.each([
    ["Appointment", "en", "/book/ana"],
    ["Appointment", "es", "/book/ana?lang=es"],
    ["Demo", "en", "/book-demo/ana"],
    ["Demo", "es", "/book-demo/ana?lang=es"],
  ])("of a canceled %s in %s links to booking another one", (kind, language, page) => {
    const parts = partsFor({ appointmentType: kind, clientLanguage: language });
    const email = emailToClient({ ...booked, change: "cancelled" }, parts);
    expect(email.action!.href).toBe(`https://hearth.test${page}`);
  });

  test("in Spanish says everything that the English one says", () => {
    const spanish = { clientLanguage: "es", clientTimeZone: "America/Denver" };
    const availability = { ...standardAvailability, changeNoticeMinutes: 90 };
    for (const appointmentType of ["Appointment", "Demo"])
      for (const change of ["booked", "moved", "cancelled", "confirmed", "restored"] as const) {
        const at = { host: { ...host, availability }, code: "123456" };
        const news = { change, by: "owner", movedFrom: monday("08:00") } as const;
        const english = emailToClient(
          news,
          partsFor({ ...spanish, clientLanguage: null, appointmentType }, at),
        );
        const email = emailToClient(news, partsFor({ ...spanish, appointmentType }, at));
        expect(email.paragraphs).toHaveLength(english.paragraphs.length);
        // Only the page for another booking takes a language: the private link knows its own.
        const inSpanish = change === "cancelled" ? "?lang=es" : "";
        expect(email.action!.href).toBe(english.action!.href + inSpanish);
        expect(email.heading).toContain(appointmentType === "Demo" ? "demostración" : "cita");
        expect([email.language, Boolean(email.note)]).toEqual(["es", Boolean(english.note)]);
        const all = [email.heading, email.subject, ...email.paragraphs, email.note].join(" ");
        for (const fact of [
          "Ana Ruiz",
          "hora de la Montaña (Denver)",
          "hora del Este (Nueva York)",
          "30 minutos",
        ])
          expect(all).toContain(fact);
        if (change !== "cancelled") expect(all).toMatch(/123456.*5:30/s);
      }
    const soon = { now: new Date(monday("09:00").getTime() - 20 * 60_000) };
    expect(reminderEmail(partsFor(spanish, soon)).heading).toBe(
      "Faltan 20 minutos para su cita con Ana Ruiz",
    );
    expect(reminderEmail(partsFor(spanish)).note).toBe(
      "Puede cambiarla o cancelarla hasta que comience.",
    );
  });

  test("about a cancellation links to a new booking, without the secret", () => {
    const { action } = emailToClient({ ...booked, change: "cancelled" }, partsFor());
    expect(action!.href).toBe("https://hearth.test/book/ana");
  });

  test("has a single line as its subject, whatever the name", () => {
    const clientName = "Eve\r\nBcc: all@victims.test\n\n";
    const { subject } = emailToHost(booked, { ...partsFor({ clientName }), calendarLink: "x" });
    expect(subject).toBe(
      "Eve Bcc: all@victims.test booked an appointment: Nov 23, 2026 at 9:00 AM",
    );
  });
});

describe("an event for calendars", () => {
  const eventAt = (startsAt: Date, change: Partial<CalendarEvent> = {}): CalendarEvent => ({
    id: newId(),
    sequence: 0,
    startsAt,
    durationMinutes: 30,
    timeZone: "America/New_York",
    summary: "Appointment",
    isCancelled: false,
    changedAt: now,
    ...change,
  });
  const readBack = (event: CalendarEvent) =>
    readCalendar(writeCalendar([event], { method: "REQUEST" })).events[0]!;

  const zones = [
    "America/New_York",
    "America/Los_Angeles",
    "America/Phoenix",
    "America/St_Johns",
    "America/Winnipeg",
    "America/Edmonton",
    "America/Vancouver",
    "America/Santiago",
    "America/Nuuk",
    "Europe/London",
    "Europe/Dublin",
    "Africa/Casablanca",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Jerusalem",
    "Australia/Adelaide",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Pacific/Apia",
    "Pacific/Honolulu",
    "Pacific/Kiritimati",
    "UTC",
  ];
  const from = new Date("2026-01-01T00:00:00Z");
  const until = new Date("2029-01-01T00:00:00Z");
  /** Every half hour for two hours on both sides of each clock change, and once in the middle of each season. */
  const moments = (zone: string): Date[] => [
    ...rulesBetween(zone, { from, until }).offsets.flatMap(([since]) =>
      since < from.getTime()
        ? []
        : Array.from({ length: 9 }, (_, half) => new Date(since + (half - 4) * 30 * 60_000)),
    ),
    ...["2026-02-15", "2026-08-15", "2027-02-15", "2027-08-15", "2028-08-15"].map(
      (day) => new Date(`${day}T15:30:00Z`),
    ),
  ];

  test.each(zones)("in %s is read as the intended instant, around every clock change", (zone) => {
    const wrong: string[] = [];
    for (const startsAt of moments(zone))
      for (const durationMinutes of [15, 60, 150]) {
        const read = readBack(eventAt(startsAt, { timeZone: zone, durationMinutes }));
        const end = startsAt.getTime() + durationMinutes * 60_000;
        if (read.startsAt.getTime() !== startsAt.getTime() || read.endsAt.getTime() !== end)
          wrong.push(
            `${startsAt.toISOString()} +${durationMinutes}: ${read.startsAt.toISOString()} – ${read.endsAt.toISOString()}`,
          );
      }
    expect(wrong).toEqual([]);
  });

  test.each([
    ["America/Winnipeg", "2027-01-15T15:00:00Z"],
    ["America/Edmonton", "2027-01-15T15:00:00Z"],
  ])("in %s includes the rules of 2026, which programs may not have", (zone, at) => {
    const startsAt = new Date(at);
    const text = writeCalendar([eventAt(startsAt, { timeZone: zone })], { method: "REQUEST" });
    expect(text).toContain(`TZID:${zone}`);
    const read = readCalendar(text).events[0]!;
    expect(read).toMatchObject({ zone, startsAt });
    const wall = text.match(/DTSTART;TZID=[^:]+:\d{8}T(\d\d)/)![1];
    const minutes = rulesBetween(zone, { from: startsAt, until: startsAt }).offsets[0]![1];
    expect(Number(wall)).toBe(startsAt.getUTCHours() + minutes / 60);
  });

  test("keeps its UID through every change, and says what happened to it", () => {
    const event = eventAt(monday("09:00"));
    const calendarOf = (change: Partial<CalendarEvent>, method: "REQUEST" | "CANCEL" | "PUBLISH") =>
      readCalendar(writeCalendar([{ ...event, ...change }], { method }));
    expect(calendarOf({}, "REQUEST")).toMatchObject({
      method: "REQUEST",
      events: [{ uid: `${event.id}@hearthline`, sequence: 0, status: "CONFIRMED" }],
    });
    expect(calendarOf({ sequence: 3, isCancelled: true }, "CANCEL")).toMatchObject({
      method: "CANCEL",
      events: [{ uid: `${event.id}@hearthline`, sequence: 3, status: "CANCELLED" }],
    });
    expect(calendarOf({}, "PUBLISH").method).toBe("PUBLISH");
  });

  test("contains typed text only as text", () => {
    const nasty = 'Eve "Q"; X=1, 2: \\n\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil 🏡';
    const text = writeCalendar(
      [
        eventAt(monday("09:00"), {
          summary: nasty,
          description: nasty,
          organizer: { name: nasty, email: "hello@hearth.test" },
          attendee: { name: nasty, email: "vera@visitors.test" },
        }),
      ],
      { method: "REQUEST" },
    );
    const { events } = readCalendar(text);
    expect(events).toHaveLength(1);
    expect(events[0]!.uid).toMatch(/@hearthline$/);
    expect(events[0]!.summary.replaceAll(/\s+/g, " ")).toBe(nasty.replaceAll(/\s+/g, " "));
    expect(events[0]!.organizer).toBe("mailto:hello@hearth.test");
    expect(events[0]!.startsAt).toEqual(monday("09:00"));
    // RFC 5545: lines end in CR LF and have at most 75 octets.
    for (const line of text.split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });
});
