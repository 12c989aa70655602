import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["Which day suits you?", ["Which day suits you?"]],
  [
    "Hello. I am an assistant, not a person! How can I help?",
    ["Hello.", "I am an assistant, not a person!", "How can I help?"],
  ],
  ["I have 3:30 p.m. or 4 p.m. on Tuesday.", ["I have 3:30 p.m. or 4 p.m. on Tuesday."]],
  ["Is pat@clients.test right?", ["Is pat@clients.test right?"]],
  [
    "You meet Mr. Marsh at 12 St. Paul Ave. Brooklyn.",
    ["You meet Mr. Marsh at 12 St. Paul Ave. Brooklyn."],
  ],
  ["One line\nanother line", ["One line", "another line"]],
  ["It costs 1.5 hours. 3 people come.", ["It costs 1.5 hours.", "3 people come."]],
  ["… ?", []],
  ["", []],
])("%j is spoken as %j", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test("no piece exceeds what a browser speaks at once, and no words are lost", () => {
  const long = `${"tomorrow at nine, or ".repeat(30)}never.`;
  const pieces = sentencesOf(long);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(200);
  expect(pieces.join(" ")).toBe(long);
  expect(pieces.slice(0, -1).filter((piece) => !piece.endsWith(","))).toEqual([]);
  expect(sentencesOf("x".repeat(450)).map((piece) => piece.length)).toEqual([200, 200, 50]);
});
