import { expect, test } from "vitest";
import { countdownTo, launchDateDefault } from "./countdown.ts";

const launch = Date.parse(launchDateDefault);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const before = (ms: number) => countdownTo(launch, launch - ms);

test("the launch date is August 23, 2025, without a time zone", { tags: ["CONST-001"] }, () => {
  expect(launchDateDefault).toBe("2025-08-23T00:00:00");
});

test("the launch is midnight in the visitor's time zone", { tags: ["PUB-037"] }, () => {
  const date = new Date(launch);
  expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2025, 7, 23]);
  expect([date.getHours(), date.getMinutes(), date.getSeconds()]).toEqual([0, 0, 0]);
});

test("every unit has two digits", { tags: ["PUB-039"] }, () => {
  expect(before(day + 2 * hour + 3 * minute + 4 * second)).toEqual({
    days: "01",
    hours: "02",
    minutes: "03",
    seconds: "04",
  });
});

test.each([
  [second, "00 00 00 01"],
  [minute, "00 00 01 00"],
  [hour, "00 01 00 00"],
  [day, "01 00 00 00"],
  [day - second, "00 23 59 59"],
  [100 * day, "100 00 00 00"],
  [1_999, "00 00 00 01"],
])("%i ms before the launch it reads %s", { tags: ["PUB-038"] }, (ms, expected) => {
  expect(Object.values(before(ms) ?? {}).join(" ")).toBe(expected);
});

test("it counts one down in a second", { tags: ["PUB-040"] }, () => {
  expect(before(10 * second)?.seconds).toBe("10");
  expect(before(9 * second)?.seconds).toBe("09");
});

test.each([0, -1, 999, -day])(
  "nothing is left %i ms before the launch",
  { tags: ["PUB-041"] },
  (ms) => {
    expect(before(ms)).toBeNull();
  },
);

test("an invalid date shows no countdown", () => {
  expect(countdownTo(Number.NaN, launch)).toBeNull();
});
