import { expect, test } from "vitest";
import { dialled, numberText } from "./number-text.ts";

test.each([
  ["(718) 555-0142", "+17185550142"],
  ["718.555.0142", "+17185550142"],
  ["1 718 555 0142", "+17185550142"],
  ["+1 718 555 0142", "+17185550142"],
  ["+44 20 7946 0018", "+442079460018"],
  ["call me", "callme"],
  ["  ", ""],
])("%j is dialed as %j", (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

test("a phone number is shown in groups, and anything else stays the same", () => {
  expect(numberText("+17185550142")).toBe("+1 718 555 0142");
  expect(numberText("+442079460018")).toBe("+442079460018");
  expect(numberText("jane@example.com")).toBe("jane@example.com");
});
