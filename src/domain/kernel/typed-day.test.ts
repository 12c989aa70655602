import { expect, test } from "vitest";
import type { Day } from "./day.ts";
import { readTypedDay } from "./typed-day.ts";

const today = "2026-11-23" as Day;

test.each([
  ["12/24/2026", "2026-12-24"],
  ["12/24/26", "2026-12-24"],
  [" 12-24-2026 ", "2026-12-24"],
  ["12.24.2026", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
  ["2026-1-5", "2026-01-05"],
  ["12/24", "2026-12-24"],
  ["11/23", "2026-11-23"],
  ["11/22", "2027-11-22"],
  ["1/5", "2027-01-05"],
  ["2/29", "2028-02-29"],
  ["Dec 24", "2026-12-24"],
  ["dec. 24", "2026-12-24"],
  ["December 24", "2026-12-24"],
  ["DECEMBER 24, 2027", "2027-12-24"],
  ["Dec 24 2027", "2027-12-24"],
  ["January 2nd", "2027-01-02"],
  ["Sept 9", "2027-09-09"],
  ["May 1", "2027-05-01"],
])("%s is %s", (typed, day) => {
  expect(readTypedDay(typed, today)).toBe(day);
});

test.each([
  "",
  "24/12/2026",
  "2/30",
  "13/1",
  "Dec 32",
  "Decibel 4",
  "tomorrow",
  "12",
  "2026-02-30",
])("%s is not a day", (typed) => {
  expect(readTypedDay(typed, today)).toBeNull();
});
