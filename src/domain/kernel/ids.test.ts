import { expect, test } from "vitest";
import { isUuid } from "./ids.ts";

test.each([
  ["018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01", true],
  ["018F4E6A-1C2B-7D3E-8F4A-5B6C7D8E9F01", true],
  ["018f4e6a1c2b7d3e8f4a5b6c7d8e9f01", false],
  ["018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f0", false],
  ["not-an-id", false],
  ["", false],
  ["' or 1=1 --", false],
])("isUuid(%j) is %j", (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
