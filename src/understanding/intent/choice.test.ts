import { expect, test } from "vitest";
import type { Day } from "../calendar.ts";
import { hear } from "../corpus/hear.ts";

const tuesday = "2026-11-24" as Day;
const offered = [
  { day: tuesday, minute: 14 * 60 },
  { day: tuesday, minute: 15 * 60 },
  { day: "2026-11-25" as Day, minute: 10 * 60 },
];

test.each([
  ["the first one", { kind: "nth", nth: 1 }],
  ["first", { kind: "nth", nth: 1 }],
  ["the second", { kind: "nth", nth: 2 }],
  ["third please", { kind: "nth", nth: 3 }],
  ["the last one", { kind: "nth", nth: -1 }],
  ["option 3", { kind: "nth", nth: 3 }],
  ["number one", { kind: "nth", nth: 1 }],
  ["neither", { kind: "none" }],
  ["none of those", { kind: "none" }],
  ["something later", null],
  ["either", { kind: "any" }],
  ["any of those", { kind: "any" }],
  ["you pick", { kind: "any" }],
  ["the earlier one", { kind: "earliest" }],
  ["earliest", { kind: "earliest" }],
  ["later", { kind: "latest" }],
  ["the later", { kind: "latest" }],
  ["the first of december", null],
  ["first thing monday", null],
  ["first available", null],
  ["10 am", null],
  ["3", null],
  ["two", null],
  ["one", { kind: "nth", nth: 1 }],
  ["i'll take the second one", { kind: "nth", nth: 2 }],
  ["the one on wednesday", null],
  ["the one please", { kind: "nth", nth: 1 }],
  ["my choice is option two", { kind: "nth", nth: 2 }],
  ["nine thirty wednesday is the one my wife is happy with", null],
  ["that's the one I told her about", null],
  ["those don't work", { kind: "none" }],
  ["do you have anything else", { kind: "none" }],
  ["different day", { kind: "none" }],
  ["the 2 o'clock", null],
  ["the 10 30 one", null],
  ["doesn't matter", { kind: "any" }],
  ["both work", { kind: "any" }],
  ["the morning one", { kind: "earliest" }],
  ["no", null],
  ["the former", { kind: "nth", nth: 1 }],
  ["the latter", { kind: "nth", nth: -1 }],
  ["a bit later", null],
  ["2nd one", { kind: "nth", nth: 2 }],
  ["last option", { kind: "nth", nth: -1 }],
])("of 2 pm, 3 pm and 10 am, %s chooses %j", (text, choice) => {
  expect(hear(text, { expecting: "choice", offered }).choice).toEqual(choice);
});

test.each([
  "check with my boss first",
  "first i have a question",
  "it's my first time",
  "this is the first time i'm buying a house",
  "my last agent was terrible",
  "are you the same as last time",
  "is that on the second floor",
  "give me a second",
  "on second thought",
  "the fourth",
  "december second",
  "wednesday the second",
  "on the third",
  "could you repeat the last one",
])("%j chooses no place in the list", (text) => {
  expect(hear(text, { expecting: "choice", offered }).choice).toBeNull();
});

test.each([
  ["hmm maybe the second", 2],
  ["the first works for me", 1],
  ["the first time slot is fine", 1],
  ["the first time works", 1],
  ["i'd like the second please", 2],
  ["let's go with the last", -1],
  ["the middle one", 2],
])("%j: place %j", (text, nth) => {
  const { choice } = hear(text, { expecting: "choice", offered });
  expect(choice).toEqual(nth && { kind: "nth", nth });
});

test("a bare number can be a place or an hour: both are given", () => {
  const { choice, when } = hear("one", { expecting: "choice", offered });
  expect(choice).toEqual({ kind: "nth", nth: 1 });
  expect(when?.minutes).toEqual([13 * 60, 60]);
});

test("a bare number is an hour where that hour was offered", () => {
  const { choice, when } = hear("two", { expecting: "choice", offered });
  expect(choice).toBeNull();
  expect(when?.minutes[0]).toBe(14 * 60);
});

test("without an offer, nothing is chosen", () => {
  expect(hear("the first one").choice).toBeNull();
  expect(hear("none of those").choice).toBeNull();
});

test.each([
  ["the second one", { kind: "nth", nth: 2 }],
  ["I mean the first one", { kind: "nth", nth: 1 }],
  ["the later one", { kind: "latest" }],
  ["the earlier of the two", { kind: "earliest" }],
  ["the latter", { kind: "nth", nth: -1 }],
  ["the second", null],
  ["something later", null],
])("asked which of two days, %s chooses %j", (text, choice) => {
  expect(hear(text, { expecting: "day" }).choice).toEqual(choice);
});

const hours = [9 * 60, 13 * 60 + 30, 16 * 60 + 30].map((minute) => ({ day: tuesday, minute }));

test.each([
  ["2", null],
  ["two", null],
  ["let's do two", null],
  ["the one at 4:30", null],
  ["not the first one", null],
  ["the first, actually the second", null],
  ["the first one, no wait, the last one", null],
  ["option 2", { kind: "nth", nth: 2 }],
  ["the second one", { kind: "nth", nth: 2 }],
])("asked which time would suit, with three as examples: %j", (text, choice) => {
  expect(hear(text, { expecting: "time", offered: hours }).choice).toEqual(choice);
});

test("a bare number is the hour when a time is asked for", () => {
  const { when } = hear("2", {
    expecting: "time",
    offered: hours,
    about: { day: tuesday, minute: null },
  });
  expect(when?.minutes[0]).toBe(14 * 60);
});
