import { expect, test } from "vitest";
import { optionalChoice } from "./choices.ts";

const choice = optionalChoice(["Condo", "Land"]);

test.each([
  ["Condo", "Condo"],
  ["", null],
  [null, null],
  [undefined, null],
])("%j becomes %j", (typed, expected) => {
  expect(choice.parse(typed)).toBe(expected);
});

test.each(["condo", "Castle", 1, ["Condo"]])("%j is refused", (typed) => {
  expect(choice.safeParse(typed).error?.issues[0]?.message).toBe("Choose one of the list.");
});
