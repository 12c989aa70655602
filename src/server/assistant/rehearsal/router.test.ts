import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addTalk } from "#test/harness/assistant.ts";
import { friday, newHost } from "#test/harness/bookings.ts";
import { saidIn, switchOn, visitorTalk } from "#test/harness/talk.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => friday });
});
afterAll(() => app[Symbol.asyncDispose]());

/** The professional in a client's place. */
async function rehearse({ api }: SignedIn, talkId = newId()) {
  const { rehearsal } = api.assistant;
  const begun = await rehearsal.begin({ talkId, timeZone: "America/New_York", spoken: false });
  return {
    talkId,
    begun,
    say: (text: string, turnId = newId()) => rehearsal.say({ talkId, turnId, text, spoken: false }),
  };
}

/** Everything that a conversation with a client leaves behind, except the conversation itself. */
const traces = async ({ id }: SignedIn) => ({
  appointments: await app.sql("select * from appointments where professional_id = $1", [id]),
  contacts: await app.sql("select * from contacts where user_id = $1", [id]),
  events: await app.sql("select * from contact_events where user_id = $1", [id]),
  consents: await app.sql("select * from outreach_consents where user_id = $1", [id]),
  stops: await app.sql("select * from outreach_stops where user_id = $1", [id]),
  actions: await app.sql("select * from assistant_actions where user_id = $1", [id]),
  receipts: await app.sql("select * from booking_receipts where professional_id = $1", [id]),
  log: await app.sql("select * from ai_tasks_log where user_id = $1", [id]),
  notices: await app.sql("select * from notices where user_id = $1", [id]),
  attempts: await app.sql("select * from guard.attempts"),
  jobs: await app.sql("select task_identifier from graphile_worker.jobs"),
  mails: (await app.mails()).map(({ id: mail }) => mail),
});
const talksOf = ({ id }: SignedIn) =>
  app.sql<{ id: string; channel: string }>(
    "select id, channel from assistant_conversations where user_id = $1 order by started_at",
    [id],
  );

test("a booking runs to its end, is shown, and leaves only the conversation", async () => {
  const ana = await newHost(app);
  const before = await traces(ana);
  const { say, begun, talkId } = await rehearse(ana);
  expect(saidIn(begun)).toContain("Ana Ruiz's automated assistant, not a person");
  expect(begun.behind).toBeNull();
  const wish = await say("I would like to book an appointment on Monday at 9 am");
  expect(wish.behind).toMatchObject({ understoodBy: "grammar", wouldDo: [], refused: [] });
  expect(wish.behind!.heard).toContainEqual({ label: "Wants", text: "an appointment" });
  expect(wish.behind!.heard).toContainEqual({ label: "Day", text: "Monday, November 23" });
  expect(wish.behind!.heard).toContainEqual({ label: "Time", text: "9:00 AM" });
  const name = await say("Vera Lind");
  expect(name.behind!.heard).toContainEqual({ label: "Name", text: "Vera Lind" });
  await say("vera@lind.test");
  await say("Skip");
  const booked = await say("Yes, please");
  expect(booked.behind!.wouldDo).toEqual([
    "Book Vera Lind for Monday, November 23 at 9:00 AM, 30 minutes, and mail vera@lind.test the confirmation.",
  ]);
  const over = await say("No, that's all");
  expect(over.outcome).toBe("booked");
  await app.drain();
  expect(await traces(ana)).toEqual(before);
  expect(await talksOf(ana)).toEqual([{ id: talkId, channel: "rehearsal" }]);
  expect((await ana.api.assistant.conversations.list({ limit: 10 })).conversations).toEqual([]);
  await expect(say("hello?")).rejects.toMatchObject({ code: "NO_TALK" });
});

