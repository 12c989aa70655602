import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { logTask } from "../log/log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addTalk, asOwner } from "#test/harness/assistant.ts";
import { fresh, people } from "#test/harness/people.ts";

const now = new Date("2026-11-22T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const talksOf = ({ api }: SignedIn) => api.assistant.conversations;
const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
const wordsOf = async (ana: SignedIn, id: string) =>
  (await talksOf(ana).read({ id })).turns.map(({ speaker, words }) => `${speaker}: ${words}`);

describe("the list", () => {
  test("is paginated, newest first, and without other people's", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await addTalk(app, ben);
    const ids = new Map<number, string>();
    for (const minute of [2, 5, 1, 4, 3])
      ids.set(minute, await addTalk(app, ana, { startedAt: at(minute) }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await talksOf(ana).list({ limit: 2, cursor });
      seen.push(...page.conversations.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1].map((minute) => ids.get(minute)));
  });

  test("can be narrowed by channel, by outcome and by contact", async () => {
    const ana = await app.as(fresh(people.ana));
    const contactId = newId();
    await ana.api.contacts.addLead({ id: contactId, lead: { firstName: "Ida", lastName: "Berg" } });
    const phone = await addTalk(app, ana, { channel: "phone", caller: "+17185550142" });
    const booked = await addTalk(app, ana, { status: "ended", outcome: "booked", contactId });
    await addTalk(app, ana);
    const idsOf = async (query: Parameters<ReturnType<typeof talksOf>["list"]>[0]) =>
      (await talksOf(ana).list(query)).conversations.map(({ id }) => id);
    expect(await idsOf({ channel: "phone" })).toEqual([phone]);
    expect(await idsOf({ outcome: "booked" })).toEqual([booked]);
    expect(await idsOf({ contactId })).toEqual([booked]);
    expect(await idsOf({ contactId, channel: "phone" })).toEqual([]);
    expect(await idsOf({})).toHaveLength(3);
  });
});

describe("the waves of the list", () => {
  test("have the length of each turn, of the last 24, and nothing of notes, deleted words or other people", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await addTalk(app, ben, { said: ["Ben's"] });
    const short = await addTalk(app, ana, { said: ["Hello", "Hi, Ana's assistant."] });
    await app.sql(
      `insert into assistant_turns (user_id, conversation_id, seq, speaker, words, said_at)
       values ($1, $2, 7, 'note', 'Not said', $3)`,
      [ana.id, short, now],
    );
    const long = await addTalk(app, ana, {
      said: Array.from({ length: 26 }, (_, n) => "x".repeat(n + 1)),
    });
    const over = await addTalk(app, ana, { status: "ended", said: ["Hello"] });
    await talksOf(ana).removeWords({ id: over });
    const { conversations } = await talksOf(ana).list({});
    const waves = new Map(conversations.map(({ id, wave }) => [id, wave]));
    expect(waves.size).toBe(3);
    expect(waves.get(short)).toEqual([
      { speaker: "caller", length: 5 },
      { speaker: "assistant", length: 20 },
    ]);
    expect(waves.get(long)!.map(({ length }) => length)).toEqual(
      Array.from({ length: 24 }, (_, n) => n + 3),
    );
    expect(waves.get(over)).toEqual([]);
  });
});

describe("reading a conversation", () => {
  test("shows what was said, what waits and what was done, and no internal state", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { said: ["Hello", "Hi, I am an automated assistant."] });
    await app.sql(
      "update assistant_conversations set state = '{\"secret\": 1}', provider_sid = 'CA1' where id = $1",
      [id],
    );
    await app.sql(
      `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, words, cause, once_key,
                                      run_at, expires_at, created_at, conversation_id)
       values ($1, $2, 'callback', 'waiting', 'phone', 'service', '+17185550142', 'Call', 'Asked', 'x', $3, $3, $3, $4)`,
      [ana.id, newId(), now, id],
    );
    const line = { description: "Took a message", status: "Completed", details: {}, now } as const;
    await asOwner(app, ana, (tx) => logTask(tx, ana.id, { ...line, conversationId: id }));
    const shown = await talksOf(ana).read({ id });
    expect(shown.conversation).toMatchObject({ id, channel: "web", status: "open", turns: 2 });
    expect(Object.keys(shown.conversation)).not.toContain("state");
    expect(JSON.stringify(shown)).not.toMatch(/secret|CA1/);
    expect(shown.turns).toMatchObject([
      { seq: 0, speaker: "caller", words: "Hello", heardWords: null },
      { seq: 1, speaker: "assistant" },
    ]);
    expect(shown.actions).toMatchObject([{ kind: "callback", conversationId: id }]);
    expect(shown.tasks).toMatchObject([{ description: "Took a message", conversationId: id }]);
  });

  test("and taking part are only for the owner", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    const id = await addTalk(app, ana, { said: ["Hello"], status: "taken over" });
    const bens = talksOf(ben);
    for (const way of [
      () => bens.read({ id }),
      () => bens.takeOver({ id }),
      () => bens.say({ id, turnId: newId(), words: "x" }),
      () => bens.handBack({ id }),
      () => bens.end({ id }),
      () => bens.removeWords({ id }),
      () => bens.remove({ id }),
    ])
      await expect(way()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await wordsOf(ana, id)).toEqual(["caller: Hello"]);
    expect(await talksOf(ana).read({ id })).toMatchObject({
      conversation: { status: "taken over" },
    });
  });
});

