import { expect, test } from "vitest";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import {
  callsMadeWithoutAssistant,
  listedAppointments,
  listedTasks,
  newLeadsSince,
  thisMonthSince,
} from "./figures.ts";

test.each([
  ["2026-11-21T12:00:00.000Z", "2026-11-14T12:00:00.000Z"],
  // Clocks change in many places on these days; seven times 24 hours stay the same.
  ["2026-03-10T12:00:00.000Z", "2026-03-03T12:00:00.000Z"],
  ["2026-11-03T12:00:00.000Z", "2026-10-27T12:00:00.000Z"],
])("at %s a lead is new since %s", (now, since) => {
  expect(newLeadsSince(new Date(now)).toISOString()).toBe(since);
});

test("five appointments, five tasks and 123 calls", () => {
  expect([listedAppointments, listedTasks]).toEqual([5, 5]);
  expect(callsMadeWithoutAssistant).toEqual({
    count: 123,
    isPlaceholder: true,
    handledByAssistant: 0,
  });
});

const at = (zone: string, ...offsets: [string, number][]): ZoneRules => ({
  zone,
  offsets: offsets.map(([since, minutes]) => [Date.parse(since), minutes]),
});
const newYork = at(
  "America/New_York",
  ["2026-03-08T07:00:00Z", -240],
  ["2026-11-01T06:00:00Z", -300],
);
const kathmandu = at("Asia/Kathmandu", ["1986-01-01T00:00:00Z", 345]);

test.each([
  [newYork, "2026-11-22T12:00:00Z", "2026-11-01T04:00:00Z"],
  [newYork, "2026-11-01T03:59:59Z", "2026-10-01T04:00:00Z"],
  [newYork, "2026-12-01T05:00:00Z", "2026-12-01T05:00:00Z"],
  [newYork, "2026-12-01T04:59:59Z", "2026-11-01T04:00:00Z"],
  [kathmandu, "2026-10-31T18:15:00Z", "2026-10-31T18:15:00Z"],
  [kathmandu, "2026-10-31T18:14:59Z", "2026-09-30T18:15:00Z"],
])("in $zone.zone the month of %s began at %s", (rules, now, began) => {
  expect(thisMonthSince(rules, new Date(now))).toEqual(new Date(began));
});
