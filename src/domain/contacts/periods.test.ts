import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { spanOf } from "./periods.ts";

test.each([
  ["2026-01-01", "2026-01-01", "2026-03-31"],
  ["2026-03-31", "2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-04-01", "2026-06-30"],
  ["2026-09-30", "2026-07-01", "2026-09-30"],
  ["2026-12-31", "2026-10-01", "2026-12-31"],
])("the quarter of %s is %s to %s", (today, from, until) => {
  expect(spanOf("quarter", today as Day)).toEqual({ from, until });
});

test("a year is its first to its last day, and all has no bounds", () => {
  const today = "2026-11-23" as Day;
  expect(spanOf("year", today)).toEqual({ from: "2026-01-01", until: "2026-12-31" });
  expect(spanOf("all", today)).toBeNull();
});
