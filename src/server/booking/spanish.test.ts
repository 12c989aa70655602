import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { spanishConsentWording } from "#domain/booking/spanish-consent.ts";
import { consentWording } from "#domain/booking/visit.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
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

let now = friday;
let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000 };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  now = friday;
});

const inSpanish = (ana: SignedIn, change: object = {}) =>
  wishFor(ana, { language: "es", timeZone: "America/Los_Angeles", ...change });

/** Words of which every English email has some, and no Spanish one any. */
const english = /\b(your|with|appointment|move|cancel|minutes|time|calendar file|reminder)\b/i;

async function bookIn(ana: SignedIn, change: object = {}) {
  const asked = inSpanish(ana, change);
  const booking = await app.visitor.api.booking.book(asked);
  const key = { profileId: ana.id as string, secret: booking.secret, timeZone: asked.timeZone };
  return { asked, booking, key, email: asked.visitor.email };
}

test("a client who booked in Spanish gets emails in Spanish, whoever changes the appointment", async () => {
  const ana = await newHost(app);
  const { asked, booking, key, email } = await bookIn(ana);
  expect(booking.language).toBe("es");
  expect(readCalendar(booking.calendar).events[0]!.summary).toBe("Cita con Ana Ruiz");
  await app.drain();
  // From another browser, which sends no language.
  await app.visitor.api.booking.move({ ...key, startsAt: monday("15:00") });
  await app.drain();
  const when = { day: "2026-11-23", time: "16:00", timeZone: "America/New_York" };
  await ana.api.appointments.move({
    id: asked.id,
    when: { ...when, durationMinutes: 30 },
    despiteRules: true,
  });
  await app.drain();
  await ana.api.appointments.setStatus({ id: asked.id, status: "Confirmed" });
  await app.drain();
  now = new Date(monday("16:00").getTime() - 60 * 60_000);
  await app.sql("select graphile_worker.add_job('send-reminders')");
  await app.drain();
  // As if all emails had been sent: what was delivered cannot be withdrawn.
  await app.sql("update mail.outbox set sent_at = now()");
  now = friday;
  await app.visitor.api.booking.cancel(key);
  const mails = await mailsTo(app, email);
  expect(mails.map(({ subject }) => subject.replaceAll(/\s/g, " "))).toEqual([
    expect.stringMatching(/^Su cita con Ana Ruiz, 23 nov 2026, 6:00 a\.\s?m\.$/),
    expect.stringMatching(/^Reprogramada: su cita con Ana Ruiz, 23 nov 2026, 12:00 p\./),
    expect.stringMatching(/^Reprogramada: su cita con Ana Ruiz, 23 nov 2026, 1:00 p\./),
    expect.stringMatching(/^Confirmada: su cita con Ana Ruiz, 23 nov 2026, 1:00 p\./),
    expect.stringMatching(/^Recordatorio: su cita con Ana Ruiz, 23 nov 2026, 1:00 p\./),
    expect.stringMatching(/^Cancelada: su cita con Ana Ruiz, 23 nov 2026, 1:00 p\./),
  ]);
  for (const { text, html, calendar } of mails) {
    expect(text.replaceAll(/https?:\S+/g, "")).not.toMatch(english);
    expect(html).toContain('<html lang="es">');
    if (calendar) expect(readCalendar(calendar).events[0]!.summary).toBe("Cita con Ana Ruiz");
  }
  const [first, moved] = mails.map(({ text }) => text.replaceAll(/\s+/g, " "));
  expect(first).toMatch(
    /Lunes, 23 de noviembre de 2026, a las 6:00 a\.\s?m\., hora del Pacífico \(Los Ángeles\)\. Duración: 30 minutos\./,
  );
  expect(first).toMatch(
    /Para Ana Ruiz: 23 nov 2026, 9:00 a\.\s?m\., hora del Este \(Nueva York\)\./,
  );
  expect(first).toContain("Cambiar o cancelar: http");
  expect(moved).toContain("Antes era: lunes, 23 de noviembre de 2026, a las 6:00 a");
  expect(mails[4]!.text).toContain("Falta 1 hora para su cita con Ana Ruiz");
});

test("the professional's own emails stay English and mention the client's language", async () => {
  const ana = await newHost(app);
  await bookIn(ana);
  const [mail] = await mailsTo(app, ana.email);
  expect(mail!.subject).toBe("Vera Visitor booked an appointment: Nov 23, 2026 at 9:00 AM");
  expect(mail!.text).toContain("They booked in Spanish");
  expect(mail!.html).toContain('<html lang="en">');
});

test("the consent is stored in the exact words that were read", async () => {
  const ana = await newHost(app);
  await bookIn(ana);
  await app.visitor.api.booking.book(wishFor(ana, { startsAt: monday("11:00") }));
  const kept = await app.sql<{ wording: string }>(
    "select wording from contact_consents where user_id = $1 order by given_at, id",
    [ana.id],
  );
  const words = kept.map(({ wording }) => wording);
  expect(words.toSorted()).toEqual(
    [spanishConsentWording("Ana Ruiz"), consentWording("Ana Ruiz")].toSorted(),
  );
});

test("the language in which a change is made applies from then on", async () => {
  const ana = await newHost(app);
  const { asked, key, email } = await bookIn(ana);
  await app.drain();
  const startsAt = monday("15:00");
  const moved = await app.visitor.api.booking.move({ ...key, language: "en", startsAt });
  expect(moved.language).toBe("en");
  await app.drain();
  await app.visitor.api.booking.cancel({ ...key, language: "es" });
  const [, english, spanish] = await mailsTo(app, email);
  expect(english!.subject).toMatch(/^Moved: your appointment/);
  expect(spanish!.subject).toMatch(/^Cancelada: su cita/);
  const read = await app.visitor.api.booking.read(key);
  expect([read.id, read.language]).toEqual([asked.id, "es"]);
});

test("the same request in another language is the same request, and books nothing", async () => {
  const ana = await newHost(app);
  const { asked, booking } = await bookIn(ana);
  const again = await app.visitor.api.booking.book({ ...asked, language: "en" });
  expect(again.id).toBe(booking.id);
  expect(await rowsOf(app, ana)).toMatchObject([{ id: asked.id, client_language: "es" }]);
});

test("clients without a language, and those a professional invites, get emails in English", async () => {
  const ana = await newHost(app);
  const asked = wishFor(ana);
  expect((await app.visitor.api.booking.book(asked)).language).toBeNull();
  const { email } = newVisitor();
  await ana.api.appointments.add({
    id: crypto.randomUUID(),
    event: eventOn("14:00", { clientEmail: email }),
    despiteRules: true,
  });
  const mails = [...(await mailsTo(app, asked.visitor.email)), ...(await mailsTo(app, email))];
  expect(mails.map(({ subject }) => subject.split(",", 1)[0])).toEqual([
    "Your appointment with Ana Ruiz",
    "Your appointment with Ana Ruiz",
  ]);
  expect((await rowsOf(app, ana)).map((row) => row.client_language)).toEqual([null, null]);
});

test("an unsupported language is refused, by the input and by PostgreSQL", async () => {
  const ana = await newHost(app);
  const refused = await app.visitor.api.booking
    .book(inSpanish(ana, { language: "fr" }))
    .catch(codeOf);
  expect(refused).toBe("BAD_REQUEST");
  const { asked } = await bookIn(ana);
  await expect(
    app.sql("update appointments set client_language = 'fr' where id = $1", [asked.id]),
  ).rejects.toMatchObject({ code: "23514" });
});
