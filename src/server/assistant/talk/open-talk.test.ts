import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday, newHost } from "#test/harness/bookings.ts";
import { openTalks, type OpenTalks } from "#test/harness/conversation.ts";
import { clientAs } from "#test/harness/roles.ts";
import { newAssistant, visitorTalk } from "#test/harness/talk.ts";
import { answers } from "./is-answering.ts";
import { endSilent } from "./end-talk.ts";
import type { Opening } from "./open-talk.ts";

let now = friday;
let app: TestApp;
let door: OpenTalks;
beforeAll(async () => {
  app = await testApp({ now: () => now });
  door = openTalks(app, { now: () => now });
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const openingOf = ({ id: owner }: SignedIn, change: Partial<Opening> = {}): Opening => ({
  owner,
  id: newId(),
  channel: "phone",
  timeZone: null,
  callerNumber: "+17185550142",
  providerSid: `CA${newId()}`,
  clientAddress: null,
  canTransfer: false,
  ...change,
});
const conversationsOf = ({ id }: SignedIn) =>
  app.sql<Record<string, unknown>>(
    "select * from assistant_conversations where user_id = $1 order by started_at, id",
    [id],
  );

describe("an assistant answers", () => {
  const zone = rulesOf("America/New_York", friday);
  const closed = Object.fromEntries(weekdayKeys.map((day) => [day, []])) as never;
  const fridays = (from: string, until: string) =>
    ({ ...(closed as object), fri: [{ from, until }] }) as never;
  const on = { ...usualSettings, isOn: true };
  const phone = { channel: "phone" as const };

  // It is 10:00 on a Friday in New York.
  test.each([
    ["at any hour where none are set", {}, phone, true],
    ["within its hours", { hours: fridays("09:00", "10:01") }, phone, true],
    ["from the first minute on", { hours: fridays("10:00", "24:00") }, phone, true],
    ["not from the last minute on", { hours: fridays("09:00", "10:00") }, phone, false],
    ["not on a day without hours", { hours: closed }, phone, false],
    ["not on a holiday", { holidays: ["2026-11-20"] }, phone, false],
    ["on the day before one", { holidays: ["2026-11-21"] }, phone, true],
    [
      "on the web whatever its hours are",
      { hours: closed, holidays: ["2026-11-20"] },
      { channel: "web" as const },
      true,
    ],
    [
      "whom it called itself, at any hour",
      { hours: closed },
      { ...phone, direction: "outbound" as const },
      true,
    ],
    ["nobody when it is off", { isOn: false }, phone, false],
    [
      "nobody it called either, when it is off",
      { isOn: false },
      { ...phone, direction: "outbound" as const },
      false,
    ],
    [
      "its own professional, who rehearses, even then",
      { isOn: false },
      { channel: "rehearsal" as const },
      true,
    ],
    ["nobody while it rests", { pausedUntil: "2026-11-20T15:00:01.000Z" }, phone, false],
    [
      "nobody whom it shall not answer",
      { autonomy: { ...on.autonomy, answer: "off" as const } },
      phone,
      false,
    ],
  ])("%s", (_, change, opening, expected) => {
    expect(answers({ ...on, ...change }, opening, zone, friday)).toBe(expected);
  });
});

describe("a call", () => {
  test("that the phone service reports twice is one conversation", async () => {
    const host = await newAssistant(app);
    const opening = openingOf(host);
    const first = await door.talks.begin(opening);
    expect(first!.says.join(" ")).toMatch(/^Hi, this is Ana Ruiz's automated assistant/);
    const again = await door.talks.begin({ ...opening, id: newId() });
    expect(again).toEqual(first);
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => door.talks.begin({ ...opening, id: newId(), providerSid: "CA same" })),
    );
    expect(new Set(both.map((one) => one!.id)).size).toBe(1);
    expect(await conversationsOf(host)).toHaveLength(2);
    await door.talks.end({ owner: host.id, id: first!.id });
    expect(await door.talks.begin(opening)).toBeNull();
  });

  test("for an unknown professional, or one without an assistant, is not answered", async () => {
    const host = await newHost(app);
    expect(await door.talks.begin(openingOf(host))).toBeNull();
    expect(await door.talks.begin({ ...openingOf(host), owner: newId() as never })).toBeNull();
    expect(await conversationsOf(host)).toEqual([]);
  });

  test("beyond the limit of one number per hour is left to the phone line", async () => {
    const host = await newAssistant(app);
    await using small = openTalks(app, {
      now: () => now,
      limits: { talksPerAddress: 2, talkTurnsPerAddress: 100, bookingsPerAddressAnHour: 100 },
    });
    const callerNumber = "+17185550777";
    const begin = () => small.talks.begin(openingOf(host, { callerNumber }));
    expect([await begin(), await begin()]).not.toContain(null);
    expect(await begin()).toBeNull();
  });

  test("without speech is asked, helped and ended", async () => {
    const host = await newAssistant(app);
    const { id } = (await door.talks.begin(openingOf(host)))!;
    const whose = { owner: host.id, id };
    const silences = [1, 2, 3].map(() => () => door.talks.silence(whose));
    const answered = [];
    for (const silence of silences) answered.push(await silence());
    expect(answered.map((answer) => answer!.ends)).toEqual([false, false, true]);
    expect(await door.talks.silence(whose)).toBeNull();
  });

  test("stores its length and cost at its end, also when it had ended already, and repeating it does no harm", async () => {
    const host = await newAssistant(app);
    const { id } = (await door.talks.begin(openingOf(host)))!;
    const whose = { owner: host.id, id };
    await door.talks.end(whose);
    const [ended] = await conversationsOf(host);
    expect(ended).toMatchObject({ status: "ended", outcome: "leftOpen", duration_seconds: null });
    now = new Date(friday.getTime() + 60_000);
    await door.talks.end({ ...whose, durationSeconds: 42, costCents: 3 });
    await door.talks.end(whose);
    now = friday;
    expect(await conversationsOf(host)).toEqual([
      { ...ended, duration_seconds: 42, cost_cents: 3 },
    ]);
    // An empty call is not something the assistant did.
    expect(await app.sql("select * from ai_tasks_log where user_id = $1", [host.id])).toEqual([]);
  });

  test("that was cut off is in the log with its outcome", async () => {
    const host = await newAssistant(app);
    const { id } = (await door.talks.begin(openingOf(host)))!;
    const line = { owner: host.id, id, spoken: true, clientAddress: null };
    await door.talks.hear({ ...line, turnId: newId(), text: "I want to book an appointment" });
    await door.talks.end({ owner: host.id, id });
    const tasks = await app.sql(
      "select task_description, status, kind from ai_tasks_log where user_id = $1",
      [host.id],
    );
    expect(tasks).toEqual([
      {
        task_description: "Answered call from +17185550142: ended without a result",
        status: "Completed",
        kind: "leftOpen",
      },
    ]);
  });
});

describe("silent conversations", () => {
  test("are ended after half an hour, those by text after twelve, and no others", async () => {
    const host = await newAssistant(app);
    const kinds = ["web", "voice", "phone", "text", "rehearsal"] as const;
    for (const channel of kinds) await door.talks.begin(openingOf(host, { channel }));
    const visitor = await visitorTalk(app, host);
    const worker = await clientAs(app.database, "worker");
    const pool = worker as unknown as Parameters<typeof endSilent>[0];
    const open = async () =>
      (await conversationsOf(host))
        .filter(({ status }) => status !== "ended")
        .map(({ channel }) => channel);
    const after = async (minutes: number) => {
      now = new Date(friday.getTime() + minutes * 60_000);
      await endSilent(pool, door.talks, now);
      return open();
    };
    try {
      expect(await after(30)).toHaveLength(6);
      await visitor.say("hello");
      expect((await after(31)).sort()).toEqual(["text", "web"]);
      expect(await after(62)).toEqual(["text"]);
      expect(await after(12 * 60)).toEqual(["text"]);
      expect(await after(12 * 60 + 1)).toEqual([]);
    } finally {
      now = friday;
      await worker.end();
    }
  });
});