describe("taking over", () => {
  test("lets the professional answer until it is handed back, and notifies the other side of both", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { said: ["Hello", "Hi"] });
    const words = "It is me, Ana.";
    const turnId = newId();
    await expect(talksOf(ana).say({ id, turnId, words })).rejects.toMatchObject({
      code: "NOT_TAKEN_OVER",
    });
    expect(await talksOf(ana).takeOver({ id })).toMatchObject({ status: "taken over", turns: 3 });
    expect(await talksOf(ana).takeOver({ id })).toMatchObject({ status: "taken over", turns: 3 });
    const said = await talksOf(ana).say({ id, turnId, words });
    expect(said).toMatchObject({ seq: 3, speaker: "professional", words, saidAt: now });
    expect(await talksOf(ana).say({ id, turnId, words })).toEqual(said);
    // Different text under the same id is not a retry: answered as one, it would be silently lost.
    await expect(talksOf(ana).say({ id, turnId, words: "Something else" })).rejects.toMatchObject({
      code: "TURN_TAKEN",
      status: 409,
    });
    expect(await talksOf(ana).handBack({ id })).toMatchObject({ status: "open", turns: 5 });
    expect(await talksOf(ana).handBack({ id })).toMatchObject({ status: "open", turns: 5 });
    expect(await wordsOf(ana, id)).toEqual([
      "caller: Hello",
      "assistant: Hi",
      "note: Ana Ruiz has joined and will answer from here.",
      "professional: It is me, Ana.",
      "note: The automated assistant is answering again.",
    ]);
  });

  test("sends every line once, however many requests come at once", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { status: "taken over" });
    const lines = Array.from({ length: 8 }, (_, index) => `Line ${index}`);
    await Promise.all(lines.map((words) => talksOf(ana).say({ id, turnId: newId(), words })));
    const said = (await talksOf(ana).read({ id })).turns;
    expect(said.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index));
    expect(said.map(({ words }) => words).toSorted()).toEqual(lines);
  });

  test.each(["phone", "text"])("is not for a conversation by %s", async (channel) => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { channel });
    await expect(talksOf(ana).takeOver({ id })).rejects.toMatchObject({ code: "NOT_WRITTEN" });
  });

  test("is too late once it has ended", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { status: "ended", endedAt: now });
    for (const way of ["takeOver", "handBack"] as const)
      await expect(talksOf(ana)[way]({ id })).rejects.toMatchObject({ code: "OVER" });
  });
});

describe("ending", () => {
  test("ends it whatever its state, and repeating it changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addTalk(app, ana, { said: ["Hello"] });
    const ended = await talksOf(ana).end({ id });
    expect(ended).toMatchObject({ status: "ended", outcome: "leftOpen", endedAt: now });
    expect(await talksOf(ana).end({ id })).toEqual(ended);
  });
});

describe("removing", () => {
  const withLog = async (ana: SignedIn, status: string) => {
    const id = await addTalk(app, ana, { said: ["I am Priya", "Hello Priya"], status });
    await app.sql(
      `update assistant_conversations set state = '{"name": "Priya"}', summary = 'Asked for hours' where id = $1`,
      [id],
    );
    const details = { cause: "A web chat", said: "I am Priya", did: "answered" };
    const line = { description: "Answered", status: "Completed", details, now } as const;
    await asOwner(app, ana, (tx) => logTask(tx, ana.id, { ...line, conversationId: id }));
    return id;
  };
  const everythingOf = async (ana: SignedIn) =>
    JSON.stringify([
      await app.sql("select * from assistant_conversations where user_id = $1", [ana.id]),
      await app.sql("select * from assistant_turns where user_id = $1", [ana.id]),
      await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
    ]);

  test("the transcript keeps the entry: nothing that was said is found anywhere", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await withLog(ana, "ended");
    expect(await everythingOf(ana)).toContain("Priya");
    expect(await talksOf(ana).removeWords({ id })).toMatchObject({
      keepsTranscript: false,
      turns: 2,
      summary: "Asked for hours",
    });
    expect(await everythingOf(ana)).not.toContain("Priya");
    const { turns, tasks } = await talksOf(ana).read({ id });
    expect(turns).toEqual([]);
    expect(tasks).toMatchObject([{ said: null, did: "answered", cause: "A web chat" }]);
    expect(await talksOf(ana).removeWords({ id })).toMatchObject({ keepsTranscript: false });
  });

  test("the transcript is refused until the conversation has ended", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await withLog(ana, "open");
    await expect(talksOf(ana).removeWords({ id })).rejects.toMatchObject({ code: "GOES_ON" });
    expect(await wordsOf(ana, id)).toHaveLength(2);
  });

  test("all of it keeps the log entry, without what was said", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await withLog(ana, "open");
    const other = await addTalk(app, ana, { said: ["Hello"] });
    expect(await talksOf(ana).remove({ id })).toEqual({ id });
    expect(await everythingOf(ana)).not.toContain("Priya");
    const { tasks } = await ana.api.assistant.log.list({});
    expect(tasks).toMatchObject([{ description: "Answered", conversationId: null, said: null }]);
    await expect(talksOf(ana).remove({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await wordsOf(ana, other)).toEqual(["caller: Hello"]);
  });

  test.each(["takeOver", "handBack"] as const)(
    "in one request while another changes it is not found: %s",
    async (change) => {
      const ana = await app.as(fresh(people.ana));
      const id = await addTalk(app, ana, { said: ["Hello"] });
      await app.sql("begin");
      await app.sql("select from assistant_conversations where id = $1 for update", [id]);
      const changing = talksOf(ana)
        [change]({ id })
        .catch((error: unknown) => error);
      // It waits for the lock, after it has seen the conversation.
      const waiting = "select from pg_locks where not granted and locktype = 'transactionid'";
      await expect.poll(() => app.sql(waiting)).toHaveLength(1);
      await app.sql("delete from assistant_conversations where id = $1", [id]);
      await app.sql("commit");
      expect(await changing).toMatchObject({ code: "NOT_FOUND" });
    },
  );
});
