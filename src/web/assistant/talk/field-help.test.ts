import { expect, test } from "vitest";
import { helpWith } from "./field-help.ts";

test.each([
  ["email", { inputMode: "email", autoComplete: "email" }],
  ["phone", { inputMode: "tel", autoComplete: "tel" }],
  ["name", { autoComplete: "name" }],
  ["code", { inputMode: "numeric", autoComplete: "one-time-code" }],
  ["want", {}],
] as const)("the field has the attributes for the expected %s", (expecting, help) => {
  expect(helpWith(expecting)).toMatchObject(help);
  expect(Object.hasOwn(helpWith("day"), "inputMode")).toBe(false);
});
