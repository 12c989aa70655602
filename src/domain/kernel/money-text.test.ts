import { expect, test } from "vitest";
import { dollarsText } from "./money-text.ts";

test.each([
  [0, "$0"],
  [940_000, "$940,000"],
  [1_250_000.5, "$1,250,000.50"],
  [0.1, "$0.10"],
  [-1_500, "-$1,500"],
  [Number.MAX_SAFE_INTEGER, "$9,007,199,254,740,991"],
])("%d dollars read %s", (amount, expected) => {
  expect(dollarsText(amount)).toBe(expected);
});
