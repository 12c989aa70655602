import { expect, test } from "vitest";
import { dollarsText, exactDollars } from "./money-text.ts";

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

test.each([
  ["0", "$0"],
  ["940000", "$940,000"],
  ["940000.50", "$940,000.50"],
  ["940000.00", "$940,000"],
  ["9007199254740993.01", "$9,007,199,254,740,993.01"],
  ["-12.05", "-$12.05"],
])("the exact decimal %s is %s", (decimal, text) => {
  expect(exactDollars(decimal)).toBe(text);
});
