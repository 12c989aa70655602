import { expect, test } from "vitest";
import { tellApart } from "./close-call.ts";

test.each([
  [43.004, 43, { one: "43.004", other: "43.000", decimals: 3 }],
  [43.5, 43, { one: "43.50", other: "43.00", decimals: 2 }],
  [2500.0000004, 2500, { one: "2500.0000004", other: "2500.0000000", decimals: 7 }],
  [43, 43, { one: "43.00", other: "43.00", decimals: 2 }],
])("%s beside %s shows enough digits to distinguish them", (one, other, told) => {
  expect(tellApart(one, other, 2)).toEqual(told);
});

test("two that differ beyond all decimals are still distinguished", () => {
  const { one, other } = tellApart(43 + 1e-13, 43, 2);
  expect(one).not.toBe(other);
});
