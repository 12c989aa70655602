import { expect, test } from "vitest";
import { readAmount } from "./use-amount-text.ts";

test.each([
  ["300000", 300_000],
  ["$312,345.67", 312_345.67],
  [" 1 000 ", 1000],
  [".5", 0.5],
  ["12.", 12],
  ["0.005", 0.01],
  ["-5", -5],
])("%j is read as %d dollars", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  "",
  " ",
  "$",
  "much",
  "1e5",
  "12.3.4",
  "0x10",
  "Infinity",
  "NaN",
  "9".repeat(20),
  "--1",
])("%j is no amount", (text) => {
  expect(readAmount(text)).toBeNull();
});
