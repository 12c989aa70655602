import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { codeOf as sixDigits } from "#server/booking/own-booking.ts";
import { createKeys } from "#server/platform/keys.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday, monday, newHost, newVisitor, rowsOf, wishFor } from "#test/harness/bookings.ts";
import { people, testSecret } from "#test/harness/people.ts";
import { saidIn, switchOn, visitorTalk } from "#test/harness/talk.ts";
import { isSameName } from "./find-appointment.ts";

let now = friday;
let app: TestApp;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000, assistant };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const keys = createKeys(testSecret);

/** An assistant, and an appointment of Vera's on Monday at 9, with either professional. */
async function withBooking(
  person = people.ana,
): Promise<{ host: SignedIn; id: string; code: string }> {
  const host = await newHost(app, person);
  await switchOn(app, host);
  const { id } = await app.visitor.api.booking.book(
    wishFor(host, { visitor: newVisitor({ name: "Vera Lind" }) }),
  );
  return { host, id, code: sixDigits(keys, host.id, id) };
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const cannotFind = "I can't find an appointment with those details.";

describe("an appointment", () => {
  test("is moved by the code in its email, as by the link: emails, timeline, the same rules", async () => {
    const { host, code } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.say("I need to move my appointment");
    expect(saidIn(await visitor.say(code))).toContain("I found it");
    await visitor.say("Monday at 11 am");
    expect(visitor.answer.expecting).toBe("confirm");
    const moved = await visitor.say("Yes, please");
    expect(saidIn(moved)).toContain("Your appointment is now on");
    expect(moved.manageLink).toContain(`/book/${host.id}/manage#`);
    expect(await rowsOf(app, host)).toMatchObject([
      { appointment_time: monday("11:00"), booked_by: "visitor", sequence: 1 },
    ]);
    const events = await app.sql(
      "select actor from contact_events where user_id = $1 and kind = 'appointment_moved'",
      [host.id],
    );
    expect(events).toEqual([{ actor: "assistant" }]);
  });

  test("is canceled by the name and the exact time", async () => {
    const { host, id } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.say("Cancel my appointment please");
    await visitor.sayAll("no", "My name is Vera Lind", "Monday at 9 am");
    expect(saidIn(visitor.answer)).toContain("I would cancel your appointment");
    expect(saidIn(await visitor.say("Yes"))).toContain("is cancelled");
    expect(await rowsOf(app, host)).toMatchObject([{ status: "Cancelled" }]);
    await visitor.say("No, that's all");
    const conversations = await app.sql(
      `select outcome, appointment_id, contact_id is not null as known
         from assistant_conversations where user_id = $1`,
      [host.id],
    );
    expect(conversations).toEqual([{ outcome: "cancelled", appointment_id: id, known: true }]);
  });

  test.each([
    ["another name", "My name is Vera Other", "Monday at 9 am"],
    ["another time", "My name is Vera Lind", "Monday at 9:30 am"],
  ])("cannot be found in any other way: %s", async (_, name, time) => {
    const { host } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("Cancel my appointment please", "no", name, time);
    expect(saidIn(visitor.answer)).toContain(cannotFind);
  });

  test("in another calendar, past, canceled or hidden is found by no code", async () => {
    const [ana, ben] = [await withBooking(), await withBooking(people.ben)];
    const answerTo = async (host: SignedIn, code: string) => {
      const visitor = await visitorTalk(app, host);
      return saidIn(await visitor.sayAll("Cancel my appointment", code));
    };
    const wrong = await answerTo(ana.host, wrongOf(ana.code));
    expect(wrong).toContain(cannotFind);
    expect(await answerTo(ben.host, ana.code)).toBe(wrong);
    const set = (change: string) =>
      app.sql(`update appointments set ${change} where id = $1`, [ana.id]);
    for (const [hidden, shown] of [
      ["status = 'Cancelled'", "status = 'Scheduled'"],
      ["status = 'Completed'", "status = 'Scheduled'"],
      ["tells_client = false", "tells_client = true"],
      [
        "appointment_time = '2026-11-20T14:00:00Z'",
        `appointment_time = '${monday("09:00").toISOString()}'`,
      ],
    ]) {
      await set(hidden!);
      expect(await answerTo(ana.host, ana.code), hidden).toBe(wrong);
      await set(shown!);
    }
    expect(await answerTo(ana.host, ana.code)).not.toBe(wrong);
  });

  test("too near to be changed is reported as such and not changed", async () => {
    const { host, code } = await withBooking();
    await app.sql(
      `update profiles set availability_preferences = '{"changeNoticeMinutes": 10080}' where id = $1`,
      [host.id],
    );
    const visitor = await visitorTalk(app, host);
    const said = await visitor.sayAll("Cancel my appointment", code, "Yes");
    expect(saidIn(said)).toContain("too late");
    expect(await rowsOf(app, host)).toMatchObject([{ status: "Scheduled" }]);
  });
});

describe("guessing codes", () => {
  test("ends after five in a conversation, even with the right one", async () => {
    const { host, code } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.say("Cancel my appointment");
    for (let tries = 0; tries < 5; tries += 1) {
      expect(saidIn(await visitor.say(wrongOf(code)))).toContain(cannotFind);
      await visitor.say("Cancel my appointment");
    }
    expect(saidIn(await visitor.say(code))).not.toContain("I found it");
  });

  test("ends after twenty from one address in an hour, across conversations", async () => {
    const { host, code } = await withBooking();
    const guess = async (digits: string) => {
      const visitor = await visitorTalk(app, host);
      return saidIn(await visitor.sayAll("Cancel my appointment", digits));
    };
    for (let tries = 0; tries < 20; tries += 1) await guess(wrongOf(code));
    expect(await guess(code)).not.toContain("I found it");
    now = new Date(friday.getTime() + 71 * 60_000);
    try {
      expect(await guess(code)).toContain("I found it");
    } finally {
      now = friday;
    }
  });

  test("from everywhere together disables codes for this professional only", async () => {
    const { host, code } = await withBooking();
    await app.sql(`insert into guard.attempts (bucket, since, count) values ($1, $2, 200)`, [
      await bucketOfWrongCodes(host.id),
      friday,
    ]);
    const byCode = await visitorTalk(app, host);
    expect(saidIn(await byCode.sayAll("Cancel my appointment", code))).toContain(cannotFind);
    const byName = await visitorTalk(app, host);
    await byName.sayAll("Cancel my appointment", "no", "My name is Vera Lind", "Monday at 9 am");
    expect(saidIn(byName.answer)).toContain("I found it");
  });
});

async function bucketOfWrongCodes(owner: OwnerId): Promise<string> {
  const { bucketOf } = await import("#server/platform/attempts.ts");
  return bucketOf("assistant wrong code at", owner);
}

describe("an appointment that the conversation has not found itself", () => {
  test("is never moved or canceled, however the state came to contain it", async () => {
    const { host, id } = await withBooking();
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("Cancel my appointment", sixDigits(keys, host.id, id));
    expect(visitor.answer.expecting).toBe("confirm");
    // As if the engine had been tricked into an appointment that was not proven to be the caller's.
    const other = await app.visitor.api.booking.book(wishFor(host, { startsAt: monday("14:00") }));
    await app.sql(
      `update assistant_conversations set state = jsonb_set(state, '{appointment,id}', to_jsonb($2::text))
        where id = $1`,
      [visitor.talkId, other.id],
    );
    await visitor.say("Yes");
    expect(await rowsOf(app, host)).toMatchObject([
      { status: "Scheduled" },
      { status: "Scheduled" },
    ]);
  });

  test("of another professional is treated as nonexistent", async () => {
    const [ana, ben] = [await withBooking(), await withBooking(people.ben)];
    const visitor = await visitorTalk(app, ana.host);
    await visitor.sayAll("Cancel my appointment", ana.code);
    await app.sql(
      `update assistant_conversations
          set state = jsonb_set(
            jsonb_set(state, '{appointment,id}', to_jsonb($2::text)), '{found}', to_jsonb(array[$2]))
        where id = $1`,
      [visitor.talkId, ben.id],
    );
    await visitor.say("Yes");
    for (const { host } of [ana, ben])
      expect(await rowsOf(app, host)).toMatchObject([{ status: "Scheduled" }]);
  });
});

test("names match regardless of case, accents, middle names and the order, and not otherwise", () => {
  const same = [
    ["Vera Lind", "vera lind"],
    ["Vera Lind", "  Vera   A. Lind "],
    ["José Núñez", "Jose Nunez"],
    ["Sinéad O’Brien", "Sinead O'Brien"],
    ["Cher", "cher"],
    ["Vera Lind", "LIND VERA"],
    ["Vera A. Lind", "Lind, Vera"],
  ];
  for (const [one, other] of same) expect(isSameName(one!, other!), other).toBe(true);
  const different = [
    ["Vera Lind", "Vera"],
    ["Vera Lind", "Lind"],
    ["Vera Lind", "Vera Linds"],
    ["Vera Lind", "Lind Lind"],
    ["Vera Lind", "Lind Veras"],
    ["", ""],
    ["...", "---!"],
    ["", "Vera"],
  ];
  for (const [one, other] of different) expect(isSameName(one!, other!), other).toBe(false);
});
