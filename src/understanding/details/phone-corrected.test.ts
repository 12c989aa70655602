import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const asked = { expecting: "phone", spoken: true } as const;

test.each([
  ["seven one eight then three more fives then oh one four two", "+17185550142"],
  ["seven one eight three fives oh one four two", "+17185550142"],
  ["seven one eight five five five oh one and two zeros", "+17185550100"],
  ["seven one eight and five five five four zeroes", "+17185550000"],
  ["seven one eight pause five five five pause zero one four two", "+17185550142"],
  ["seven one eight space five five five space zero one four two", "+17185550142"],
  ["seven seventy five five five oh one forty two", "+17705550142"],
  ["three twenty five five five oh one forty four", "+13205550144"],
  ["seven eighteen that's new york five five five oh one forty two", "+17185550142"],
  ["seven one eight which is brooklyn five five five oh one four two", "+17185550142"],
  ["five five five oh one four two that's a seven one eight number", "+17185550142"],
  ["five five five oh one four two with seven one eight in front", "+17185550142"],
  ["well i never call myself it's seven one eight five five five oh one four two", "+17185550142"],
])("digits said in another way: %s", (text, phone) => {
  const heard = hear(text, asked);
  expect(heard.phone).toBe(phone);
  expect(heard.delicate).toEqual([]);
});

test.each([
  ["seven one eight five five five zero one four three no two zero one four two", "+17185550142"],
  ["seven one eight five five five oh one four three hang on two oh one four two", "+17185550142"],
  ["seven one eight five five five oh one four three no sorry two", "+17185550142"],
  ["seven one eight five five five oh one four three no i'm lying four two", "+17185550142"],
  ["seven one eight five five five oh one four three i'm sorry one four two", "+17185550142"],
  [
    "nine one seven not seven one eight nine one seven five five five oh one four two",
    "+19175550142",
  ],
  ["seven one eight five five five oh one triple four no sorry oh one four two", "+17185550142"],
])("digits corrected within the number: %s", (text, phone) => {
  expect(hear(text, asked).phone).toBe(phone);
});

test.each([
  ["seven one eight five five five oh one four three no nine one seven", null],
  ["seven one eight five five five oh one four three no sorry eight six", null],
  ["seven one eight that's wrong five five five oh one four two", null],
  ["seven one eight that's not it five five five oh one four two", null],
  ["five five five oh one four two with seven one eight", null],
  ["seven seventy five five five oh one four", null],
  ["seven one eight three five five oh one four two", "+17183550142"],
  ["seven seventy five five five five oh one four two", "+17755550142"],
  ["call seven one eight five five five oh one four two not nine one seven", "+17185550142"],
])("what is not sure or says something else: %s", (text, phone) => {
  expect(hear(text, asked).phone).toBe(phone);
});

test.each([
  ["two fives", null],
  ["i need three twos and two fours", null],
  ["the two ones on friday", null],
])("no number in %s", (text, phone) => {
  expect(hear(text, asked).phone).toBe(phone);
});

test.each([
  "seven one eight five five five oh one four two and my social is one two three four five six seven eight nine",
  "my social is three twenty five fifty five one two three four",
  "that's 123-45-6789",
])("another personal number stays one: %s", (text) => {
  expect(hear(text, asked).delicate).toContain("personalNumbers");
});
