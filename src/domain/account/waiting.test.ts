import { expect, test } from "vitest";
import { waitText } from "./waiting.ts";

test.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [300, "5 minutes"],
])("a wait of %i s is shown as %s", (seconds, told) => {
  expect(waitText(seconds)).toBe(`Too many tries. Wait ${told}, then try again.`);
});
