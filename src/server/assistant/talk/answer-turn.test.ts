import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heardNothing } from "#understanding/heard.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday, rowsOf } from "#test/harness/bookings.ts";
import { openTalks } from "#test/harness/conversation.ts";
import { newAssistant, saidIn, type VisitorTalk, visitorTalk } from "#test/harness/talk.ts";

let app: TestApp;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  const config = { bookingsPerAddressAnHour: 1_000, assistant };
  app = await testApp({ now: () => friday, config });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A visitor who only has to say yes. */
async function beforeYes(ana: SignedIn, time = "9 am"): Promise<VisitorTalk> {
  const visitor = await visitorTalk(app, ana);
  const email = `vera.${newId().slice(-8)}@visitors.test`;
  const lines = [`I want to book an appointment on Monday at ${time}`, "Vera Lind", email];
  await visitor.sayAll(...lines, "Skip");
  expect(visitor.answer.expecting).toBe("confirm");
  return visitor;
}

const turnsOf = ({ id }: SignedIn) =>
  app.sql<{ seq: number; speaker: string; words: string; heard_words: string | null }>(
    "select * from assistant_turns where user_id = $1 order by conversation_id, seq",
    [id],
  );

describe("a repeated line", () => {
  test("gets the same answer, and books once", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    const turnId = newId();
    const first = await visitor.say("Yes, please", { turnId });
    const kept = await turnsOf(ana);
    expect(await visitor.say("Yes, please", { turnId })).toEqual(first);
    expect(await turnsOf(ana)).toEqual(kept);
    expect(await rowsOf(app, ana)).toHaveLength(1);
    // Also after the conversation continued, and ended.
    await visitor.say("No, that's all");
    expect((await visitor.say("Yes, please", { turnId })).lines).toEqual(first.lines);
  });

  test("and concurrently books once, too", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    const turnId = newId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.say("Yes, please", { turnId })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await rowsOf(app, ana)).toHaveLength(1);
  });

  test("with different text is refused, and neither stored nor silently lost", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    const turnId = newId();
    const first = await visitor.say("My card is 4111 1111 1111 1111", { turnId });
    const kept = await turnsOf(ana);
    await expect(visitor.say("I want to book", { turnId })).rejects.toMatchObject({
      code: "TURN_TAKEN",
      status: 409,
    });
    expect(await turnsOf(ana)).toEqual(kept);
    // Stored without its card number, it is still the same line.
    expect((await visitor.say("My card is 4111 1111 1111 1111", { turnId })).lines).toEqual(
      first.lines,
    );
    const answers = await Promise.allSettled(
      ["One", "Two"].map((text) => visitor.say(text, { turnId: turnId.replace(/^./, "f") })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is answered again after the server failed between booking and answering", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    const turnId = newId();
    await app.sql(`create function break_here() returns trigger language plpgsql as $$
      begin raise exception 'the power is gone'; end $$`);
    await app.sql(`create trigger break_here before insert on assistant_turns
      for each row when (new.speaker = 'caller') execute function break_here()`);
    const broken = await visitor.say("Yes, please", { turnId }).catch((error: Error) => error);
    await app.sql("drop function break_here cascade");
    expect(broken).toBeInstanceOf(Error);
    expect(await rowsOf(app, ana)).toEqual([]);
    expect(saidIn(await visitor.say("Yes, please", { turnId }))).toContain("You are booked");
    expect(await rowsOf(app, ana)).toHaveLength(1);
  });
});

test("what cannot be stored is removed from a line, and from what was heard", async () => {
  const ana = await newAssistant(app);
  const visitor = await visitorTalk(app, ana);
  await visitor.say("\u0000\u0007\u001b[2J book \ud83d", { heard: "Hi, \u0000this" });
  expect(visitor.answer.outcome).toBeNull();
  const turns = await turnsOf(ana);
  expect(turns.find(({ speaker }) => speaker === "caller")?.words).toBe("[2J book \ufffd");
  expect(turns[0]?.heard_words).toBe("Hi, this");
});

test("50 visitors who say yes to the same time at once get one appointment and 49 offers", async () => {
  const ana = await newAssistant(app);
  const visitors: VisitorTalk[] = [];
  for (let count = 0; count < 50; count += 1) visitors.push(await beforeYes(ana));
  const answers = await Promise.all(visitors.map((visitor) => visitor.say("Yes, please")));
  const booked = answers.filter((answer) => saidIn(answer).includes("You are booked"));
  const taken = answers.filter((answer) => saidIn(answer).includes("was just taken"));
  expect([booked.length, taken.length]).toEqual([1, 49]);
  expect(await rowsOf(app, ana)).toHaveLength(1);
  expect(taken.every(({ suggestions }) => suggestions.length > 1)).toBe(true);
}, 180_000);

test("two lines at once are handled one after another", async () => {
  const ana = await newAssistant(app);
  const visitor = await visitorTalk(app, ana);
  await Promise.all(
    ["Book an appointment", "Monday at 9 am", "hello"].map((text) => visitor.say(text)),
  );
  const seqs = (await turnsOf(ana)).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index));
  expect((await turnsOf(ana)).filter(({ speaker }) => speaker === "caller")).toHaveLength(3);
});

