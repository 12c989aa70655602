import { expect, test } from "vitest";
import { foldings } from "#test/harness/fold-cases.ts";
import { fold } from "./fold.ts";

test.each(foldings)("a search compares %j as %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});
