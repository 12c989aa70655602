import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { type AssistantSettings, usualSettings } from "../settings.ts";
import { taskKinds } from "../tasks.ts";
import { type Basis, bases, outreachChannels } from "./consent.ts";
import { type Circumstances, decide, type OutreachRequest } from "./gate.ts";
import { placeOf } from "./place.ts";

const hour = 60 * 60 * 1000;
const before = (hours: number, now: Date) => new Date(now.getTime() - hours * hour);
const willing: AssistantSettings = {
  ...usualSettings,
  isOn: true,
  autonomy: Object.fromEntries(
    taskKinds.map((kind) => [kind, "automatic"]),
  ) as AssistantSettings["autonomy"],
};
const usual: Omit<Circumstances, "now"> = {
  settings: willing,
  consents: [],
  stops: [],
  state: null,
  zipCode: null,
  leadSource: null,
  sentToPerson: [],
  sentToday: 0,
  spentCentsThisMonth: 0,
  zone: zoneNamed("America/New_York"),
  clocks: zoneNamed,
};

const now = new Date("2026-11-23T17:00:00Z"); // Monday, 12 PM in New York
const agreed = {
  channel: "phone",
  purpose: "service",
  basis: "oral",
  givenAt: before(24, now),
} as const;
const call: OutreachRequest = {
  kind: "callback",
  channel: "phone",
  purpose: "service",
  recipient: "+12125550142",
  costCents: 10,
};
const answer = (request: Partial<OutreachRequest>, circumstances: Partial<Circumstances> = {}) =>
  decide({ ...call, ...request }, { ...usual, consents: [agreed], now, ...circumstances });

describe("fails closed", () => {
  test("allows a request without problems", () => expect(answer({}).verdict).toBe("allow"));

  const broken = (): never => {
    throw new Error("There is no time zone.");
  };
  test.each<[string, Partial<Circumstances>]>([
    ["no clocks", { clocks: broken }],
    ["a moment that is none", { now: new Date(Number.NaN) }],
    ["no settings", { settings: undefined as never }],
    ["no stops", { stops: undefined as never }],
    ["no consents", { consents: undefined as never }],
    [
      "a stop of no moment",
      { stops: [{ address: call.recipient, kind: "stopped", happenedAt: new Date(Number.NaN) }] },
    ],
    ["a consent of no moment", { consents: [{ ...agreed, givenAt: new Date(Number.NaN) }] }],
    ["nothing sent that can be read", { sentToPerson: null as never }],
  ])("%s", (_, circumstances) => {
    expect(answer({}, circumstances).verdict).toBe("refuse");
  });

  test.each([
    { channel: "fax" },
    { purpose: "fun" },
    { kind: "chat" },
    { costCents: Number.NaN },
    { costCents: -1 },
    { recipient: "" },
    { isUrgent: true },
  ])("a request of %j", (part) => {
    expect(answer(part as never).reasons.map(({ rule }) => rule)).toEqual(["request.unknown"]);
  });
});

const numbers = fc.constantFrom(
  ..."212 305 850 405 415 512 401 205 808 907 416 709 867 800 877 876 900 219 602 208"
    .split(" ")
    .map((code) => `+1${code}5550142`),
);
const moments = fc
  .integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2027, 3, 1) })
  .map((moment) => new Date(moment));
const cases = fc.record({
  request: fc.record({
    kind: fc.constantFrom(...taskKinds),
    channel: fc.constantFrom(...outreachChannels),
    purpose: fc.constantFrom("service" as const, "marketing" as const),
    costCents: fc.integer({ min: 0, max: 30 }),
  }),
  number: numbers,
  now: moments,
  state: fc.constantFrom(null, "NY", "CA", "FL", "HI", "TX", "RI", "XX"),
  consents: fc.array(
    fc.record({
      channel: fc.constantFrom(...outreachChannels),
      purpose: fc.constantFrom("service" as const, "marketing" as const),
      basis: fc.constantFrom<Basis>(...bases),
      ago: fc.integer({ min: -5, max: 200 * 24 }),
    }),
    { maxLength: 6 },
  ),
  stops: fc.array(
    fc.record({
      address: fc.constantFrom("lee@client.test", "+12125550142"),
      kind: fc.constantFrom("stopped" as const, "lifted" as const),
      ago: fc.integer({ min: 0, max: 48 }),
    }),
    { maxLength: 2 },
  ),
  sent: fc.array(
    fc.record({
      kind: fc.constantFrom(...taskKinds),
      channel: fc.constantFrom(...outreachChannels),
      ago: fc.integer({ min: 0, max: 200 }),
    }),
    { maxLength: 4 },
  ),
  sentToday: fc.integer({ min: 0, max: 5 }),
  spent: fc.integer({ min: 0, max: 60 }),
});

