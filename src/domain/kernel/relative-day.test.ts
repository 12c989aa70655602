import { expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { relativeDay } from "./relative-day.ts";

const newYork = "America/New_York";

test.each([
  ["a minute from now", "2026-11-18T20:01:00Z", "2026-11-18T20:00:00Z", newYork],
  ["the last minute of the day", "2026-11-19T04:59:00Z", "2026-11-18T05:00:00Z", newYork],
  [
    "the 25 hours of the day when clocks go back",
    "2026-11-02T04:30:00Z",
    "2026-11-01T04:00:00Z",
    newYork,
  ],
  ["a zone that is far ahead", "2026-11-19T17:00:00Z", "2026-11-18T18:30:00Z", "Asia/Kathmandu"],
  ["a moment of today that is past", "2026-11-18T14:00:00Z", "2026-11-18T20:00:00Z", newYork],
])("Today: %s", (_, moment, now, zone) => {
  expect(relativeDay(new Date(moment), new Date(now), zoneNamed(zone))).toBe("Today");
});

test.each([
  ["two minutes across midnight", "2026-11-19T05:01:00Z", "2026-11-19T04:59:00Z", newYork],
  ["nearly two whole days", "2026-11-20T04:59:00Z", "2026-11-18T05:00:00Z", newYork],
  [
    "two moments that are one day in New York",
    "2026-11-18T20:00:00Z",
    "2026-11-18T14:00:00Z",
    "Asia/Tokyo",
  ],
  [
    "over the night when clocks go forward",
    "2026-03-09T03:30:00Z",
    "2026-03-08T04:59:00Z",
    newYork,
  ],
  ["over the year's end", "2027-01-01T05:00:00Z", "2027-01-01T04:59:00Z", newYork],
])("Tomorrow: %s", (_, moment, now, zone) => {
  expect(relativeDay(new Date(moment), new Date(now), zoneNamed(zone))).toBe("Tomorrow");
});

test.each([
  ["In 2 days", "2026-11-20T05:00:00Z", "2026-11-19T04:59:00Z"],
  ["In 3 days", "2026-11-21T15:00:00Z", "2026-11-18T20:00:00Z"],
  // A day of 23 hours is not missed two days later, and one of 25 hours does not add one.
  ["In 2 days", "2026-03-09T04:30:00Z", "2026-03-07T05:30:00Z"],
  ["In 2 days", "2026-11-02T05:30:00Z", "2026-10-31T04:30:00Z"],
  ["In 365 days", "2027-11-18T20:00:00Z", "2026-11-18T20:00:00Z"],
])("%s from one date to the other", (label, moment, now) => {
  expect(relativeDay(new Date(moment), new Date(now), zoneNamed(newYork))).toBe(label);
});

test("a past day has no label", () => {
  const now = new Date("2026-11-19T05:00:00Z");
  expect(relativeDay(new Date("2026-11-19T04:59:00Z"), now, zoneNamed(newYork))).toBeNull();
});

test("years ahead, the days have a thousands separator", () => {
  const now = new Date("2026-11-18T20:00:00Z");
  const far = new Date("2033-03-23T14:00:00Z");
  expect(relativeDay(far, now, zoneNamed(newYork))).toBe("In 2,317 days");
});
