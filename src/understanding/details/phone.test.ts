import fc from "fast-check";
import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  "(718) 555-0142",
  "718.555.0142",
  "718-555-0142",
  "718 555 0142",
  "7185550142",
  "+1 718 555 0142",
  "1-718-555-0142",
  "718/555-0142",
  "seven one eight five five five oh one four two",
  "seven one eight. five five five. oh one four two.",
  "seven eighteen five fifty five oh one forty two",
  "area code 718, five five five, oh one four two",
  "my number is area code 718 555 0142",
  "seven one eight triple five zero one four two ext 12",
  "718 five five five 0142",
  "plus one seven one eight five five five oh one four two",
  "on the 2nd 718 555 0142",
  "not 917 555 0143, it's 718 555 0142",
  "you can call me at 718 555 0142 for 30 minutes",
])("%s", (text) => {
  expect(hear(text).phone).toBe("+17185550142");
});

test.each([
  ["five five five, eight hundred, five thousand", "+15558005000"],
  ["double five five eight hundred double oh double one", "+15558000011"],
  ["+44 20 7946 0958", "+442079460958"],
  ["my number is +84 90 123 4567", "+84901234567"],
  ["it's 555 0142", null],
  ["118 555 0142", null],
  ["718 155 0142", null],
  ["44 20 7946 0958", null],
  ["4111 1111 1111 1111", null],
  ["123-45-6789", null],
  ["my account number is 2125550142", null],
  ["2026-12-02 10:30", null],
  ["2026-12-02 10 am", null],
  ["500 to 600 thousand", null],
  ["718 555 0142 is wrong", null],
])("%s gives %j", (text, phone) => {
  expect(hear(text).phone).toBe(phone);
});

test("when a number was asked for, words that sound like digits are digits", () => {
  const text = "seven one ate five five five oh won for too";
  expect(hear(text, { expecting: "phone" }).phone).toBe("+17185550142");
  expect(hear(text).phone).toBeNull();
});

test("a number is not also understood as a day or time", () => {
  expect(hear("718 555 0142", { expecting: "time" }).when).toBeNull();
});

const words = "zero one two three four five six seven eight nine".split(" ");
const from = (least: number, most: number) => fc.integer({ min: least, max: most });
const national = fc
  .tuple(from(2, 9), from(0, 99), from(2, 9), from(0, 999_999))
  .map(([area, areaRest, exchange, rest]) => {
    const pad = (number: number, length: number) => String(number).padStart(length, "0");
    return `${area}${pad(areaRest, 2)}${exchange}${pad(rest, 6)}`;
  });

test("every number of the numbering plan is understood when spoken", () => {
  fc.assert(
    fc.property(national, fc.boolean(), (digits, isOh) => {
      const said = [...digits].map((digit) =>
        digit === "0" && isOh ? "oh" : words[Number(digit)],
      );
      expect(hear(said.join(" "), { expecting: "phone" }).phone).toBe(`+1${digits}`);
    }),
  );
});

test("every number of the numbering plan is understood when typed", () => {
  fc.assert(
    fc.property(national, fc.constantFrom("-", ".", " ", ""), (digits, sign) => {
      const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
      expect(hear(`it's ${parts.join(sign)}`).phone).toBe(`+1${digits}`);
    }),
  );
});
