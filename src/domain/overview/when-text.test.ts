import { expect, test } from "vitest";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { ageText, minutesText, whenText } from "./when-text.ts";

const newYork: ZoneRules = {
  zone: "America/New_York",
  offsets: [
    [Date.parse("2026-03-08T07:00:00Z"), -240],
    [Date.parse("2026-11-01T06:00:00Z"), -300],
  ],
};
// Half past noon in New York.
const now = new Date("2026-11-18T17:30:00Z");

test.each([
  ["2026-11-18T14:00:00Z", "today at 9:00 AM"],
  ["2026-11-18T21:00:00Z", "today at 4:00 PM"],
  ["2026-11-18T04:59:00Z", "yesterday at 11:59 PM"],
  ["2026-11-16T21:00:00Z", "Nov 16 at 4:00 PM"],
  ["2025-12-30T20:00:00Z", "Dec 30, 2025 at 4:00 PM"],
])("%s is %s", (moment, text) => {
  expect(whenText(new Date(moment), now, newYork)).toBe(text);
});

test.each([
  ["2026-11-18T17:29:40Z", "1 minute"],
  ["2026-11-18T17:31:00Z", "1 minute"],
  ["2026-11-18T16:31:00Z", "59 minutes"],
  ["2026-11-18T16:30:00Z", "1 hour"],
  ["2026-11-18T05:00:00Z", "12 hours"],
  // Yesterday by the calendar, but one night is less than a day.
  ["2026-11-18T05:31:00Z", "11 hours"],
  ["2026-11-17T20:00:00Z", "1 day"],
  ["2026-11-16T20:00:00Z", "2 days"],
  // The clocks were set back in between: days are counted by dates.
  ["2026-10-31T17:30:00Z", "18 days"],
])("what is since %s is %s old", (since, text) => {
  expect(ageText(new Date(since), now, newYork)).toBe(text);
});

test("a lead from the evening is hours old, not a day, in the early morning", () => {
  const night = new Date("2026-11-18T06:00:00Z");
  expect(ageText(new Date("2026-11-18T02:00:00Z"), night, newYork)).toBe("4 hours");
});

test.each([
  [15, "15 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [600, "10 h"],
])("%i minutes are %s", (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
