import { expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { dayText, longDayText, momentText, timeText } from "./moment-text.ts";

test.each([
  ["2026-11-18T20:05:00Z", "America/New_York", "Nov 18, 2026 at 3:05 PM"],
  ["2026-11-18T20:05:00Z", "Asia/Kathmandu", "Nov 19, 2026 at 1:50 AM"],
  ["2025-08-23T13:00:00Z", "America/New_York", "Aug 23, 2025 at 9:00 AM"],
  ["2026-01-01T05:00:00Z", "America/New_York", "Jan 1, 2026 at 12:00 AM"],
  ["2026-07-04T16:00:00Z", "America/New_York", "Jul 4, 2026 at 12:00 PM"],
  ["2026-03-08T07:30:00Z", "America/New_York", "Mar 8, 2026 at 3:30 AM"],
])("%s in %s reads %s", { tags: ["CONST-014"] }, (moment, zone, expected) => {
  expect(momentText(new Date(moment), zoneNamed(zone))).toBe(expected);
});

test.each([
  ["2026-11-18T20:05:00Z", "America/New_York", "Nov 18"],
  ["2025-12-31T20:00:00Z", "America/New_York", "Dec 31, 2025"],
  ["2026-01-01T03:00:00Z", "America/New_York", "Dec 31, 2025"],
  ["2026-01-01T03:00:00Z", "UTC", "Jan 1"],
])("%s in %s is the day %s", (moment, zone, expected) => {
  expect(dayText(new Date(moment), new Date("2026-11-20T12:00:00Z"), zoneNamed(zone))).toBe(
    expected,
  );
});

test("a full day and a time are those of the time zone", () => {
  const moment = new Date("2026-11-18T20:05:00Z");
  expect(longDayText(moment, zoneNamed("Asia/Kathmandu"))).toBe("Thursday, November 19, 2026");
  expect(timeText(moment, zoneNamed("Asia/Kathmandu"))).toBe("1:50 AM");
});
