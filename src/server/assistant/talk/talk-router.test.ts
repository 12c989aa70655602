import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { codeOf, friday, mailsTo, monday, newHost, rowsOf } from "#test/harness/bookings.ts";
import { people } from "#test/harness/people.ts";
import { newAssistant, saidIn, switchOn, visitorTalk } from "#test/harness/talk.ts";

let now = friday;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now, config: { bookingsPerAddressAnHour: 1_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const talk = () => app.visitor.api.assistant.talk;
const timeZone = "America/New_York";
const conversationsOf = ({ id }: SignedIn) =>
  app.sql<Record<string, unknown> & { id: string; state: object }>(
    "select * from assistant_conversations where user_id = $1 order by started_at",
    [id],
  );

describe("an assistant", () => {
  test("says at once that it is automated and not a person, and whose it is", async () => {
    const ana = await newAssistant(app);
    const { answer } = await visitorTalk(app, ana);
    expect(answer.lines[0]).toMatchObject({
      seq: 0,
      speaker: "assistant",
      words: "Hi, this is Ana Ruiz's automated assistant, not a person.",
    });
    expect(answer).toMatchObject({ expecting: "want", isTakenOver: false, outcome: null });
    expect(answer.suggestions).toContain("Book an appointment");
    const [kept] = await conversationsOf(ana);
    expect(kept).toMatchObject({ channel: "web", status: "open", disclosed_at: friday });
  });

  test("is unavailable while it is off or paused, or for an unknown address", async () => {
    const ana = await newHost(app);
    const begin = (profileId: string) =>
      talk().begin({ profileId, talkId: newId(), timeZone, spoken: false }).catch(codeOf);
    const about = (profileId: string) => talk().about({ profileId });
    const isNobodys = async (profileId: string) => {
      expect(await begin(profileId)).toBe("NO_ASSISTANT");
      expect(await about(profileId)).toBeNull();
    };
    for (const profileId of [ana.id, newId(), "none", "'; drop table profiles"])
      await isNobodys(profileId);
    await switchOn(app, ana, { pausedUntil: "2026-11-20T15:30:00.000Z" });
    await isNobodys(ana.id);
    await switchOn(app, ana, { pausedUntil: "2026-11-20T14:59:59.000Z" });
    expect(await about(ana.id)).toEqual({
      fullName: "Ana Ruiz",
      companyName: "Hearth & Co",
      title: null,
      kind: "guided",
    });
    await switchOn(app, ana, { autonomy: { ...(await autonomies()), answer: "off" } });
    await isNobodys(ana.id);
  });

  test("falls silent in the middle of a conversation when it is switched off", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    await switchOn(app, ana, { isOn: false });
    expect(await visitor.say("Book an appointment").catch(codeOf)).toBe("NO_ASSISTANT");
    await switchOn(app, ana);
    expect(saidIn(await visitor.say("Book an appointment"))).not.toBe("");
  });
});

async function autonomies() {
  const { usualAutonomies } = await import("#domain/assistant/tasks.ts");
  return usualAutonomies;
}

