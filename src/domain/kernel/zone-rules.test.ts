import { expect, test } from "vitest";
import type { Day } from "./day.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import {
  addDays,
  daysBetween,
  instantOf,
  offsetAt,
  readRules,
  startOfDay,
  wallTimeOf,
  weekdayOf,
  haveSameClocks,
} from "./zone-rules.ts";

const at = (zone: string, day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf(zoneNamed(zone), { day: day as Day, minute: hour * 60 + minute })?.toISOString();
};

test.each([
  ["America/New_York", "2026-10-31", "09:00", "2026-10-31T13:00:00.000Z"],
  ["America/New_York", "2026-11-02", "09:00", "2026-11-02T14:00:00.000Z"],
  ["America/Phoenix", "2026-07-01", "09:00", "2026-07-01T16:00:00.000Z"],
  ["Asia/Kolkata", "2026-07-01", "09:00", "2026-07-01T03:30:00.000Z"],
  ["Asia/Kathmandu", "2026-07-01", "09:00", "2026-07-01T03:15:00.000Z"],
  ["Australia/Lord_Howe", "2026-01-10", "09:00", "2026-01-09T22:00:00.000Z"],
  ["Australia/Lord_Howe", "2026-07-10", "09:00", "2026-07-09T22:30:00.000Z"],
  ["Pacific/Kiritimati", "2026-07-10", "09:00", "2026-07-09T19:00:00.000Z"],
  ["Pacific/Honolulu", "2026-07-10", "09:00", "2026-07-10T19:00:00.000Z"],
  // Changed by law in 2026: a runtime of that summer still sets these clocks back.
  ["America/Vancouver", "2026-12-01", "09:00", "2026-12-01T16:00:00.000Z"],
  ["America/Edmonton", "2026-12-01", "09:00", "2026-12-01T15:00:00.000Z"],
  ["America/Winnipeg", "2026-12-01", "09:00", "2026-12-01T14:00:00.000Z"],
])("in %s the local time %s %s is %s", (zone, day, time, instant) => {
  expect(at(zone, day, time)).toBe(instant);
});

test.each([
  ["America/New_York", "2027-03-14", "02:30"],
  ["Europe/London", "2027-03-28", "01:30"],
  ["Australia/Lord_Howe", "2026-10-04", "02:15"],
])("in %s the local time %s %s does not exist", (zone, day, time) => {
  expect(at(zone, day, time)).toBeUndefined();
});

test.each([
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
  ["Australia/Lord_Howe", "2027-04-04", "01:45", "2027-04-03T14:45:00.000Z"],
])("in %s the local time %s %s occurs twice: the first counts", (zone, day, time, instant) => {
  expect(at(zone, day, time)).toBe(instant);
});

test("an invalid day has no instant", () => {
  for (const day of ["2026-02-30", "2026-13-01", "soon", ""])
    expect(at("America/New_York", day, "09:00")).toBeUndefined();
});

test("a day begins at midnight, or at its first existing minute", () => {
  const start = (zone: string, day: string) =>
    startOfDay(zoneNamed(zone), day as Day).toISOString();
  expect(start("America/New_York", "2026-11-20")).toBe("2026-11-20T05:00:00.000Z");
  // Cairo sets its clocks forward at midnight: that Friday begins at 1:00.
  expect(start("Africa/Cairo", "2027-04-30")).toBe("2027-04-29T22:00:00.000Z");
  expect(at("Africa/Cairo", "2027-04-30", "00:30")).toBeUndefined();
});

test("days are counted by dates, not by hours", () => {
  const march = "2027-03-13" as Day;
  expect(addDays(march, 2)).toBe("2027-03-15");
  expect(addDays(march, -13)).toBe("2027-02-28");
  expect(daysBetween(march, "2027-03-15" as Day)).toEqual([
    "2027-03-13",
    "2027-03-14",
    "2027-03-15",
  ]);
  expect(weekdayOf("2026-11-23" as Day)).toBe(1);
  expect(weekdayOf("2026-11-22" as Day)).toBe(7);
});

test("every slot of every day of three years converts both ways, as in another library", async () => {
  const { default: moment } = await import("moment-timezone");
  const zones = [
    "America/New_York",
    "America/Los_Angeles",
    "America/Phoenix",
    "Pacific/Honolulu",
    "Europe/London",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Apia",
  ];
  let checked = 0;
  const mismatches: string[] = [];
  for (const zone of zones) {
    const rules = zoneNamed(zone);
    for (const day of daysBetween("2026-01-01" as Day, "2028-12-31" as Day))
      for (let minute = 0; minute < 24 * 60; minute += 90) {
        const instant = instantOf(rules, { day, minute });
        if (!instant) continue;
        checked += 1;
        const back = wallTimeOf(rules, instant);
        const other = moment.tz(instant, zone);
        const isSame = back.day === day && back.minute === minute;
        const isSaid =
          other.format("YYYY-MM-DD") === day && other.hours() * 60 + other.minutes() === minute;
        if (!isSame || !isSaid) mismatches.push(`${zone} ${day} ${minute}`);
      }
  }
  expect(mismatches).toEqual([]);
  expect(checked).toBeGreaterThan(8 * 1_096 * 15);
});

test("rules read from a runtime agree with it", () => {
  const read = readRules(
    "America/New_York",
    (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
        "America/New_York",
      ).offsetNanoseconds / 60e9,
    { from: new Date("2024-01-01T00:00:00Z"), until: new Date("2028-01-01T00:00:00Z") },
  );
  expect(read.offsets).toHaveLength(9);
  for (let day = 0; day < 1_400; day += 1) {
    const instant = new Date(Date.UTC(2024, 0, 2, 6) + day * 24 * 60 * 60 * 1000);
    expect(offsetAt(read, instant)).toBe(offsetAt(zoneNamed("America/New_York"), instant));
  }
});

test.each([
  ["America/New_York", "America/Detroit", true],
  ["America/Denver", "America/Phoenix", false],
  ["Europe/Paris", "Europe/Berlin", true],
  ["America/New_York", "America/Chicago", false],
])("%s and %s have the same local time for a year: %s", (one, other, same) => {
  for (const at of ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"])
    expect(haveSameClocks(zoneNamed(one), zoneNamed(other), new Date(at))).toBe(same);
});
