import { expect, test } from "vitest";
import { spanishZoneName } from "./spanish-zone-name.ts";
import { zoneName } from "./zone-name.ts";

test.each([
  ["America/New_York", "Eastern Time (New York)", "hora del Este (Nueva York)"],
  ["America/Denver", "Mountain Time (Denver)", "hora de la Montaña (Denver)"],
  ["America/Phoenix", "Mountain Standard Time (Phoenix)", "hora estándar de la Montaña (Phoenix)"],
  ["Pacific/Honolulu", "Hawaii Time (Honolulu)", "hora de Hawái (Honolulú)"],
  ["America/Detroit", "Eastern Time (Detroit)", "hora oriental (Detroit)"],
  ["America/Boise", "Mountain Time (Boise)", "hora de las Montañas Rocosas (Boise)"],
  ["Europe/Paris", "Central European Time (Paris)", "hora de Europa central (París)"],
  ["Asia/Tokyo", "Japan Standard Time (Tokyo)", "hora estándar de Japón (Tokio)"],
  ["Australia/Hobart", "Australian Eastern Time (Hobart)", "hora de Australia oriental (Hobart)"],
  ["UTC", "UTC", "UTC"],
  ["Etc/GMT+5", "GMT+5", "GMT+5"],
  ["Europe/Nowhere", "Nowhere Time", "hora de Nowhere"],
])("%s is called %s, in Spanish %s", (zone, english, spanish) => {
  expect(zoneName(zone)).toBe(english);
  expect(spanishZoneName(zone)).toBe(spanish);
});

test("every time zone has a distinct name, with its city or country", () => {
  for (const nameOf of [zoneName, spanishZoneName]) {
    const names = Intl.supportedValuesOf("timeZone").map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/GMT[+-]|_|undefined|\(.*\(/);
  }
});
