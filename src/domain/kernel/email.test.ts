import { expect, test } from "vitest";
import { optionalEmail, requiredEmail } from "./email.ts";
import { isEmail } from "./is-email.ts";

test.each([
  "ana@example.com",
  "ana.ruiz+leads@mail.example.co",
  "o'neil@example.com",
  "ANA@EXAMPLE.COM",
  "josé@exämple.de",
  "用户@例子.公司",
])("%s is an email address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "abc",
  "",
  "@example.com",
  "ana@",
  "ana@example",
  "ana@@example.com",
  "ana ruiz@example.com",
  "ana@exa mple.com",
  "ana@example..com",
  "ana@example.c",
  "ana@example.com, leo@example.com",
  "Ana <ana@example.com>",
  "ana@example.com\nbcc: all@example.com",
  `${"a".repeat(250)}@b.co`,
])("%j is not", (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  [" ana@example.com ", "ana@example.com"],
  ["", null],
  ["   ", null],
  [null, null],
  [undefined, null],
])("an optional email: %j becomes %j", (typed, expected) => {
  expect(optionalEmail.parse(typed)).toBe(expected);
});

test("a malformed email is refused with an example", () => {
  const message = "Enter an email address like name@example.com.";
  expect(optionalEmail.safeParse("abc").error?.issues[0]?.message).toBe(message);
  expect(requiredEmail.safeParse("abc").error?.issues[0]?.message).toBe(message);
});

test.each([undefined, null, "", "  "])(
  "a required email that is %j is asked for, once",
  (typed) => {
    const messages = requiredEmail.safeParse(typed).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(["Email is required."]);
  },
);
