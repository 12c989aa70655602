import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { isClosingAhead, referralsSince } from "./ahead.ts";

const today = "2026-11-18" as Day;

test.each([
  ["2026-11-17", false],
  ["2026-11-18", true],
  ["2026-12-18", true],
  ["2026-12-19", false],
  // Nonexistent days, and text that is not a day.
  ["2026-11-31", false],
  ["soon", false],
  ["", false],
  [null, false],
])("a closing on %o is ahead: %o", (day, isAhead) => {
  expect(isClosingAhead(day, today)).toBe(isAhead);
});

test("referrals are counted for 180 days", () => {
  expect(referralsSince(new Date("2026-11-18T17:00:00Z"))).toEqual(
    new Date("2026-05-22T17:00:00Z"),
  );
});
