import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import type { AssistantLine } from "#server/platform/assistant-config.ts";
import { readConfig } from "#server/platform/config.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let now = new Date("2026-11-22T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const on = { ...usualSettings, isOn: true };
const settingsOf = ({ api }: SignedIn) => api.assistant.settings;

test("are the defaults before the first save, and it does not answer", async () => {
  const ana = await app.as(fresh(people.ana));
  expect(await settingsOf(ana).read()).toEqual({
    settings: usualSettings,
    version: 0,
    isWorking: false,
    kind: "guided",
    talkLink: `${app.running.baseUrl}/talk/${ana.id}`,
    line: null,
    firstOnAt: null,
  });
});

test("are saved as sent, and record when it was first switched on", async () => {
  const ana = await app.as(fresh(people.ana));
  const off = { ...usualSettings, greeting: "Good day", followUpAfterDays: 30 };
  expect(await settingsOf(ana).save({ settings: off, version: 0 })).toMatchObject({
    settings: off,
    version: 1,
    isWorking: false,
    firstOnAt: null,
  });
  const first = now;
  expect(await settingsOf(ana).save({ settings: on, version: 1 })).toMatchObject({
    version: 2,
    isWorking: true,
    firstOnAt: first,
  });
  now = new Date(now.getTime() + 60_000);
  await settingsOf(ana).save({ settings: off, version: 2 });
  await settingsOf(ana).save({ settings: on, version: 3 });
  expect(await settingsOf(ana).read()).toMatchObject({ version: 4, firstOnAt: first });
});

describe("two tabs", () => {
  test("do not overwrite what they have not read; the conflict returns the newest", async () => {
    const ana = await app.as(fresh(people.ana));
    await settingsOf(ana).save({ settings: on, version: 0 });
    const late = { ...usualSettings, greeting: "Late" };
    for (const version of [0, 2])
      await expect(settingsOf(ana).save({ settings: late, version })).rejects.toMatchObject({
        code: "CHANGED",
        data: { current: { settings: on, version: 1 } },
      });
    expect((await settingsOf(ana).read()).settings).toEqual(on);
  });

  test("that save the same do not conflict, and without a version nothing does", async () => {
    const ana = await app.as(fresh(people.ana));
    const saves = [1, 2, 3].map(() => settingsOf(ana).save({ settings: on, version: 0 }));
    for (const { version } of await Promise.all(saves)) expect(version).toBe(1);
    expect(await settingsOf(ana).save({ settings: usualSettings })).toMatchObject({ version: 2 });
  });
});

describe("a pause", () => {
  test("starts at once for the given time, and ends by itself or on request", async () => {
    const ana = await app.as(fresh(people.ana));
    await settingsOf(ana).save({ settings: on });
    const resting = await settingsOf(ana).pause({ minutes: 60 });
    const until = new Date(now.getTime() + 60 * 60_000).toISOString();
    expect(resting).toMatchObject({ isWorking: false, version: 2 });
    expect(resting.settings).toEqual({ ...on, pausedUntil: until });
    const before = now;
    now = new Date(until);
    expect(await settingsOf(ana).read()).toMatchObject({ isWorking: true });
    now = before;
    expect(await settingsOf(ana).read()).toMatchObject({ isWorking: false });
    const awake = await settingsOf(ana).pause({ minutes: null });
    expect(awake).toMatchObject({ isWorking: true, settings: on });
  });

  test("works before anything was saved, and an open form cannot end it", async () => {
    const ana = await app.as(fresh(people.ana));
    expect(await settingsOf(ana).pause({ minutes: 5 })).toMatchObject({ version: 1 });
    await expect(settingsOf(ana).save({ settings: on, version: 0 })).rejects.toMatchObject({
      code: "CHANGED",
    });
  });

  test.each([0, -5, 1.5, 10_081])("of %j minutes is refused", async (minutes) => {
    const ana = await app.as(fresh(people.ana));
    await expect(settingsOf(ana).pause({ minutes })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

test.each([
  ["a task that would reach too far", { autonomy: { ...on.autonomy, followUp: "automatic" } }],
  ["a number that costs extra", { transferNumber: "+19005550142" }],
  ["a number far away", { transferNumber: "+18765550142" }],
  ["a field of nobody's", { userId: "x" }],
])("refuses %s", async (_, change) => {
  const ana = await app.as(fresh(people.ana));
  const settings = { ...on, ...change } as typeof on;
  await expect(settingsOf(ana).save({ settings })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await settingsOf(ana).read()).toMatchObject({ version: 0 });
});

test("are created with the profile of a person who has none yet", async () => {
  const nia = await app.as(fresh(people.nia), { hasProfile: false });
  expect(await settingsOf(nia).save({ settings: on })).toMatchObject({ version: 1 });
  expect(await nia.api.profiles.mine()).toMatchObject({ id: nia.id });
});

test("show the phone number that was set up for this professional, and what kind it is", async () => {
  const lines: AssistantLine[] = [];
  const { assistant } = readConfig({
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: "http://127.0.0.1:1",
    LLM_MODEL: "test",
  });
  await using other = await testApp({ config: { assistant: { ...assistant, lines } } });
  const [ana, ben] = await Promise.all([other.as(people.ana), other.as(people.ben)]);
  lines.push({ number: "+17185550100", profileId: ana.id });
  expect(await settingsOf(ana).read()).toMatchObject({ kind: "model", line: "+17185550100" });
  expect(await settingsOf(ben).read()).toMatchObject({ kind: "model", line: null });
});
