import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { readAddress, type View, writeAddress } from "./calendar-address.ts";
import { daysShown, stepped, titleOf } from "./span.ts";

const today = "2026-11-21" as Day;
const at = (view: View, day: string) => ({ view, day: day as Day });

test("the URL holds view and day; anything invalid shows the current month", () => {
  const read = (search: string) => readAddress(new URLSearchParams(search), today);
  expect(read("")).toEqual(at("month", today));
  expect(read("view=week&day=2026-12-31")).toEqual(at("week", "2026-12-31"));
  for (const wrong of ["2026-02-30", "tomorrow", "2026-1-1", "", "9999-12-31", "0001-01-01"])
    expect(read(`view=year&day=${wrong}`)).toEqual(at("month", today));
  for (const view of ["month", "week", "day"] as const)
    expect(read(writeAddress(at(view, "2026-12-31")).toString())).toEqual(at(view, "2026-12-31"));
});

test.each([
  ["2026-11-21", "2026-11-01", "2026-12-05", 35],
  ["2026-02-10", "2026-02-01", "2026-02-28", 28],
  ["2026-08-31", "2026-07-26", "2026-09-05", 42],
  ["2024-02-29", "2024-01-28", "2024-03-02", 35],
])("the month of %s shows %s to %s", (day, first, last, count) => {
  const days = daysShown(at("month", day));
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

test("the week view shows seven days, the day view one", () => {
  expect(daysShown(at("week", "2027-01-01"))).toHaveLength(7);
  expect(daysShown(at("day", "2027-01-01"))).toEqual(["2027-01-01"]);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s plus %i months is %s", (day, by, expected) => {
  expect(stepped(at("month", day), by)).toBe(expected);
});

test("weeks and days step by their own length", () => {
  expect(stepped(at("week", "2026-12-28"), 1)).toBe("2027-01-04");
  expect(stepped(at("day", "2027-01-01"), -1)).toBe("2026-12-31");
});

test.each([
  ["month", "2026-11-21", "November 2026"],
  ["week", "2026-11-24", "Nov 22 – 28, 2026"],
  ["week", "2026-12-01", "Nov 29 – Dec 5, 2026"],
  ["week", "2027-01-01", "Dec 27, 2026 – Jan 2, 2027"],
  ["day", "2026-11-23", "Monday, November 23, 2026"],
] as const)("the title of the %s of %s is %s", (view, day, title) => {
  expect(titleOf(at(view, day))).toBe(title);
});
