import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import {
  addMonths,
  dayByKey,
  dayName,
  englishWeekdays,
  monthAfter,
  monthBefore,
  monthName,
  monthOf,
  weeksOf,
  weekStart,
} from "./month.ts";

test.each([
  ["2026-11", "2026-11-01", "2026-12-05", 5],
  ["2026-02", "2026-02-01", "2026-02-28", 4],
  ["2026-08", "2026-07-26", "2026-09-05", 6],
  ["2024-02", "2024-01-28", "2024-03-02", 5],
])("%s shows whole weeks from %s to %s", (month, first, last, count) => {
  const weeks = weeksOf(month);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual([first, last, count]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test("a week starts on Sunday", () => {
  expect(weekStart("2026-11-22" as Day)).toBe("2026-11-22");
  expect(weekStart("2026-11-28" as Day)).toBe("2026-11-22");
});

test("months continue across years and have names", () => {
  const day = "2026-12-24" as Day;
  expect([monthOf(day), monthAfter("2026-12"), monthBefore("2026-01")]).toEqual([
    "2026-12",
    "2027-01",
    "2025-12",
  ]);
  expect([monthName("2026-12"), dayName(day)]).toEqual([
    "December 2026",
    "Thursday, December 24, 2026",
  ]);
  expect(englishWeekdays[0]).toEqual(["Sun", "Sunday"]);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s plus %i months is %s", (day, step, expected) => {
  expect(addMonths(day as Day, step)).toBe(expected);
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
])("%s moves from Monday, November 30 to %s", (key, day) => {
  expect(dayByKey({ key }, "2026-11-30" as Day)).toBe(day);
});

test("Page Up and Page Down with Shift move by a year", () => {
  const day = "2026-11-30" as Day;
  expect(dayByKey({ key: "PageUp", shiftKey: true }, day)).toBe("2025-11-30");
  expect(dayByKey({ key: "PageDown", shiftKey: true }, day)).toBe("2027-11-30");
});

test(
  "the date picker gives up searching for a focusable day after 365 retries",
  { tags: ["CONST-021"] },
  () => {
    let asked = 0;
    const searchFrom = (isClosed: (asked: number) => boolean) => {
      asked = 0;
      return dayByKey({ key: "ArrowRight" }, "2026-11-23" as Day, () => {
        asked += 1;
        return isClosed(asked);
      });
    };
    expect(searchFrom(() => true)).toBeUndefined();
    expect(asked).toBe(1 + 365);
    // A day that only the last retry reaches is found.
    expect(searchFrom((days) => days <= 365)).toBe("2027-11-24");
    expect(asked).toBe(1 + 365);
  },
);

test("closed days are skipped in the direction of the key", () => {
  const isClosed = (day: Day) => day > "2026-11-20" && day < "2026-11-30";
  const lead = (key: string, from: string) => dayByKey({ key }, from as Day, isClosed);
  expect(lead("ArrowRight", "2026-11-20")).toBe("2026-11-30");
  expect(lead("ArrowLeft", "2026-11-30")).toBe("2026-11-20");
  expect(lead("ArrowUp", "2026-12-01")).toBe("2026-11-20");
});
