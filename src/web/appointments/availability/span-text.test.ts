import { expect, test } from "vitest";
import { noticeOptions, spanText } from "./span-text.ts";

test.each([
  [0, "None"],
  [30, "30 minutes"],
  [60, "1 hour"],
  [90, "90 minutes"],
  [720, "12 hours"],
  [1440, "1 day"],
  [43_200, "30 days"],
])("%i minutes are %s", (minutes, text) => {
  expect(spanText(minutes)).toBe(text);
});

test("a stored minimum notice that is not a choice is listed once", () => {
  const values = noticeOptions("90").map(({ value }) => value);
  expect(values.slice(0, 5)).toEqual(["0", "30", "60", "90", "120"]);
  expect(noticeOptions("60")).toHaveLength(values.length - 1);
});
