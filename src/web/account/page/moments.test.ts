import { expect, test } from "vitest";
import { agoText } from "./moments.ts";

const now = new Date("2026-11-18T12:00:00Z");

test.each([
  ["2026-11-18T12:00:00Z", "just now"],
  ["2026-11-18T11:55:00Z", "just now"],
  ["2026-11-18T12:01:00Z", "just now"],
  ["2026-11-18T11:53:00Z", "7 minutes ago"],
  ["2026-11-18T09:01:00Z", "2 hours ago"],
  ["2026-11-17T12:00:00Z", "yesterday"],
  ["2026-11-08T12:00:00Z", "last week"],
  ["2026-09-01T12:00:00Z", "2 months ago"],
  ["2024-11-01T12:00:00Z", "2 years ago"],
])("%s is %s", (moment, words) => {
  expect(agoText(new Date(moment), now)).toBe(words);
});
