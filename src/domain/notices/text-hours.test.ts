import { expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { textTime } from "./text-hours.ts";

const zone = zoneNamed("America/New_York");

test.each([
  ["2026-11-18T08:00:00-05:00", "2026-11-18T08:00:00-05:00"],
  ["2026-11-18T20:59:59-05:00", "2026-11-18T20:59:59-05:00"],
  ["2026-11-18T21:00:00-05:00", "2026-11-19T08:00:00-05:00"],
  ["2026-11-18T23:59:59-05:00", "2026-11-19T08:00:00-05:00"],
  ["2026-11-18T00:00:00-05:00", "2026-11-18T08:00:00-05:00"],
  ["2026-11-18T07:59:59-05:00", "2026-11-18T08:00:00-05:00"],
  // The nights in which clocks go back and forward.
  ["2026-10-31T22:00:00-04:00", "2026-11-01T08:00:00-05:00"],
  ["2027-03-13T22:00:00-05:00", "2027-03-14T08:00:00-04:00"],
  ["2027-03-14T03:30:00-04:00", "2027-03-14T08:00:00-04:00"],
])("what happens at %s is texted at %s", (now, then) => {
  expect(textTime(new Date(now), zone)).toEqual(new Date(then));
});
