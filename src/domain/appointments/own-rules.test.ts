import { expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { availabilitySchema, weekdayKeys } from "./availability.ts";
import type { Busy, Circumstances } from "./free-slots.ts";
import { brokenRules, overlapping } from "./own-rules.ts";

const zone = zoneNamed("America/New_York");
const now = new Date("2026-11-20T15:00:00Z");
const monday = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);
const taken: Busy = { startsAt: monday("10:00"), durationMinutes: 30, countsTowardsCap: true };
const given = (settings: object, busy: Busy[] = [taken]): Circumstances => ({
  kind: "Appointment",
  availability: availabilitySchema.parse(settings),
  zone,
  busy,
  now,
});
const plan = (time: string, durationMinutes = 30) => ({
  startsAt: monday(time),
  durationMinutes,
  takesTime: true,
});
const nineToFive = {
  weeklyHours: Object.fromEntries(
    weekdayKeys.map((day) => [day, [{ from: "09:00", until: "17:00" }]]),
  ),
};

test("without settings no rule is broken, at any time of the day and in the past", () => {
  for (const time of ["00:00", "12:30", "23:59"])
    expect(brokenRules(given({}), plan(time))).toEqual([]);
  const past = { ...plan("09:00"), startsAt: new Date("2020-01-01T09:00:00Z") };
  expect(brokenRules(given({}), past)).toEqual([]);
});

test.each([
  ["outside the hours", nineToFive, plan("17:00"), ["outside hours"]],
  ["partly outside", nineToFive, plan("16:45"), ["outside hours"]],
  ["within, to the minute", nineToFive, plan("16:30"), []],
  [
    "a day off",
    { ...nineToFive, daysOff: [{ from: "2026-11-23", until: "2026-11-23" }] },
    plan("18:00"),
    ["day off"],
  ],
  ["too close after", { bufferMinutes: 15 }, plan("10:40"), ["too close"]],
  ["too close before", { bufferMinutes: 15 }, plan("09:20"), ["too close"]],
  ["far enough", { bufferMinutes: 15 }, plan("10:45"), []],
  ["a full day", { dailyCap: 1 }, plan("14:00"), ["day full"]],
])("%s", (_, settings, wish, rules) => {
  expect(brokenRules(given(settings), wish)).toEqual(rules);
});

test("entries that block no time break no rule", () => {
  const task = { ...plan("20:00"), takesTime: false };
  expect(brokenRules(given({ ...nineToFive, dailyCap: 1 }), task)).toEqual([]);
});

test("two entries overlap when they share a minute, and not when they touch", () => {
  for (const [time, minutes, overlaps] of [
    ["09:30", 30, false],
    ["09:30", 31, true],
    ["10:29", 1, true],
    ["10:30", 30, false],
    ["09:00", 240, true],
  ] as const)
    expect(overlapping([taken], plan(time, minutes)) !== undefined, `${time} ${minutes}`).toBe(
      overlaps,
    );
});