test("a message and an opt-out leave nothing either", async () => {
  const ana = await newHost(app);
  await switchOn(app, ana);
  const before = await traces(ana);
  const first = await rehearse(ana);
  await first.say("I want to leave a message");
  await first.say("Please call me back about the house");
  await first.say("Vera Lind");
  let answer = await first.say("718 555 0177");
  for (let tries = 0; answer.behind!.wouldDo.length === 0 && tries < 3; tries += 1)
    answer = await first.say("Yes");
  expect(answer.behind!.wouldDo[0]).toContain("Mail you the message of Vera Lind");
  const second = await rehearse(ana);
  const refusal = await second.say("stop contacting me");
  const stopped = refusal.behind!.wouldDo.length > 0 ? refusal : await second.say("vera@lind.test");
  expect(stopped.behind!.wouldDo[0]).toContain("Stop all messages to");
  expect(await traces(ana)).toEqual(before);
});

test("shows which rule kept something from being said", async () => {
  const ana = await newHost(app);
  const { say } = await rehearse(ana);
  const rates = await say("What is your mortgage rate?");
  expect(rates.behind!.refused).toContainEqual({
    rule: "rates",
    says: "It never discusses rates, payments or fees. Only a person may make such offers.",
  });
  const nobody = await say("Cancel my appointment, the code is 123456");
  expect(nobody.behind!.refused.map(({ rule }) => rule)).toContain("identity");
  expect(nobody.behind!.wouldDo).toEqual([]);
});

test("works while the assistant is off, with the professional's settings; for visitors it stays off", async () => {
  const ana = await newHost(app);
  await switchOn(app, ana, { isOn: false, greeting: "Hello from Brooklyn." });
  const { begun } = await rehearse(ana);
  expect(saidIn(begun)).toContain("Hello from Brooklyn.");
  await expect(visitorTalk(app, ana)).rejects.toMatchObject({ code: "NO_ASSISTANT" });
});

test("a new one replaces the previous one, but no conversation with a client", async () => {
  const ana = await newHost(app);
  const client = await addTalk(app, ana, { said: ["Hello"] });
  const first = await rehearse(ana);
  const second = await rehearse(ana);
  const ids = (await talksOf(ana)).map(({ id }) => id);
  expect(ids.sort()).toEqual([client, second.talkId].sort());
  await expect(first.say("hello")).rejects.toMatchObject({ code: "NO_TALK" });
});

test("repeating the opening or a line returns the same answer", async () => {
  const ana = await newHost(app);
  const { talkId, begun, say } = await rehearse(ana);
  expect((await rehearse(ana, talkId)).begun).toEqual(begun);
  const turnId = newId();
  const answer = await say("Book an appointment", turnId);
  const again = await say("Book an appointment", turnId);
  expect(again).toEqual({ ...answer, behind: null });
  await expect(say("Cancel it", turnId)).rejects.toMatchObject({ code: "TURN_TAKEN" });
  const [row] = await app.sql<{ turns: number }>(
    "select turns from assistant_conversations where id = $1",
    [talkId],
  );
  expect(row!.turns).toBe(again.lines.at(-1)!.seq + 1);
});

test("no one can speak in a client's conversation, or in another person's rehearsal", async () => {
  const [ana, ben] = [await newHost(app), await newHost(app)];
  await switchOn(app, ana);
  const visitor = await visitorTalk(app, ana);
  const line = { turnId: newId(), text: "Cancel it", spoken: false };
  const refused = { code: "NO_TALK" };
  const say = (who: SignedIn, talkId: string) =>
    who.api.assistant.rehearsal.say({ ...line, talkId });
  await expect(say(ana, visitor.talkId)).rejects.toMatchObject(refused);
  await expect(rehearse(ana, visitor.talkId)).rejects.toMatchObject(refused);
  const { talkId } = await rehearse(ana);
  await expect(say(ben, talkId)).rejects.toMatchObject(refused);
  expect((await visitor.read()).lines).toEqual(visitor.answer.lines);
  // Under the same id he has a rehearsal of his own, and hers is kept.
  await rehearse(ben, talkId);
  expect((await talksOf(ana)).map(({ id }) => id)).toContain(talkId);
});
