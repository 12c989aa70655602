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
  ["902467, 6 digits", "902467"],
  ["nine oh two four six seven, six digits", "902467"],
  ["move 966603 to 12/4", "966603"],
  ["it's 904567 I think, yeah 904567", "904567"],
  ["12345", null],
  ["1234567", null],
  ["12/04/26", null],
  ["718 555 0142", null],
  ["i don't have it", null],
])("when a code was asked for, %s gives %j", (text, code) => {
  expect(hear(text, { expecting: "code" }).code).toBe(code);
});

test.each([
  ["my code is 123456", "123456"],
  ["cancel my appointment, confirmation number 123-456", "123456"],
  ["the booking code is one two three four five six", "123456"],
  ["123456", "123456"],
  ["no. 902467", "902467"],
  ["it's nine oh two, four six seven please", "902467"],
  ["move 966603 to 12/4", "966603"],
  ["cancel appointment 966603", "966603"],
  ["reschedule #966603 for tuesday", "966603"],
  ["902467 cancel pls", "902467"],
  ["we could spend 450000", null],
  ["my loan is 300000, can I move my appointment", null],
  ["my zip code is 112010", null],
  ["area code 718 555 0142", null],
  ["I need 123456 dollars", null],
])("unasked, %s gives %j", (text, code) => {
  expect(hear(text).code).toBe(code);
});

test.each(["day", "phone", "choice"] as const)(
  "a bare number is no code when the question was for a %s",
  (expecting) => {
    expect(hear("450000", { expecting }).code).toBeNull();
  },
);

test('"no." before a code is a number, and no refusal', () => {
  expect(hear("no. 902467").answer).toBeNull();
});