test("whatever the circumstances, nothing is allowed that one of the rules forbids", () => {
  let allowed = 0;
  fc.assert(
    fc.property(cases, ({ request, number, now, state, consents, stops, sent, ...counts }) => {
      const ago = <Part extends { ago: number }>({ ago: hours, ...part }: Part) => ({
        ...part,
        at: before(hours, now),
      });
      const recipient = request.channel === "mail" ? "lee@client.test" : number;
      const given = consents.map(ago).map(({ at, ...part }) => ({ ...part, givenAt: at }));
      const lines = stops.map(ago).map(({ at, ...part }) => ({ ...part, happenedAt: at }));
      const sentToPerson = sent.map(ago);
      const caps = { outgoingADay: 4, spendCentsAMonth: 50 };
      const decision = decide(
        { ...request, recipient },
        {
          ...usual,
          now,
          state,
          settings: { ...willing, caps },
          consents: given,
          stops: lines,
          sentToPerson,
          sentToday: counts.sentToday,
          spentCentsThisMonth: counts.spent,
        },
      );
      if (decision.notBefore) {
        expect(decision.verdict).toBe("refuse");
        expect(decision.notBefore > now).toBe(true);
      }
      if (decision.verdict !== "allow") return;
      allowed += 1;
      const { channel, purpose } = request;
      // A consent, for this channel, after every opt-out.
      const last = Math.max(
        ...lines.filter((line) => line.kind === "stopped").map((line) => Number(line.happenedAt)),
        0,
      );
      const good = given.filter(
        (one) =>
          one.channel === channel &&
          one.givenAt <= now &&
          Number(one.givenAt) > last &&
          (purpose === "service" || (one.purpose === "marketing" && one.basis === "written")),
      );
      expect(good.length).toBeGreaterThan(0);
      // No opt-out without a later lift.
      for (const line of lines.filter(({ kind }) => kind === "stopped"))
        expect(
          lines.some(
            (one) =>
              one.kind === "lifted" &&
              one.address === line.address &&
              one.happenedAt > line.happenedAt,
          ),
        ).toBe(true);
      expect(counts.sentToday).toBeLessThan(4);
      if (request.costCents > 0) expect(counts.spent + request.costCents).toBeLessThanOrEqual(50);
      if (channel === "mail") return;
      // The runtime's own time zone data, not the product's.
      const { zones, regions } = placeOf({ number, state, zipCode: null });
      expect(regions.length).toBeGreaterThan(0);
      for (const zone of zones) {
        const format = new Intl.DateTimeFormat("en-US", {
          timeZone: zone,
          weekday: "short",
          hour: "2-digit",
          hourCycle: "h23",
        });
        const parts = Object.fromEntries(
          format.formatToParts(now).map(({ type, value }) => [type, value]),
        );
        expect(parts.weekday).not.toBe("Sun");
        expect(Number(parts.hour)).toBeGreaterThanOrEqual(9);
        expect(Number(parts.hour)).toBeLessThan(20);
      }
      const calls = sentToPerson.filter((one) => one.channel === "phone");
      if (channel === "phone") {
        expect(calls.filter(({ at }) => at > before(24, now))).toEqual([]);
        expect(calls.filter(({ at }) => at > before(168, now)).length).toBeLessThan(3);
        expect(regions).not.toContain("CA");
      }
    }),
    { numRuns: 6_000 },
  );
  expect(allowed).toBeGreaterThan(100);
});
