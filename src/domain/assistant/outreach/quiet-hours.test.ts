import { describe, expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { placeOf } from "./place.ts";
import { isRestDay, nextOpening, nextWorkday, quietBy } from "./quiet-hours.ts";
import { isHoliday } from "./rules/holidays.ts";
import { hoursRules } from "./rules/hours.ts";

const rest = { zone: zoneNamed("America/New_York"), days: ["2026-12-24"] };
const placed = (number: string, state: string | null = null, zipCode: string | null = null) =>
  placeOf({ number, state, zipCode });
const ruleAt = (number: string, at: string, state?: string) =>
  quietBy(placed(number, state ?? null), new Date(at), zoneNamed)?.name ?? null;

// 2026-11-23 is a Monday; New York is five hours behind UTC, Los Angeles eight.
test.each([
  ["+12125550142", "2026-11-23T13:59:00Z", "hours.own"],
  ["+12125550142", "2026-11-23T12:59:00Z", "hours.federal"],
  ["+12125550142", "2026-11-23T14:00:00Z", null],
  ["+12125550142", "2026-11-24T00:59:00Z", null],
  ["+12125550142", "2026-11-24T01:00:00Z", "hours.own"],
  ["+12125550142", "2026-11-24T02:00:00Z", "hours.federal"],
  ["+12125550142", "2026-11-22T17:00:00Z", "hours.own"],
  ["+16175550142", "2026-11-24T01:00:00Z", "hours.MA"],
  ["+15025550142", "2026-11-23T14:59:00Z", "hours.KY"],
  ["+15025550142", "2026-11-23T15:00:00Z", null],
  ["+14015550142", "2026-11-23T23:00:00Z", "hours.RI"],
  ["+14015550142", "2026-11-28T14:59:00Z", "hours.RI"],
  ["+14015550142", "2026-11-28T15:00:00Z", null],
  // Thanksgiving
  ["+12055550142", "2026-11-26T18:00:00Z", "hours.AL"],
  ["+12125550142", "2026-11-26T18:00:00Z", null],
  // The Panhandle has two time zones: 9 AM in the east is 8 AM in the west.
  ["+18505550142", "2026-11-23T14:30:00Z", "hours.own"],
  ["+18505550142", "2026-11-23T15:00:00Z", null],
  ["+14165550142", "2026-11-28T14:30:00Z", "hours.canada"],
  ["+14165550142", "2026-11-28T15:00:00Z", null],
])("%s at %s is in quiet hours by %j", (number, at, rule) => {
  expect(ruleAt(number, at)).toBe(rule);
});

test("a New York number of someone in California is called only when it is not too early or late in either place", () => {
  const place = placed("+12125550142", "CA", "90001");
  const opening = nextOpening(place, {
    from: new Date("2026-11-23T14:00:00Z"),
    clocks: zoneNamed,
    rest,
  });
  expect(opening?.toISOString()).toBe("2026-11-23T17:00:00.000Z");
});

test.each([
  ["CA", null],
  [null, "90001"],
  [" ca ", "10001"],
])("an address in %j, %j counts besides a New York number", (state, zipCode) => {
  const place = placed("+12125550142", state, zipCode);
  expect(place).toEqual({
    regions: ["NY", "CA"],
    zones: ["America/New_York", "America/Los_Angeles"],
    isUnknown: false,
  });
});

test("where the place is unknown, hours are noon to eight in New York, and never Sunday", () => {
  expect(ruleAt("+18005550142", "2026-11-23T16:59:00Z")).toBe("hours.unknownPlace");
  expect(ruleAt("+18005550142", "2026-11-23T17:00:00Z")).toBe(null);
  expect(ruleAt("+18005550142", "2026-11-24T01:00:00Z")).toBe("hours.unknownPlace");
  expect(ruleAt("+18005550142", "2026-11-22T18:00:00Z")).toBe("hours.unknownPlace");
});

test("a rule applies from its effective date on", () => {
  expect(ruleAt("+12065550142", "2026-11-24T04:00:00Z")).toBe("hours.WA");
  expect(ruleAt("+12065550142", "2021-11-24T04:30:00Z")).toBe(null);
});

test("days off, and the days after them, are the professional's", () => {
  expect(isRestDay(rest, new Date("2026-12-24T05:00:00Z"))).toBe(true);
  expect(isRestDay(rest, new Date("2026-12-25T04:59:00Z"))).toBe(true);
  expect(isRestDay(rest, new Date("2026-12-25T05:00:00Z"))).toBe(false);
  expect(nextWorkday(rest, new Date("2026-12-24T20:00:00Z"))?.toISOString()).toBe(
    "2026-12-25T05:00:00.000Z",
  );
  const opening = nextOpening(placed("+12125550142"), {
    from: new Date("2026-12-24T15:00:00Z"),
    clocks: zoneNamed,
    rest,
  });
  expect(opening?.toISOString()).toBe("2026-12-25T14:00:00.000Z");
});

test("when every day is a day off, there is no next opening", () => {
  const days = Array.from({ length: 90 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
  );
  const always = { zone: rest.zone, days };
  const from = new Date("2026-11-23T15:00:00Z");
  expect(nextOpening(placed("+12125550142"), { from, clocks: zoneNamed, rest: always })).toBeNull();
  expect(nextWorkday(always, from)).toBeNull();
});

describe("holidays", () => {
  test.each([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-02-17",
    "2026-04-03",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-11-27",
    "2026-12-25",
    "2027-03-26",
    "2027-07-05",
  ])("%s is a holiday", (day) => expect(isHoliday(day as Day)).toBe(true));

  test.each(["2026-01-12", "2026-05-18", "2026-07-02", "2026-11-24", "2026-12-24", "2026-10-19"])(
    "%s is not",
    (day) => expect(isHoliday(day as Day)).toBe(false),
  );
});

test("each rule names its source, its effective date and when it was reviewed", () => {
  for (const rule of hoursRules) {
    expect(rule.source.length, rule.name).toBeGreaterThan(10);
    expect(rule.effectiveFrom <= rule.reviewedOn, rule.name).toBe(true);
  }
  expect(new Set(hoursRules.map(({ name }) => name)).size).toBe(hoursRules.length);
});
