import fc from "fast-check";
import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test.each([
  ["my card is 4111 1111 1111 1111 ok", "my card is ••• ok"],
  ["4111111111111111", "•••"],
  ["4111-1111-1111-1111", "•••"],
  ["378282246310005", "•••"],
  ["my social is 123-45-6789", "my social is •••"],
  ["123 45 6789", "•••"],
  ["ssn: 123456789.", "ssn: •••."],
  ["123456789", "•••"],
  ["account number 12345678 please", "account number ••• please"],
  ["my checking account is 000123456789", "my checking account is •••"],
  ["routing 021000021", "routing •••"],
  ["card cvv 123", "card cvv •••"],
  ["My social is one two three four five six seven eight nine.", "My social is •••."],
  ["four one one one one one one one one one one one one one one one", "•••"],
])("%s becomes %s", (text, kept) => {
  expect(redact(text)).toBe(kept);
});

test.each([
  "call me at 718 555 0142",
  "(718) 555-0142",
  "+1 718 555 0142",
  "my code is 123456",
  "about my account, call me at 718 555 0142",
  "seven one eight five five five oh one four two",
  "tuesday at 10:30 on 12/02/2026",
  "4111 1111 1111 1112",
  "a house of 1,250,000 dollars at 12 Elm Street, 11201",
  "+442079460958",
])("%s is unchanged", (text) => {
  expect(redact(text)).toBe(text);
});

test("a mask that splits digits reveals no other number", () => {
  const once = redact("123-45-6789 1 718 555 0142 718 555 0142");
  expect(redact(once)).toBe(once);
});

test("redacting twice changes nothing more", () => {
  const digitsAndWords = fc.array(
    fc.constantFrom(
      "account",
      "ssn",
      "card",
      "4111111111111111",
      "123-45-6789",
      "718 555 0142",
      "1",
      "-",
      " ",
      ".",
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        digitsAndWords.map((parts) => parts.join(" ")),
      ),
      (text) => {
        expect(redact(redact(text))).toBe(redact(text));
        expect(redact(text)).not.toContain("4111111111111111");
      },
    ),
  );
});
