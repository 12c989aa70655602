import { expect, test } from "vitest";
import { resetTokenOf } from "./reset-token.ts";

test.each([
  ["#token=abc_-1", "", "abc_-1"],
  ["", "?token=abc", "abc"],
  ["#token=hash", "?token=query", "hash"],
  ["", "", null],
  ["#token=", "", null],
  ["#top", "", null],
  ["", "?error=INVALID_TOKEN", null],
])("the reset token of %j%j is %j", { tags: ["AUTH-049"] }, (hash, search, token) => {
  expect(resetTokenOf({ hash, search })).toBe(token);
});
