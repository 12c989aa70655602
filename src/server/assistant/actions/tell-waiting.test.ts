import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { testServices } from "#test/harness/action-services.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { asOwner } from "#test/harness/assistant.ts";
import { mailsTo } from "#test/harness/bookings.ts";
import { reachable } from "#test/harness/outreach.ts";
import { propose } from "./propose.ts";
import { takeUpDue } from "../tasks/housekeeping.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
const hour = 60 * 60 * 1000;
const after = (hours: number) => new Date(noon.getTime() + hours * hour);
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
beforeEach(() => {
  now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

type Reachable = Awaited<ReturnType<typeof reachable>>;
const told = async ({ api }: Reachable) =>
  (await api.notices.list()).notices.map(({ kind }) => kind);

/** Something that the assistant proposes now, for so many hours. */
async function proposed(ana: Reachable, hours: number): Promise<string> {
  const action = await asOwner(app, ana, (tx) =>
    propose(tx, ana.id, {
      subject: "Hello",
      words: "Hi Lee",
      kind: "followUp",
      channel: "mail",
      purpose: "service",
      contactId: null,
      recipientName: "Lee Okafor",
      recipient: "lee@okafor.test",
      cause: "A test",
      description: "A test",
      onceKey: newId(),
      expiresAt: after(hours),
      now,
    }),
  );
  return action!.id;
}

/** Runs the job of each minute, several at once. */
async function remind(times = 4): Promise<void> {
  const { services, close } = testServices(app, () => now);
  await Promise.all(Array.from({ length: times }, () => takeUpDue(services)));
  await close();
}

describe("what waits for approval", () => {
  test("is told when it is proposed, and once more a day before it expires", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "approve" } });
    await proposed(ana, 7 * 24);
    const expiresAt = after(7 * 24);
    expect((await ana.api.notices.list()).notices).toMatchObject([
      { kind: "approval waiting", aboutName: "Lee Okafor", aboutTime: expiresAt },
    ]);
    now = after(6 * 24 - 1);
    await remind();
    expect(await told(ana)).toEqual(["approval waiting"]);
    now = after(6 * 24);
    await remind();
    now = after(6 * 24 + 20);
    await remind();
    expect((await told(ana)).toSorted()).toEqual(["approval expiring", "approval waiting"]);
    // By email only once that was chosen.
    expect(await mailsTo(app, ana.email)).toEqual([]);
  });

  test("is not told again if it expires within a day anyway", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "approve" } });
    await proposed(ana, 24);
    now = after(1);
    await remind();
    expect(await told(ana)).toEqual(["approval waiting"]);
  });

  test("is not told again once it was decided or has expired, and to nobody else", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "approve" } });
    const ben = await reachable(app);
    const decided = await proposed(ana, 48);
    await ana.api.assistant.queue.reject({ id: decided });
    now = after(25);
    await remind();
    now = noon;
    await proposed(ana, 48);
    now = after(49);
    await remind();
    expect(await told(ana)).toEqual(["approval waiting", "approval waiting"]);
    expect(await told(ben)).toEqual([]);
  });

  test("is not told to people who switched both channels off", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "approve" } });
    await ana.api.notices.setWish({ topic: "approval", channel: "bell", isOn: false });
    await proposed(ana, 48);
    now = after(25);
    await remind();
    expect(await app.sql("select from notices where user_id = $1", [ana.id])).toEqual([]);
  });

  test("drafts, which only the professional sends, are not told", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "draft" } });
    await proposed(ana, 48);
    expect(await told(ana)).toEqual([]);
  });
});

describe("the limits", () => {
  test("of a day are told once that day, however much they keep back", async () => {
    const ana = await reachable(app, {
      settings: { caps: { outgoingADay: 0, spendCentsAMonth: 100 } },
    });
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const action = () => ana.action({ contactId, channel: "mail", recipient: email });
    await ana.runTogether([await action(), await action(), await action(), await action()]);
    expect(await told(ana)).toEqual(["day limit reached"]);
    now = new Date(noon.getTime() + 24 * hour);
    await ana.run(await action());
    expect(await told(ana)).toEqual(["day limit reached", "day limit reached"]);
  });

  test("of a month are told once that month", async () => {
    const ana = await reachable(app, {
      settings: { caps: { outgoingADay: 9, spendCentsAMonth: 1 } },
    });
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    for (const hours of [0, 24]) {
      now = new Date(noon.getTime() + hours * hour);
      await ana.run(await ana.action({ contactId, channel: "text", recipient: phone }));
    }
    expect(await told(ana)).toEqual(["budget used up"]);
  });
});

test("that the assistant was switched off is told each time, and nothing else about its settings is", async () => {
  const ana = await reachable(app);
  const { settings: kept } = ana.api.assistant;
  const set = async (change: object) => {
    const { settings, version } = await kept.read();
    await kept.save({ settings: { ...settings, ...change }, version });
  };
  await set({ greeting: "Hello" });
  await kept.pause({ minutes: 60 });
  expect(await told(ana)).toEqual([]);
  for (const isOn of [false, true, false]) await set({ isOn });
  expect(await told(ana)).toEqual(["assistant stopped", "assistant stopped"]);
});
