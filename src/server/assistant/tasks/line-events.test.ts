import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { freshNumber } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addTalk } from "#test/harness/assistant.ts";
import { type TestServices, testServices } from "#test/harness/action-services.ts";
import { reachable } from "#test/harness/outreach.ts";
import { lineEvents } from "./line-events.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let now = noon;
let app: TestApp;
let tests: TestServices;
beforeAll(async () => {
  app = await testApp({ now: () => now });
  tests = testServices(app, () => now);
});
afterAll(async () => {
  await tests.close();
  await app[Symbol.asyncDispose]();
});

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

test("an unanswered call is answered by one text, however often it is reported", async () => {
  const ana = await reachable(app);
  const caller = freshNumber();
  const { missed } = lineEvents(tests.services);
  const sid = `CA${newId()}`;
  await missed(ana.id, { caller, sid });
  await missed(ana.id, { caller, sid });
  await app.drain();
  expect(await ana.actions()).toMatchObject([{ kind: "textBack", status: "done" }]);
  const texts = (await app.texts()).filter(({ to }) => to === caller);
  expect(texts).toMatchObject([{ text: expect.stringMatching(/^Sorry we missed your call/) }]);
  // Another call on the same day is not answered by another text.
  now = minutes(60);
  await missed(ana.id, { caller, sid: `CA${newId()}` });
  await app.drain();
  expect((await ana.actions())[1]).toMatchObject({ status: "refused" });
  now = noon;
});

test("a person who opted out by text gets no text back, until they opt back in themselves", async () => {
  const ana = await reachable(app);
  const caller = freshNumber();
  const { missed, stop, lift } = lineEvents(tests.services);
  await stop(ana.id, { address: caller, words: "STOP" });
  now = minutes(1);
  await missed(ana.id, { caller, sid: `CA${newId()}` });
  await app.drain();
  expect((await ana.actions())[0]).toMatchObject({ status: "refused" });
  now = minutes(2);
  await lift(ana.id, { address: caller, words: "START" });
  now = minutes(3);
  await missed(ana.id, { caller, sid: `CA${newId()}` });
  await app.drain();
  expect((await ana.actions())[1]).toMatchObject({ status: "done" });
  now = noon;
});

test("a known caller is answered as the contact, and no one is if the task is off", async () => {
  const ana = await reachable(app);
  const { contactId, phone } = await ana.contact();
  await lineEvents(tests.services).missed(ana.id, { caller: phone, sid: `CA${newId()}` });
  expect((await ana.actions())[0]).toMatchObject({ contact_id: contactId });
  const off = await reachable(app, { autonomy: { textBack: "off" } });
  const resting = await reachable(app, { settings: { isOn: false } });
  for (const person of [off, resting]) {
    await lineEvents(tests.services).missed(person.id, { caller: phone, sid: `CA${newId()}` });
    expect(await person.actions()).toEqual([]);
  }
  await app.drain();
});

test.each([
  ["answered", "done", "Answered, 42 seconds."],
  ["voicemail", "done", "Left a message on the voicemail."],
  ["busy", "failed", "The line was busy."],
  ["noAnswer", "failed", "No answer."],
  ["failed", "failed", "The call didn't connect."],
] as const)("a call that ended %s", async (how, status, result) => {
  const ana = await reachable(app);
  const { contactId, phone } = await ana.contact();
  const id = await ana.action({ contactId, channel: "phone", recipient: phone, status: "doing" });
  const conversationId = how === "answered" ? await addTalk(app, ana) : newId();
  const end = { actionId: id, sid: "CA1", conversationId, how, seconds: 42, costCents: 9 };
  await lineEvents(tests.services).callOver(ana.id, end);
  expect(await ana.read(id)).toMatchObject({
    status,
    result,
    cost_cents: 9,
    // Without speech there was no conversation, even if the line reported one.
    conversation_id: how === "answered" ? conversationId : null,
  });
});
