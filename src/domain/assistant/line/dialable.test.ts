import { expect, test } from "vitest";
import { whyUndialable } from "./dialable.ts";

test.each([
  "+17185550142",
  "+12125550100",
  "+14165550123", // Toronto
  "+18085550123", // Hawaii
  "+17875550123", // Puerto Rico
  "+18005550123",
])("%s may be called", (number) => {
  expect(whyUndialable(number)).toBeNull();
});

test.each([
  ["+447700900123", "notNorthAmerican"],
  ["+881612345678", "notNorthAmerican"], // a satellite
  ["17185550142", "notNorthAmerican"],
  ["+1718555014", "notNorthAmerican"],
  ["+171855501422", "notNorthAmerican"],
  ["+11185550142", "notNorthAmerican"],
  ["+17181550142", "notNorthAmerican"],
  ["+17185550142;ext=9", "notNorthAmerican"],
  ["", "notNorthAmerican"],
  ["+18765550142", "elsewhere"], // Jamaica
  ["+18095550142", "elsewhere"],
  ["+14735550142", "elsewhere"],
  ["+19005550142", "premium"],
  ["+17189760142", "premium"],
  ["+15005550006", "special"],
  ["+15335550142", "special"],
  ["+17005550142", "special"],
  ["+17184110142", "special"],
])("%s may not be called: %s", (number, why) => {
  expect(whyUndialable(number)).toBe(why);
});
