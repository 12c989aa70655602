import { expect, test } from "vitest";
import { joinParts } from "./call-speech.ts";

test("a new part is appended, and a repeated beginning replaces what was there", () => {
  expect(joinParts("", "I would like")).toBe("I would like");
  expect(joinParts("I would like", "to book")).toBe("I would like to book");
  expect(joinParts("Make it ten", "make it ten thirty")).toBe("make it ten thirty");
  expect(joinParts("Two is", "Two's fine")).toBe("Two is Two's fine");
});