describe("a booking in a conversation", () => {
  test("is the same as on the page: appointment, contact, consent, timeline, emails, log", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana, { timeZone: "America/Denver" });
    const email = `vera.${newId().slice(-8)}@visitors.test`;
    await visitor.sayAll("I want to book an appointment on Monday at 8 am", "Vera Lind", email);
    const read = await visitor.say("Skip");
    expect(read.expecting).toBe("confirm");
    expect(saidIn(read)).toContain(
      "By booking you agree that Ana Ruiz may contact you by email or phone about this appointment.",
    );
    expect(await rowsOf(app, ana)).toEqual([]);

    const done = await visitor.say("Yes, please");
    expect(saidIn(done)).toContain("You are booked");
    const [appointment] = await rowsOf(app, ana);
    expect(appointment).toMatchObject({
      client_name: "Vera Lind",
      client_email: email,
      appointment_time: monday("10:00"),
      duration_minutes: 30,
      status: "Scheduled",
      appointment_type: "Appointment",
      booked_by: "assistant",
      tells_client: true,
      client_time_zone: "America/Denver",
    });
    const contacts = await app.sql("select * from contacts where user_id = $1", [ana.id]);
    expect(contacts).toMatchObject([
      { id: appointment!.contact_id, type: "Lead", email, source: "Voice assistant" },
    ]);
    const consents = await app.sql("select * from contact_consents where user_id = $1", [ana.id]);
    expect(consents).toMatchObject([{ source: "Voice assistant" }]);
    const events = await app.sql("select kind, actor from contact_events where user_id = $1", [
      ana.id,
    ]);
    expect(events).toEqual([
      { kind: "created", actor: "assistant" },
      { kind: "appointment_booked", actor: "assistant" },
    ]);

    const secret = done.manageLink!.split("#")[1]!;
    const own = await app.visitor.api.booking.read({ profileId: ana.id, secret, timeZone });
    expect(own).toMatchObject({ id: appointment!.id, startsAt: monday("10:00") });
    const [, code] = saidIn(done).match(/it here, is (\d{6})\./)!;
    const [confirmation] = await mailsTo(app, email);
    expect(confirmation!.text).toContain(`your code is ${code}.`);
    expect((await mailsTo(app, ana.email)).map(({ subject }) => subject)).toEqual([
      "Vera Lind booked an appointment: Nov 23, 2026 at 10:00 AM",
    ]);

    const inProgress = await tasksOf(ana);
    expect(inProgress).toMatchObject([
      {
        task_description: "Answered web chat from Vera Lind: booked Nov 23, 2026 at 10:00 AM",
        status: "In Progress",
        kind: "booked",
        appointment_id: appointment!.id,
        contact_id: appointment!.contact_id,
        starts_at: monday("10:00"),
      },
    ]);
    const over = await visitor.say("No, that's all");
    expect(over).toMatchObject({ outcome: "booked", expecting: "nothing" });
    expect(await tasksOf(ana)).toMatchObject([{ status: "Completed" }]);
    expect(await conversationsOf(ana)).toMatchObject([
      {
        status: "ended",
        outcome: "booked",
        caller_name: "Vera Lind",
        contact_id: appointment!.contact_id,
        appointment_id: appointment!.id,
        summary: "Vera Lind booked an appointment for Nov 23, 2026 at 10:00 AM.",
        ended_at: now,
      },
    ]);
    expect(await visitor.say("Hello?").catch(codeOf)).toBe("NO_TALK");
  });

  test("emails no code where no assistant answers", async () => {
    const ana = await newHost(app);
    const email = `vera.${newId().slice(-8)}@visitors.test`;
    await app.visitor.api.booking.book({
      id: newId(),
      profileId: ana.id,
      startsAt: monday("09:00"),
      durationMinutes: 30,
      timeZone,
      visitor: { name: "Vera", email, phone: null, notes: null },
    });
    expect((await mailsTo(app, email))[0]!.text).not.toContain("code");
  });
});

const tasksOf = ({ id }: SignedIn) =>
  app.sql<Record<string, unknown>>(
    "select * from ai_tasks_log where user_id = $1 order by performed_at, id",
    [id],
  );

