import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf as sixDigits } from "#server/booking/own-booking.ts";
import { createKeys } from "#server/platform/keys.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday, mailsTo, monday, newVisitor, rowsOf, wishFor } from "#test/harness/bookings.ts";
import { caller, callTalk, openTalks, type OpenTalks } from "#test/harness/conversation.ts";
import { newId } from "#server/platform/ids.ts";
import { testSecret } from "#test/harness/people.ts";
import { newAssistant, saidIn, visitorTalk } from "#test/harness/talk.ts";

let app: TestApp;
let door: OpenTalks;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000, assistant };
  app = await testApp({ now: () => friday, config });
  door = openTalks(app, { now: () => friday });
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const keys = createKeys(testSecret);

async function withBooking(): Promise<{ host: SignedIn; code: string; email: string }> {
  const host = await newAssistant(app);
  const visitor = newVisitor({ name: "Vera Lind" });
  const { id } = await app.visitor.api.booking.book(wishFor(host, { visitor }));
  return { host, code: sixDigits(keys, host.id, id), email: visitor.email };
}

describe("a visitor who writes Spanish", () => {
  test("books, with the consent and the confirmation in Spanish", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    expect(saidIn(await visitor.say("Hola, quiero una cita"))).toBe("¿Qué día le conviene?");
    const email = `rosa-${newId()}@flores.test`;
    const read = await visitor.sayAll(
      "el lunes a las once de la mañana",
      "Rosa Flores",
      email,
      "no tengo teléfono",
    );
    expect(saidIn(read)).toMatch(/^Le repito los datos: .*Rosa Flores.*¿La reservo\?$/s);
    expect(read).toMatchObject({ language: "es", suggestions: ["Sí, por favor", "Cambiar algo"] });
    const done = await visitor.say("Sí, por favor");
    expect(saidIn(done)).toContain("Su cita quedó reservada para el lunes");
    const [row] = await rowsOf(app, host);
    expect(row).toMatchObject({ appointment_time: monday("11:00"), client_language: "es" });
    expect(
      await app.sql("select channel, wording from outreach_consents where user_id = $1", [host.id]),
    ).toEqual([{ channel: "mail", wording: expect.stringContaining("Al reservar, usted acepta") }]);
    const [letter] = await mailsTo(app, email);
    expect(letter!.text).toContain("Si llama o escribe al asistente, su código es");
  });

  test("moves an appointment that was booked in English, and gets the next emails in Spanish", async () => {
    const { host, code } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.say("quisiera cambiar mi cita");
    expect(saidIn(await visitor.say(`mi código es ${code}`))).toContain("Gracias, la encontré.");
    expect(saidIn(await visitor.say("para el lunes a las once de la mañana"))).toMatch(
      /^Voy a cambiar su cita: .* ¿Lo hago\?$/,
    );
    expect(saidIn(await visitor.say("sí, cámbiela"))).toContain("Su cita quedó para el lunes");
    expect(await rowsOf(app, host)).toMatchObject([
      { appointment_time: monday("11:00"), client_language: "es" },
    ]);
  });

  test("cancels, and nothing is canceled before the yes", async () => {
    const { host, code } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("ya no puedo ir, quiero cancelar mi cita", code);
    expect(saidIn(visitor.answer)).toContain("Voy a cancelar su cita del lunes");
    await visitor.say("creo que sí");
    expect(await rowsOf(app, host)).not.toMatchObject([{ status: "Cancelled" }]);
    expect(saidIn(await visitor.say("sí, cancélela"))).toContain("Su cita queda cancelada.");
    expect(await rowsOf(app, host)).toMatchObject([{ status: "Cancelled" }]);
  });

  test("starts in the language of the page, and is followed into the other one", async () => {
    const host = await newAssistant(app);
    const begun = await app.visitor.api.assistant.talk.begin({
      profileId: host.id,
      talkId: newId(),
      timeZone: "America/New_York",
      spoken: false,
      language: "es",
    });
    expect(saidIn(begun)).toMatch(/^Hola, soy el asistente automático de/);
    const visitor = await visitorTalk(app, host);
    await visitor.say("I need an appointment on Monday");
    expect(visitor.answer.language).toBe("en");
    await visitor.say("perdón, prefiero hablar español");
    expect(visitor.answer.language).toBe("es");
  });
});

test("a Spanish stop on the phone is recorded at once, and confirmed in Spanish", async () => {
  const host = await newAssistant(app);
  const phone = await callTalk(door, host);
  const answer = await phone.say("por favor no me vuelvan a llamar");
  expect(answer).toMatchObject({ ends: true, outcome: "optedOut", language: "es" });
  expect(answer!.says.join(" ")).toContain("Ya no le llamaremos");
  expect(
    await app.sql("select address, kind from outreach_stops where user_id = $1", [host.id]),
  ).toEqual([{ address: caller, kind: "stopped" }]);
});
