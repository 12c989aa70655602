import { expect, test } from "vitest";
import { fallbackTimeZone, isTimeZone, timeZone } from "./time-zone.ts";

test.each([
  "America/New_York",
  "America/Denver",
  "Asia/Kathmandu",
  "Europe/Berlin",
  "UTC",
  fallbackTimeZone,
])("%s is a time zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(["", "+05:00", "-0800", "Mars/Olympus", "America/New_York\n", "../../etc/passwd"])(
  "%j is not",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test("a missing or unknown time zone is refused", () => {
  expect(timeZone.safeParse(undefined).error?.issues[0]?.message).toBe("Time Zone is required.");
  expect(timeZone.safeParse("Mars/Olympus").error?.issues[0]?.message).toBe(
    "Choose a time zone from the list.",
  );
});
