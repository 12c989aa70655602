import { describe, expect, test } from "vitest";
import { errorsBetween, farFrom, meantWords } from "./nearness.ts";

test.each([
  ["john", "john", 0],
  ["jonh", "john", 1],
  ["smiht", "smith", 1],
  ["smit", "smith", 1],
  ["smitth", "smith", 1],
  ["gonzales", "gonzalez", 1],
  ["gonsales", "gonzalez", 2],
  ["", "ab", 2],
  ["kitten", "sitting", 3],
  ["marc", "longridge", 4],
])("between %j and %j are %i typing errors", (a, b, errors) => {
  expect(errorsBetween(a, b, 3)).toBe(errors);
  expect(errorsBetween(b, a, 3)).toBe(errors);
});

describe("a typed word", () => {
  test.each([
    ["jonh", "john", 1],
    ["gonsales", "gonzalez", 2],
    ["gonza", "gonzalez", 0.5],
    ["gozna", "gonzalez", 1.5],
  ])("%j may mean %j", (typed, word, far) => {
    expect(farFrom(typed, word)).toBe(far);
  });

  test.each([
    ["jon", "joe"],
    ["smith", "smattering"],
    ["jonh", "joseph"],
    ["a1b2", "a1b3"],
    ["gozn", "gonzalez"],
  ])("%j does not mean %j", (typed, word) => {
    expect(farFrom(typed, word)).toBeNull();
  });
});

test("the guesses are sorted by similarity, and a word without a similar one ends the guessing", () => {
  const known = ["joan", "john", "joseph", "smith", "smythe"];
  expect(meantWords(["jonh", "smiht"], known)).toEqual([["john"], ["smith"]]);
  expect(meantWords(["jonn"], known)).toEqual([["joan", "john"]]);
  expect(meantWords(["jo", "smiht"], known)).toEqual([["joan", "john", "joseph"], ["smith"]]);
  expect(meantWords(["jonh", "xyzzyx"], known)).toBeNull();
  // A word with this beginning precedes one with an error, regardless of the alphabet; and four are enough.
  expect(meantWords(["jonn"], ["joan", "jonny"])).toEqual([["jonny", "joan"]]);
  const many = ["smita", "smitb", "smitc", "smitd", "smite"];
  expect(meantWords(["smitx"], many)).toEqual([many.slice(0, 4)]);
});
