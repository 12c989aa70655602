import { expect, test } from "vitest";
import { countDone, stepsOf } from "./first-steps.ts";

test.each([
  ["Real Estate", ["lead", "bookingLink", "invitation"]],
  ["Mortgage", ["lead", "bookingLink", "invitation"]],
  ["Title Company", ["lead", "bookingLink"]],
  [null, ["lead", "bookingLink"]],
])("business %s has the steps %j", (businessType, steps) => {
  expect(stepsOf({ businessType })).toEqual(steps);
});

test("only the professional's own steps are counted", () => {
  const done = { lead: true, bookingLink: false, invitation: true };
  expect(countDone(stepsOf({ businessType: "Mortgage" }), done)).toBe(2);
  expect(countDone(stepsOf({ businessType: "Title Company" }), done)).toBe(1);
});
