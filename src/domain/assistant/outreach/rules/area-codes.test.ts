import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { usStates } from "#domain/kernel/us-states.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { areaOf } from "./area-codes.ts";
import { isCanadian, regions, zonesOf } from "./regions.ts";
import { stateOfZip } from "./zip-codes.ts";

const kindOf = (number: string) => areaOf(number).kind;
const regionOf = (number: string) => {
  const area = areaOf(number);
  return area.kind === "place" ? area.region : area.kind;
};
const zonesAt = (number: string) => {
  const area = areaOf(number);
  return area.kind === "place" ? area.zones : [];
};

test("every code that libphonenumber places in the US or Canada has its country here", () => {
  const wrong: string[] = [];
  for (let code = 200; code < 1000; code += 1) {
    const number = `+1${code}2345678`;
    const known = parsePhoneNumberFromString(number);
    if (!known?.isValid()) continue;
    const isPlace = known.getType() === "FIXED_LINE_OR_MOBILE" || known.getType() === "FIXED_LINE";
    const area = areaOf(number);
    const country = area.kind === "place" ? (isCanadian(area.region) ? "CA" : "US") : area.kind;
    const home = ["PR", "VI", "GU", "MP", "AS"].includes(known.country!) ? "US" : known.country!;
    const expected = ["US", "CA"].includes(home)
      ? isPlace
        ? home
        : known.getType() === "PREMIUM_RATE"
          ? "premium"
          : "anywhere"
      : "foreign";
    if (country !== expected) wrong.push(`${code}: ${country}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["+12125550142", "NY"],
  ["+17185550142", "NY"],
  ["+18505550142", "FL"],
  ["+14155550142", "CA"],
  ["+15125550142", "TX"],
  ["+14055550142", "OK"],
  ["+18085550142", "HI"],
  ["+19075550142", "AK"],
  ["+12025550142", "DC"],
  ["+17875550142", "PR"],
  ["+14165550142", "CA-ON"],
  ["+18675550142", "CA-north"],
])("%s was issued in %s", (number, region) => {
  expect(regionOf(number)).toBe(region);
});

test.each([
  ["+19005550142", "premium"],
  ["+19765550142", "premium"],
  ["+12129765000", "premium"],
  ["+12125551212", "premium"],
  ["+18765550142", "foreign"],
  ["+12425550142", "foreign"],
  ["+442079460000", "foreign"],
  ["2125550142", "foreign"],
  ["+1212555014", "foreign"],
  ["+121255501420", "foreign"],
  ["+11125550142", "foreign"],
  ["+12121550142", "foreign"],
  ["", "foreign"],
  ["+18005550142", "anywhere"],
  ["+18775550142", "anywhere"],
  ["+15005550142", "anywhere"],
  ["+15552340142", "anywhere"],
  ["+16005550142", "anywhere"],
])("%s is %s", (number, kind) => {
  expect(kindOf(number)).toBe(kind);
});

test("a code in two time zones has both, and one within a split state only its own", () => {
  expect(zonesAt("+18505550142")).toEqual(["America/New_York", "America/Chicago"]);
  expect(zonesAt("+13055550142")).toEqual(["America/New_York"]);
  expect(zonesAt("+19155550142")).toEqual(["America/Denver"]);
  expect(zonesAt("+15035550142")).toEqual(["America/Los_Angeles"]);
});

describe("every region", () => {
  test.each(regions)("%s has time zones that the bundled release knows", (region) => {
    expect(zonesOf(region).length).toBeGreaterThan(0);
    for (const zone of zonesOf(region)) expect(zoneNamed(zone).offsets.length).toBeGreaterThan(0);
  });
});

test.each([
  ["10001", "NY"],
  ["33101", "FL"],
  ["75001", "TX"],
  ["73301", "TX"],
  ["88510", "TX"],
  ["73008", "OK"],
  ["90001", "CA"],
  ["96801", "HI"],
  ["99501", "AK"],
  ["02108", "MA"],
  ["05501", "MA"],
  ["06390", "CT"],
  ["20001", "DC"],
  ["20101", "VA"],
  ["00901", "PR"],
  ["39901", "GA"],
  ["36101-1234", "AL"],
  ["09012", null],
  ["34012", null],
  ["1000", null],
  ["K1A 0B1", null],
  ["", null],
])("zip code %j is in %j", (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

test("each state has a zip code", () => {
  const found = new Set(
    Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, "0")}01`)),
  );
  expect(usStates.filter((state) => !found.has(state))).toEqual([]);
});