describe("the secret of a conversation", () => {
  test("is required: a wrong, foreign or missing one gets a 404", async () => {
    const [ana, ben] = [await newAssistant(app), await newAssistant(app, {}, people.ben)];
    const [mine, other] = [await visitorTalk(app, ana), await visitorTalk(app, ana)];
    await mine.say("Book an appointment");
    const before = await conversationsOf(ana);
    const right = { profileId: ana.id as string, talkId: mine.talkId, secret: mine.secret };
    const keys = [
      { ...right, secret: "" },
      { ...right, secret: other.secret },
      { ...right, secret: right.secret.slice(1) },
      { ...right, secret: right.secret.toUpperCase() },
      { ...right, talkId: other.talkId },
      { ...right, talkId: newId() },
      { ...right, profileId: ben.id as string },
      { ...right, profileId: newId() },
      { ...right, profileId: "none" },
    ];
    for (const key of keys) {
      const line = { ...key, turnId: newId(), text: "Yes", spoken: false };
      expect(await talk().say(line).catch(codeOf), JSON.stringify(key)).toBe("NO_TALK");
      expect(
        await talk()
          .read({ ...key, after: -1 })
          .catch(codeOf),
      ).toBe("NO_TALK");
    }
    expect(await conversationsOf(ana)).toEqual(before);
  });

  test("is not returned for an id that someone else knows", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    const begin = () =>
      talk().begin({ profileId: ana.id, talkId: visitor.talkId, timeZone, spoken: false });
    // A lost answer and its retry open one conversation.
    expect(await begin()).toEqual(visitor.answer);
    await visitor.say("Book an appointment");
    expect(await begin().catch(codeOf)).toBe("NO_TALK");
    await visitor.say("Bye");
    expect(await begin().catch(codeOf)).toBe("NO_TALK");
    const spoken = await visitorTalk(app, ana, { spoken: true });
    const asText = { profileId: ana.id, talkId: spoken.talkId, timeZone, spoken: false };
    expect(await talk().begin(asText).catch(codeOf)).toBe("NO_TALK");
    expect(await conversationsOf(ana)).toHaveLength(2);
  });
});

describe("a reloaded page", () => {
  test("continues where it was, with the current state of the conversation", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    const asked = await visitor.say("I want to book an appointment");
    const whole = await visitor.read();
    expect(whole.lines.map(({ seq }) => seq)).toEqual(whole.lines.map((_, index) => index));
    expect(whole.lines.filter(({ speaker }) => speaker === "caller")).toMatchObject([
      { words: "I want to book an appointment" },
    ]);
    expect(whole.expecting).toBe(asked.expecting);
    const [first] = asked.lines;
    expect(await visitor.read(first!.seq - 1)).toEqual(asked);
    expect((await visitor.read(999)).lines).toEqual([]);
  });

  test("never gets back what was deleted, and never a card number", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    const answer = await visitor.say("My card is 4111 1111 1111 1111");
    expect(JSON.stringify([answer, await visitor.read()])).not.toContain("1111");
    const turns = await app.sql("select words from assistant_turns where user_id = $1", [ana.id]);
    expect(JSON.stringify(turns)).not.toContain("1111");
    await app.sql("update assistant_turns set words = '' where user_id = $1", [ana.id]);
    expect((await visitor.read()).lines).toEqual([]);
  });
});

describe("limits", () => {
  test("keep one address from starting and saying more than anyone needs", async () => {
    const config = { ...app, assistant: { model: null, lines: [], talksPerAddress: 3 } };
    await using small = await testApp({
      now: () => now,
      config: { assistant: { ...config.assistant, talkTurnsPerAddress: 5 } },
    });
    const ana = await newHost(small);
    await switchOn(small, ana);
    const talks = [await visitorTalk(small, ana), await visitorTalk(small, ana)];
    const third = await visitorTalk(small, ana);
    const refused = (error: { code?: string; data?: object }) => [error.code, error.data];
    const tooMany = ["TOO_MANY", { retryAfterSeconds: 600 }];
    expect(await visitorTalk(small, ana).catch(refused)).toEqual(tooMany);
    for (const visitor of [...talks, third]) await visitor.say("hello");
    const turnId = newId();
    await third.say("hello again", { turnId });
    await third.say("and again");
    expect(await third.say("and more").catch(refused)).toEqual(tooMany);
    // A retry does not count.
    expect(saidIn(await third.say("hello again", { turnId }))).not.toBe("");
    now = new Date(now.getTime() + 61 * 60_000);
    try {
      expect(saidIn(await third.say("and now"))).not.toBe("");
      await visitorTalk(small, ana);
    } finally {
      now = friday;
    }
  });

  test("truncate a line that is too long", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    const { lines } = await visitor.say("x".repeat(5_000));
    expect(lines[0]!.words).toHaveLength(2_000);
  });
});
