import { expect, test } from "vitest";
import { isGuess } from "./far-moment.ts";

const now = new Date("2026-11-23T15:00:00Z");

test.each([
  ["2026-11-23T15:00:00Z", false],
  ["2030-11-23T15:00:00Z", false],
  ["2030-11-23T15:01:00Z", true],
  ["2036-11-01T15:00:00Z", true],
  ["2020-01-01T00:00:00Z", false],
])("the local time of %s is a guess: %s", (moment, expected) => {
  expect(isGuess(new Date(moment), now)).toBe(expected);
});
