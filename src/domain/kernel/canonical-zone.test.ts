import { expect, test } from "vitest";
import { canonicalZone } from "./canonical-zone.ts";
import { spanishZoneName } from "./spanish-zone-name.ts";
import { timeZone } from "./time-zone.ts";
import { zoneName } from "./zone-name.ts";

const named = [
  ["Asia/Calcutta", "Asia/Kolkata", "Kolkata time", "hora de Calcuta"],
  ["Asia/Katmandu", "Asia/Kathmandu", "Kathmandu time", "hora de Kathmandu"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh", "Ho Chi Minh time", "hora de Ho Chi Minh"],
  ["Europe/Kiev", "Europe/Kyiv", "Kyiv time", "hora de Kyiv"],
  ["America/Godthab", "America/Nuuk", "Nuuk time", "hora de Nuuk"],
  ["US/Eastern", "America/New_York", "New York time", "hora de Nueva York"],
  ["Etc/UTC", "UTC", "UTC", "UTC"],
  ["Europe/Oslo", "Europe/Oslo", "Oslo time", "hora de Oslo"],
  ["EST", "EST", "EST", "EST"],
] as const;

test.each(named)("%s is shown and stored as %s", (old, now, english, spanish) => {
  expect(canonicalZone(old)).toBe(now);
  expect(canonicalZone(now)).toBe(now);
  expect(zoneName(old)).toBe(english);
  expect(spanishZoneName(old)).toBe(spanish);
  expect(timeZone.parse(old)).toBe(now);
});
