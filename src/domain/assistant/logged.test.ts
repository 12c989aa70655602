import { expect, test } from "vitest";
import { undoingOf } from "./logged.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = new Date("2026-11-22T12:00:01Z");
const at = (status: string, startsAt = later) => ({ status, startsAt });

test.each([
  ["booked", at("Scheduled"), "possible"],
  ["booked", at("Confirmed"), "possible"],
  ["booked", at("Scheduled", now), "tooLate"],
  ["booked", at("Completed"), "tooLate"],
  ["booked", at("Cancelled"), "done"],
  ["booked", null, "nothing"],
  ["moved", at("Scheduled"), "nothing"],
  ["message", null, "nothing"],
  ["cancelled", at("Cancelled"), "nothing"],
  ["action", null, "nothing"],
  [null, null, "nothing"],
  ["optedOut", null, "never"],
  ["optedOut", at("Scheduled"), "never"],
])("an entry about %j with the appointment %j: undoing is %s", (kind, appointment, undoing) => {
  expect(undoingOf({ kind, appointment }, now)).toBe(undoing);
});
