import { expect, test } from "vitest";
import { canonicalZone } from "./canonical-zone.ts";
import { spanishZoneName } from "./spanish-zone-name.ts";
import { timeZone } from "./time-zone.ts";
import { zoneName } from "./zone-name.ts";

const named = [
  ["Asia/Calcutta", "Asia/Kolkata", "India Standard Time (Kolkata)", "hora de India (Calcuta)"],
  ["Asia/Katmandu", "Asia/Kathmandu", "Nepal Time (Kathmandu)", "hora de Nepal (Kathmandu)"],
  [
    "Asia/Saigon",
    "Asia/Ho_Chi_Minh",
    "Indochina Time (Ho Chi Minh)",
    "hora de Indochina (Ho Chi Minh)",
  ],
  ["Europe/Kiev", "Europe/Kyiv", "Eastern European Time (Kyiv)", "hora de Europa oriental (Kyiv)"],
  ["America/Godthab", "America/Nuuk", "Greenland Time (Nuuk)", "hora de Nuuk"],
  ["US/Eastern", "America/New_York", "Eastern Time (New York)", "hora del Este (Nueva York)"],
  ["Etc/UTC", "UTC", "UTC", "UTC"],
  ["Europe/Oslo", "Europe/Oslo", "Central European Time (Oslo)", "hora de Europa central (Oslo)"],
  ["EST", "EST", "EST", "EST"],
] as const;

test.each(named)("%s is shown and stored as %s", (old, now, english, spanish) => {
  expect(canonicalZone(old)).toBe(now);
  expect(canonicalZone(now)).toBe(now);
  expect(zoneName(old)).toBe(english);
  expect(spanishZoneName(old)).toBe(spanish);
  expect(timeZone.parse(old)).toBe(now);
});