describe("an interrupted read-back", () => {
  test("cannot be confirmed by a yes", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    const again = await visitor.say("Yes, please", { heard: "Let me read that" });
    expect(again.expecting).toBe("confirm");
    expect(await rowsOf(app, ana)).toEqual([]);
    const cut = (await turnsOf(ana)).filter(({ heard_words: heard }) => heard !== null);
    expect(cut.map(({ heard_words: heard }) => heard)).toEqual(["Let me read that"]);
    expect(saidIn(await visitor.say("Yes, please"))).toContain("You are booked");
  });

  test("also if the next line reports the interruption", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    await using open = openTalks(app, { now: () => friday });
    const { talkId: id } = visitor;
    await open.talks.interrupted({ owner: ana.id, id, heard: "Let me" });
    await visitor.say("Yes, please");
    expect(await rowsOf(app, ana)).toEqual([]);
  });
});

describe("a conversation that a person has taken over", () => {
  test("stores the lines, and the assistant says nothing until it is handed back", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    await visitor.say("I want to book an appointment");
    const { talkId: id } = visitor;
    await ana.api.assistant.conversations.takeOver({ id });
    const heard = await visitor.say("Are you there?");
    expect(heard).toMatchObject({ isTakenOver: true, suggestions: [], outcome: null });
    expect(heard.lines.map(({ speaker }) => speaker)).toEqual(["caller"]);
    await ana.api.assistant.conversations.say({ id, turnId: newId(), words: "Ana here." });
    const news = await visitor.read(heard.lines[0]!.seq);
    expect(news).toMatchObject({ isTakenOver: true, suggestions: [], expecting: "nothing" });
    expect(news.lines).toMatchObject([{ speaker: "professional", words: "Ana here." }]);
    await ana.api.assistant.conversations.handBack({ id });
    const answer = await visitor.say("Monday at 9 am");
    expect(answer.isTakenOver).toBe(false);
    expect(saidIn(answer)).not.toBe("");
  });
});

test("a yes after another person has spoken does not confirm the earlier read-back", async () => {
  const ana = await newAssistant(app);
  const visitor = await beforeYes(ana);
  const { talkId: id } = visitor;
  await ana.api.assistant.conversations.takeOver({ id });
  await ana.api.assistant.conversations.say({ id, turnId: newId(), words: "Or Tuesday?" });
  await ana.api.assistant.conversations.handBack({ id });
  expect(saidIn(await visitor.say("Yes, please"))).toContain("To be sure");
  expect(await rowsOf(app, ana)).toEqual([]);
  await visitor.say("Yes, please");
  expect(await rowsOf(app, ana)).toHaveLength(1);
});

describe("slow understanding", () => {
  test("is ignored if the conversation has continued without it", async () => {
    const ana = await newAssistant(app);
    const visitor = await beforeYes(ana);
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await using slow = openTalks(app, {
      now: () => friday,
      // It would read a no as a yes.
      understanding: async (text) => {
        reached.resolve();
        await released.promise;
        return {
          heard: { ...heardNothing(text), answer: "yes" as const },
          by: "model" as const,
          ms: 1,
        };
      },
    });
    const { talkId: id } = visitor;
    const line = { owner: ana.id, id, spoken: false, clientAddress: null };
    const late = slow.talks.hear({ ...line, turnId: newId(), text: "No" });
    await reached.promise;
    await visitor.say("hello?");
    released.resolve();
    await late;
    expect(await rowsOf(app, ana)).toEqual([]);
    const understood = await app.sql<{ by: string }>(
      `select understood_by as by from assistant_turns where user_id = $1 and words = 'No'`,
      [ana.id],
    );
    expect(understood).toEqual([{ by: "grammar" }]);
  });

  test("is no longer waited for when the turn is aborted", async () => {
    const ana = await newAssistant(app);
    const visitor = await visitorTalk(app, ana);
    await using open = openTalks(app, {
      now: () => friday,
      understanding: () => new Promise(() => {}),
    });
    const called = new AbortController();
    const heard = open.talks.hear({
      owner: ana.id,
      id: visitor.talkId,
      turnId: newId(),
      text: "I want to book an appointment",
      spoken: false,
      clientAddress: null,
      signal: called.signal,
    });
    called.abort();
    expect((await heard)?.says.length).toBeGreaterThan(0);
  });
});

describe("reworded plain sentences", () => {
  test("are said and stored, and pass the guard again; exact ones are unchanged", async () => {
    const ana = await newAssistant(app);
    const seen: string[] = [];
    await using open = openTalks(app, {
      now: () => friday,
      rewording: async (sentence) => {
        seen.push(sentence);
        return seen.length === 1 ? "Sure thing." : "You qualify for 3% APR.";
      },
    });
    const opening = openingOf(ana.id);
    const begun = await open.talks.begin(opening);
    expect(seen).toEqual([]);
    const line = { owner: ana.id, id: begun!.id, spoken: false, clientAddress: null };
    const first = await open.talks.hear({ ...line, turnId: newId(), text: "I want to book" });
    expect(first!.says[0]).toBe("Sure thing.");
    const next = await open.talks.hear({ ...line, turnId: newId(), text: "Monday at 9 am" });
    expect(next!.says.join()).not.toMatch(/APR|qualify|%/);
    const [kept] = await app.sql<{ flags: string[] }>(
      "select flags from assistant_conversations where user_id = $1",
      [ana.id],
    );
    expect(kept!.flags.some((flag) => flag.startsWith("guard:"))).toBe(true);
  });
});

function openingOf(owner: OwnerId) {
  return {
    owner,
    id: newId(),
    channel: "web" as const,
    timeZone: null,
    callerNumber: null,
    providerSid: null,
    clientAddress: null,
    canTransfer: false,
  };
}
