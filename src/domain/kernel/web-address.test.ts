import { expect, test } from "vitest";
import { isWebAddress, optionalWebAddress } from "./web-address.ts";

test.each([
  "https://example.com",
  "http://example.com",
  "https://www.example.co.uk/a/b?c=d#e",
  "https://example.com:8443/",
  "HTTPS://EXAMPLE.COM",
])("%s is a web address", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  "abc",
  "example.com",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "ftp://example.com",
  "https://",
  "https:// example.com",
  "//example.com",
  "",
])("%j is not", (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test.each([
  [" https://example.com ", "https://example.com"],
  ["", null],
  [null, null],
])("an optional web address: %j becomes %j", (typed, expected) => {
  expect(optionalWebAddress.parse(typed)).toBe(expected);
});

test("a malformed one is refused with an example", () => {
  const answer = optionalWebAddress.safeParse("abc");
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual([
    "Enter a web address like https://example.com.",
  ]);
});
