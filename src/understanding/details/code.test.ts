import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  ["123456", "123456"],
  ["123-456", "123456"],
  ["123 456", "123456"],
  ["1 2 3 4 5 6", "123456"],
  ["one two three four five six", "123456"],
  ["twelve thirty four fifty six", "123456"],
  ["double one two three four five", "112345"],
  ["oh oh seven nine nine one", "007991"],
  ["sure, it's one two three, four five six", "123456"],
  ["one too three for five six", "123456"],
  ["12345", null],
  ["1234567", null],
  ["718 555 0142", null],
  ["i don't have it", null],
])("when a code was asked for, %s gives %j", (text, code) => {
  expect(hear(text, { expecting: "code" }).code).toBe(code);
});

test.each([
  ["my code is 123456", "123456"],
  ["cancel my appointment, confirmation number 123-456", "123456"],
  ["the booking code is one two three four five six", "123456"],
  ["123456", null],
  ["my zip code is 112010", null],
  ["area code 718 555 0142", null],
  ["I need 123456 dollars", null],
])("unasked, %s gives %j", (text, code) => {
  expect(hear(text).code).toBe(code);
});
