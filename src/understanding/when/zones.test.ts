import { expect, test } from "vitest";
import { hearWhen } from "./hear-when.ts";
import { wednesday } from "../corpus/hear-when.ts";

test.each([
  ["monday at 1 pm central", 780, "America/Chicago"],
  ["at ten eastern on monday", 600, "America/New_York"],
  ["at 3 pm EST on monday", 900, "America/New_York"],
  ["11 am pacific time", 660, "America/Los_Angeles"],
  ["2 o'clock chicago time", 840, "America/Chicago"],
  ["thursday at two your time", 840, "other"],
  ["two in the afternoon over there", 840, "other"],
  ["at nine in the morning my time", 540, "caller"],
  ["i'm on maui could we do nine in the morning my time", 540, "Pacific/Honolulu"],
])("%s", (said, minute, zone) => {
  const { when } = hearWhen(said.toLowerCase(), wednesday);
  expect(when?.minutes[0]).toBe(minute);
  expect(when?.zone).toBe(zone);
});

test("a time that is said in two zones is one time", () => {
  const said = "could we do nine in the morning my time wednesday two in the afternoon over there";
  const { when } = hearWhen(said, wednesday);
  expect(when).toMatchObject({ minutes: [840], zone: "other" });
});

test("a limit keeps its zone", () => {
  const { when } = hearWhen("monday after 3 chicago time", wednesday);
  expect(when).toMatchObject({ part: { from: 900, until: 1440 }, zone: "America/Chicago" });
});

test.each(["monday at 3", "monday at 3, central avenue", "is the pacific bank open monday at 3"])(
  "%s names no zone",
  (said) => expect(hearWhen(said, wednesday).when).not.toHaveProperty("zone"),
);
