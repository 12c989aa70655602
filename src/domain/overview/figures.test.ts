import { expect, test } from "vitest";
import {
  callsMadeWithoutAssistant,
  listedAppointments,
  listedTasks,
  newLeadsSince,
} from "./figures.ts";

test.each([
  ["2026-11-21T12:00:00.000Z", "2026-11-14T12:00:00.000Z"],
  // Clocks of many places change on these days; seven times 24 hours stay what they are.
  ["2026-03-10T12:00:00.000Z", "2026-03-03T12:00:00.000Z"],
  ["2026-11-03T12:00:00.000Z", "2026-10-27T12:00:00.000Z"],
])("at %s a lead is new since %s", (now, since) => {
  expect(newLeadsSince(new Date(now)).toISOString()).toBe(since);
});

test("five appointments, five tasks and 123 calls", () => {
  expect([listedAppointments, listedTasks]).toEqual([5, 5]);
  expect(callsMadeWithoutAssistant).toEqual({ count: 123, isPlaceholder: true });
});
