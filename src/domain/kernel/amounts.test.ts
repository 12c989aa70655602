import { expect, test } from "vitest";
import { optionalDollars, optionalPercent } from "./amounts.ts";

test.each([
  [0, 0],
  [-1, -1],
  [0.01, 0.01],
  [300_000, 300_000],
  [6.125, 6.125],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [-Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER],
])("%d is stored as the same number", { tags: ["CRM-109"] }, (typed, expected) => {
  expect(optionalDollars.parse(typed)).toBe(expected);
  expect(optionalPercent.parse(typed)).toBe(expected);
});

test.each([null, undefined])("%j is stored as null, not as 0", (typed) => {
  expect(optionalDollars.parse(typed)).toBeNull();
  expect(optionalPercent.parse(typed)).toBeNull();
});

test.each([
  ["NaN", Number.NaN],
  ["1e999", Number("1e999")],
  ["a text", "300000"],
  ["an empty text", ""],
  ["a flag", true],
])("%s is not a number and is refused", (_title, typed) => {
  expect(optionalDollars.safeParse(typed).error?.issues[0]?.message).toBe("Enter a number.");
});

test("what a number cannot represent exactly is refused with that reason", () => {
  const large = optionalDollars.safeParse(1e16);
  expect(large.error?.issues[0]?.message).toBe("This is too large for dollars.");
  const small = optionalPercent.safeParse(-1e16);
  expect(small.error?.issues[0]?.message).toBe("This is too small for percent.");
});
