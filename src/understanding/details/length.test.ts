import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  ["30 minutes", 30],
  ["half an hour", 30],
  ["an hour", 60],
  ["one hour", 60],
  ["a quick 15", 15],
  ["quick 15 minute call", 15],
  ["hour and a half", null],
  ["45 minutes please", 45],
  ["can we do 45 minutes on tuesday at 3", 45],
  ["in 30 minutes", null],
  ["i'm 30 minutes away", null],
  ["a 30 year mortgage", null],
  ["an hour later", null],
  ["call me back in an hour", null],
  ["half hour works", 30],
  ["15 min", 15],
  ["fifteen minutes", 15],
  ["forty five minutes", 45],
  ["20 minutes", null],
  ["make it 45", 45],
  ["make it an hour", 60],
  ["45", 45],
  ["happy hour", null],
  ["I'll be 15 minutes late", null],
  ["thirty minute appointment tomorrow", 30],
  ["within the hour", null],
  ["it takes me 30 minutes to get there", null],
  ["let's do the full hour", 60],
  ["a 1 hour meeting", 60],
  ["can i get a half-hour slot", 30],
  ["60 mins", 60],
  ["just 15", 15],
])("%s is a length of %j minutes", (text, minutes) => {
  expect(hear(text).durationMinutes).toBe(minutes);
});

test("a length that cannot be booked is ignored", () => {
  expect(hear("an hour", { durations: [15, 30] }).durationMinutes).toBeNull();
  expect(hear("20 minutes", { durations: [20] }).durationMinutes).toBe(20);
});
