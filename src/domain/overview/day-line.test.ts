import { expect, test } from "vitest";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dayLineOf, isLiveAt } from "./day-line.ts";

const newYork: ZoneRules = {
  zone: "America/New_York",
  offsets: [
    [0, -300],
    [Date.parse("2026-03-08T07:00:00Z"), -240],
    [Date.parse("2026-11-01T06:00:00Z"), -300],
  ],
};

const talk = (startedAt: string, more: { lastTurnAt?: string; status?: string } = {}) => ({
  startedAt: new Date(startedAt),
  lastTurnAt: new Date(more.lastTurnAt ?? startedAt),
  status: more.status ?? "ended",
});
const entry = (appointmentTime: string, status = "Scheduled") => ({
  appointmentTime: new Date(appointmentTime),
  status,
});

const kinds = (line: ReturnType<typeof dayLineOf>) =>
  line.marks.map(({ kind, at }) => [kind, at.toISOString().slice(0, 16)]);

test("the line has the night's and the day's conversations, today's entries, and now between past and future", () => {
  // 10 AM in New York.
  const now = new Date("2026-11-18T15:00:00Z");
  const line = dayLineOf(
    {
      talks: [
        talk("2026-11-18T14:00:00Z"),
        talk("2026-11-18T07:14:00Z"),
        talk("2026-11-17T23:00:00Z"),
        // A minute before last evening.
        talk("2026-11-17T22:59:00Z"),
      ],
      entries: [
        entry("2026-11-18T13:30:00Z"),
        entry("2026-11-18T17:00:00Z"),
        entry("2026-11-18T18:00:00Z", "Cancelled"),
        entry("2026-11-19T04:59:00Z"),
        // Midnight is tomorrow; and 11:59 PM was yesterday.
        entry("2026-11-19T05:00:00Z"),
        entry("2026-11-18T04:59:00Z"),
      ],
    },
    now,
    newYork,
  );
  expect(kinds(line)).toEqual([
    ["talk", "2026-11-17T23:00"],
    ["talk", "2026-11-18T07:14"],
    ["entry", "2026-11-18T13:30"],
    ["talk", "2026-11-18T14:00"],
    ["now", "2026-11-18T15:00"],
    ["entry", "2026-11-18T17:00"],
    ["entry", "2026-11-19T04:59"],
  ]);
  expect(line.marks.map((mark) => mark.kind === "entry" && mark.isAhead)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  // By day, ways are minutes.
  expect(line.marks.slice(3).map(({ before }) => before)).toEqual([30, 60, 120, 719]);
  expect(line.after).toBe(1);
});

test("an empty day has only now", () => {
  const line = dayLineOf({ talks: [], entries: [] }, new Date("2026-11-18T15:00:00Z"), newYork);
  expect(kinds(line)).toEqual([["now", "2026-11-18T15:00"]]);
  expect(line.after).toBe(14 * 60);
});

test.each([
  ["23 hours", "2026-03-08T16:00:00Z", "2026-03-07T23:00:00Z", "2026-03-09T04:00:00Z", 11],
  ["24 hours", "2026-11-18T17:00:00Z", "2026-11-17T23:00:00Z", "2026-11-19T05:00:00Z", 12],
  ["25 hours", "2026-11-01T17:00:00Z", "2026-10-31T22:00:00Z", "2026-11-02T05:00:00Z", 13],
])("a day of %s begins at 6 PM and ends at midnight", (_, noon, from, until, nightHours) => {
  const now = new Date(noon);
  const line = dayLineOf({ talks: [], entries: [] }, now, newYork);
  expect([line.from, line.until]).toEqual([new Date(from), new Date(until)]);
  expect(line.after).toBe(12 * 60);
  // Noon is six hours after the night, which is as long as it really was.
  expect(line.marks[0]!.before).toBeCloseTo(6 * 60 + nightHours * 60 * 0.35);
});

test("a text conversation that goes on from earlier days is where it was last continued", () => {
  const now = new Date("2026-11-18T15:00:00Z");
  const long = talk("2026-11-10T15:00:00Z", { lastTurnAt: "2026-11-18T12:00:00Z", status: "open" });
  const line = dayLineOf({ talks: [long], entries: [] }, now, newYork);
  expect(kinds(line)[0]).toEqual(["talk", "2026-11-18T12:00"]);
});

test("a conversation is live while it is open and its last turn was moments ago, and then it is at now", () => {
  const now = new Date("2026-11-18T15:00:00Z");
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const open = (seconds: number, status = "open") =>
    talk("2026-11-18T14:00:00Z", { lastTurnAt: ago(seconds), status });
  expect(isLiveAt(open(119), now)).toBe(true);
  expect(isLiveAt(open(5, "taken over"), now)).toBe(true);
  expect(isLiveAt(open(120), now)).toBe(false);
  expect(isLiveAt(open(5, "ended"), now)).toBe(false);
  const line = dayLineOf(
    { talks: [open(5)], entries: [entry("2026-11-18T14:30:00Z")] },
    now,
    newYork,
  );
  expect(line.marks.map(({ kind }) => kind)).toEqual(["entry", "talk", "now"]);
});

test("a conversation dated later than now, by another machine's clock, makes no way negative", () => {
  const now = new Date("2026-11-18T15:00:00Z");
  const line = dayLineOf({ talks: [talk("2026-11-18T15:00:20Z")], entries: [] }, now, newYork);
  expect(line.marks.every(({ before }) => before >= 0)).toBe(true);
});
