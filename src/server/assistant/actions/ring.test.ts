import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestServices, testServices } from "#test/harness/action-services.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";
import { carryOut } from "./carry-out.ts";
import type { ActionServices, DialResult } from "./action-services.ts";
import { ringing, tellCallEnded } from "./ring.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let now = noon;
let app: TestApp;
let tests: TestServices;
let services: ActionServices;
let dialled: TestServices["dialled"];
beforeAll(async () => {
  app = await testApp({ now: () => now });
  tests = testServices(app, () => now);
  ({ services, dialled } = tests);
});
beforeEach(() => {
  now = noon;
  dialled.length = 0;
  tests.answerBy(async () => ({ kind: "dialed", sid: "CA1" }));
});
afterAll(async () => {
  await tests.close();
  await app[Symbol.asyncDispose]();
});

async function aCall() {
  const ana = await reachable(app);
  const { contactId, phone } = await ana.contact({ consents: ["phone"] });
  // A callback is always approved by a person.
  const approved = { kind: "callback", decidedAt: noon } as const;
  const id = await ana.action({ ...approved, contactId, channel: "phone", recipient: phone });
  const run = () => carryOut({ owner: ana.id, id }, services);
  return { ana, contactId, phone, id, run };
}
const inMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test("a call is placed once, is in progress, and its end is recorded once", async () => {
  const { ana, phone, id, run } = await aCall();
  await Promise.all([run(), run(), run()]);
  expect(dialled).toEqual([{ to: phone, actionId: id }]);
  expect(await ana.read(id)).toMatchObject({ status: "doing", result: ringing, attempts: 1 });
  expect(await ana.task(id)).toMatchObject({ status: "In Progress" });
  const conversationId = newId();
  const end = { owner: ana.id, actionId: id, isReached: true, costCents: 12, conversationId };
  now = inMinutes(3);
  await tellCallEnded({ ...end, result: "Answered, 90 seconds." }, services);
  await tellCallEnded({ ...end, result: "Answered, 900 seconds." }, services);
  expect(await ana.read(id)).toMatchObject({
    status: "done",
    result: "Answered, 90 seconds.",
    cost_cents: 12,
    conversation_id: conversationId,
  });
  expect(await ana.task(id)).toMatchObject({ status: "Completed" });
  now = inMinutes(23 * 60);
  const { contactId } = await ana.contact();
  const again = await ana.action({
    kind: "callback",
    decidedAt: now,
    contactId,
    channel: "phone",
    recipient: phone,
  });
  await carryOut({ owner: ana.id, id: again }, services);
  expect((await ana.receipts(again))[0]!.reasons.map(({ rule }) => rule)).toContain(
    "cap.callsADay",
  );
});

test("a process killed between marking and placing the call never calls again", async () => {
  const { ana, id, run } = await aCall();
  tests.answerBy(() => Promise.reject(new Error("killed")));
  // The state after a kill: marked, without a response.
  await app.sql("update assistant_actions set status = 'doing', attempts = 1 where id = $1", [id]);
  await run();
  expect(dialled).toEqual([]);
  now = inMinutes(16);
  await ana.job("assistant-due");
  await app.drain();
  expect(await ana.read(id)).toMatchObject({
    status: "failed",
    result: "We don't know whether it rang, so we won't try again.",
  });
  await run();
  expect(dialled).toEqual([]);
});

test("a call whose end is never reported is settled as one that rang", async () => {
  const { ana, id, run } = await aCall();
  await run();
  now = inMinutes(14);
  await ana.job("assistant-due");
  await app.drain();
  expect(await ana.read(id)).toMatchObject({ status: "doing" });
  now = inMinutes(16);
  await ana.job("assistant-due");
  await app.drain();
  expect(await ana.read(id)).toMatchObject({ status: "done" });
});

test.each<[string, () => Promise<DialResult>, object]>([
  [
    "without a line",
    async () => ({ kind: "noLine", why: "No phone line is set up" }),
    { status: "failed", result: "No phone line is set up", attempts: 0, cost_cents: 0 },
  ],
  [
    "refused",
    async () => ({ kind: "refused", why: "The phone service answered 400" }),
    { status: "failed", attempts: 0, cost_cents: 0 },
  ],
  [
    "not answered by the service",
    async () => ({ kind: "unsure", why: "The phone service didn't answer" }),
    { status: "failed", attempts: 1, cost_cents: 30 },
  ],
  [
    "broken on the way",
    () => Promise.reject(new Error("socket")),
    { status: "failed", result: "We don't know whether it rang", attempts: 1 },
  ],
])("a call that is %s", async (_, how, expected) => {
  const { ana, id, run } = await aCall();
  tests.answerBy(how);
  await run();
  await run();
  expect(dialled).toHaveLength(1);
  expect(await ana.read(id)).toMatchObject(expected);
  expect(await ana.task(id)).toMatchObject({ status: "Failed" });
});

test("a call that certainly did not ring is tried again later, five times at most", async () => {
  const { ana, id, run } = await aCall();
  tests.answerBy(async () => ({ kind: "later", why: "The phone service answered 429" }));
  for (let tries = 0; tries < 9; tries += 1) {
    await run();
    await run();
    now = inMinutes((tries + 1) * 11);
  }
  expect(dialled).toHaveLength(5);
  expect(await ana.read(id)).toMatchObject({ status: "failed", attempts: 0 });
});

test("an opt-out while it waits for the next attempt ends it", async () => {
  const { ana, contactId, id, run } = await aCall();
  tests.answerBy(async () => ({ kind: "later", why: "The phone service answered 429" }));
  await run();
  await ana.api.assistant.outreach.stop({ contactId });
  now = inMinutes(11);
  await run();
  expect(dialled).toHaveLength(1);
  expect(await ana.read(id)).toMatchObject({ status: "cancelled" });
});
