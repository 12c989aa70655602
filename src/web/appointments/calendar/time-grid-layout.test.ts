import { expect, test } from "vitest";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { utc, type WallTime, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entriesOfDays } from "./entries-of-days.ts";
import { movedBy } from "./moving.ts";
import { blocksOf, firstMinute, shortestBlock } from "./time-grid-layout.ts";

const day = "2026-11-23" as Day;
const next = "2026-11-24" as Day;

function entry(at: string, durationMinutes = 60): SavedAppointment {
  return {
    id: at,
    professionalId: "",
    clientName: at,
    clientEmail: null,
    clientPhone: null,
    appointmentTime: new Date(at.length === 5 ? `${day}T${at}:00Z` : at),
    durationMinutes,
    notes: null,
    status: "Scheduled",
    appointmentType: null,
    outcome: null,
    contactId: null,
    bookedBy: "owner",
    tellsClient: false,
    meetingWay: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    version: 1,
  };
}

const lanes = (...entries: SavedAppointment[]) =>
  blocksOf(entries, [day, next], utc).map((block) => [block.entry.id, block.lane, block.lanes]);

test("overlapping entries share the width, consecutive ones do not", () => {
  expect(lanes(entry("10:00"), entry("09:00"))).toEqual([
    ["09:00", 0, 1],
    ["10:00", 0, 1],
  ]);
  expect(lanes(entry("09:00"), entry("09:30"), entry("10:00"), entry("12:00"))).toEqual([
    ["09:00", 0, 2],
    ["09:30", 1, 2],
    ["10:00", 0, 2],
    ["12:00", 0, 1],
  ]);
  expect(lanes(entry("09:00", 240), entry("09:30"), entry("09:45"), entry("11:00"))).toEqual([
    ["09:00", 0, 3],
    ["09:30", 1, 3],
    ["09:45", 2, 3],
    ["11:00", 1, 3],
  ]);
});

test("a short entry gets a readable height, and nothing covers it", () => {
  const blocks = blocksOf([entry("09:00", 5), entry("09:10", 5), entry("23:58", 1)], [day], utc);
  expect(blocks.map(({ from, until, lanes: count }) => [from, until, count])).toEqual([
    [540, 540 + shortestBlock, 2],
    [550, 550 + shortestBlock, 2],
    [1440 - shortestBlock, 1440, 1],
  ]);
});

test("an entry past midnight continues on the next day, and days not shown are left out", () => {
  const late = entry("23:00", 150);
  const pieces = blocksOf([late, entry("2026-11-30T10:00:00Z")], [day, next], utc);
  expect(
    pieces.map(({ dayIndex, from, until, isRest }) => [dayIndex, from, until, isRest]),
  ).toEqual([
    [0, 1380, 1440, false],
    [1, 0, 90, true],
  ]);
  expect(blocksOf([late], [next], utc)).toHaveLength(1);
  expect(blocksOf([entry("23:00", 60)], [next], utc)).toEqual([]);
});

// Like New York in fall: at 06:00 UTC the clocks go back from 2:00 to 1:00.
const autumn: ZoneRules = {
  zone: "Test/Autumn",
  offsets: [
    [0, -240],
    [Date.parse("2026-11-01T06:00:00Z"), -300],
  ],
};
// Like New York in spring: at 07:00 UTC the clocks go forward from 2:00 to 3:00.
const spring: ZoneRules = {
  zone: "Test/Spring",
  offsets: [
    [0, -300],
    [Date.parse("2026-03-08T07:00:00Z"), -240],
  ],
};

test.each([
  ["23 hours", spring, "2026-03-08", "2026-03-08T06:30:00Z", 90, 210],
  ["25 hours, the first 1:30", autumn, "2026-11-01", "2026-11-01T05:30:00Z", 90, 150],
  ["25 hours, the second 1:30", autumn, "2026-11-01", "2026-11-01T06:30:00Z", 90, 150],
])("on a day of %s a block is placed by the wall clock", (_, zone, on, at, from, until) => {
  const [block] = blocksOf([entry(at)], [on as Day], zone);
  expect([block?.from, block?.until]).toEqual([from, until]);
});

test("entries belong to the day of the zone's clock, earliest first", () => {
  const ahead: ZoneRules = { zone: "Test/Ahead", offsets: [[0, 14 * 60]] };
  const days = entriesOfDays([entry("11:00"), entry("09:00"), entry("10:30")], ahead);
  expect([...days].map(([on, list]) => [on, list.map(({ id }) => id)])).toEqual([
    [day, ["09:00"]],
    [next, ["10:30", "11:00"]],
  ]);
});

test.each([
  [607, { steps: 1, days: 0 }, 615, day],
  [607, { steps: -1, days: 0 }, 600, day],
  [607, { steps: 0, days: 1 }, 607, next],
  [600, { steps: 3, days: 5 }, 645, next],
  [600, { steps: -100, days: -1 }, 0, day],
  [600, { steps: 100, days: 0 }, 1425, day],
])("minute %i moved by %o is minute %i", (minute, steps, expected, on) => {
  const start: WallTime = { day, minute };
  expect(movedBy(start, steps, [day, next])).toEqual({ day: on, minute: expected });
});

test.each([
  ["a day without entries starts in the morning", [], null, 450],
  ["a day with an early entry starts with it", [[360, 420]], null, 360],
  ["a day whose entries are in view starts in the morning", [[600, 630]], null, 450],
  ["a day with a single late entry starts before it", [[870, 900]], null, 840],
  ["today starts in the morning while now is in view", [[870, 900]], 600, 450],
  ["today starts before now if now is below the view", [[1_020, 1_050]], 800, 770],
  [
    "past entries do not count",
    [
      [480, 510],
      [900, 930],
    ],
    860,
    830,
  ],
  ["an entry in progress counts", [[540, 1_000]], 980, 450],
  ["in the evening, a finished day starts before now", [[540, 570]], 1_300, 1_270],
] as const)("%s", (_what, spans, now, expected) => {
  const blocks = spans.map(([from, until]) => ({ from, until, isRest: false }));
  expect(firstMinute(blocks, { isOneDay: true, now })).toBe(expected);
  // A week shows several mornings and starts with them.
  expect(firstMinute(blocks, { isOneDay: false, now })).toBe(
    Math.min(450, ...blocks.map((one) => one.from)),
  );
});

test("an entry that continues past midnight does not start the grid at midnight", () => {
  const days = [day, next];
  const blocks = blocksOf([{ ...entry("23:00"), durationMinutes: 180 }], days, utc);
  expect(blocks.map(({ from, isRest }) => [from, isRest])).toEqual([
    [23 * 60, false],
    [0, true],
  ]);
  for (const isOneDay of [true, false])
    expect(firstMinute([{ from: 0, until: 120, isRest: true }], { isOneDay, now: null })).toBe(450);
  expect(firstMinute(blocks, { isOneDay: false, now: null })).toBe(450);
  // An early start still counts.
  const early = { from: 300, until: 330, isRest: false };
  expect(firstMinute([...blocks, early], { isOneDay: false, now: null })).toBe(300);
});
