import { expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { howLongAgo } from "./how-long-ago.ts";

const newYork = zoneNamed("America/New_York");
const now = new Date("2026-11-18T20:00:00Z"); // 3 PM there

test.each([
  ["2026-11-18T20:00:30Z", "Just now"],
  ["2026-11-18T19:59:01Z", "Just now"],
  ["2026-11-18T19:59:00Z", "1 minute ago"],
  ["2026-11-18T19:00:01Z", "59 minutes ago"],
  ["2026-11-18T19:00:00Z", "1 hour ago"],
  ["2026-11-18T05:00:00Z", "15 hours ago"],
  ["2026-11-18T04:59:00Z", "Yesterday at 11:59 PM"],
  ["2026-11-17T05:00:00Z", "Yesterday at 12:00 AM"],
  ["2026-11-17T04:59:00Z", "Nov 16"],
  ["2025-12-31T20:00:00Z", "Dec 31, 2025"],
])("%s reads %s", (moment, text) => {
  expect(howLongAgo(new Date(moment), now, newYork)).toBe(text);
});

test("days are those of the reader's time zone", () => {
  const moment = new Date("2026-11-18T14:00:00Z");
  expect(howLongAgo(moment, now, zoneNamed("Asia/Tokyo"))).toBe("Yesterday at 11:00 PM");
});
