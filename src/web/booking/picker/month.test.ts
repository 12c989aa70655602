import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import {
  addMonths,
  dayByKey,
  dayName,
  monthAfter,
  monthBefore,
  monthName,
  spanOf,
  weeksOf,
} from "./month.ts";

test("a month has whole weeks from Sunday to Saturday, empty where a day is of another month", () => {
  const november = weeksOf("2026-11");
  expect(november).toHaveLength(5);
  expect(november[0]![0]).toBe("2026-11-01");
  expect(november[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
  expect(weeksOf("2026-08")[0]!.slice(5)).toEqual([null, "2026-08-01"]);
  expect(weeksOf("2026-02")).toHaveLength(4);
});

test("months follow each other over the turn of a year", () => {
  expect([monthAfter("2026-12"), monthBefore("2026-01")]).toEqual(["2027-01", "2025-12"]);
  expect([monthName("2026-12"), dayName("2026-12-24" as Day)]).toEqual([
    "December 2026",
    "Thursday, December 24, 2026",
  ]);
});

test("a month later is the same day, or the last that the month has", () => {
  expect(addMonths("2026-10-31" as Day, 1)).toBe("2026-11-30");
  expect(addMonths("2027-01-15" as Day, -1)).toBe("2026-12-15");
});

test("a month is asked for with room for every zone, within the 45 days that the server allows", () => {
  const { from, until } = spanOf("2026-12");
  expect([from.toISOString(), until.toISOString()]).toEqual([
    "2026-11-30T00:00:00.000Z",
    "2027-01-02T00:00:00.000Z",
  ]);
});

test.each([
  ["ArrowLeft", "2026-11-29"],
  ["ArrowRight", "2026-12-01"],
  ["ArrowUp", "2026-11-23"],
  ["ArrowDown", "2026-12-07"],
  ["Home", "2026-11-29"],
  ["End", "2026-12-05"],
  ["PageUp", "2026-10-30"],
  ["PageDown", "2026-12-30"],
  ["Enter", undefined],
  ["constructor", undefined],
])("%s leads from Monday, November 30 to %s", (key, day) => {
  expect(dayByKey(key, "2026-11-30" as Day)).toBe(day);
});
