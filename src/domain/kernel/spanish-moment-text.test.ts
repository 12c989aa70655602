import { expect, test } from "vitest";
import type { Day } from "./day.ts";
import {
  atSpanishTime,
  countedInSpanish,
  spanishHere,
  spanishMoments,
} from "./spanish-moment-text.ts";
import { spanishZoneName } from "./spanish-zone-name.ts";
import { utc, type ZoneRules } from "./zone-rules.ts";

const angeles: ZoneRules = {
  zone: "America/Los_Angeles",
  offsets: [[Date.parse("2026-01-01T00:00:00Z"), -8 * 60]],
};
const moment = new Date("2026-11-19T02:05:00Z");
const here = spanishMoments(spanishHere);

test("an instant is shown in Spanish in the local time of its time zone", () => {
  expect(here.longDayText(moment, angeles)).toBe("miércoles, 18 de noviembre de 2026");
  expect(here.longDayText(moment, utc)).toBe("jueves, 19 de noviembre de 2026");
  expect(here.dayName("2026-11-18" as Day)).toBe("miércoles, 18 de noviembre de 2026");
  expect(here.monthName("2026-11")).toBe("noviembre de 2026");
});

test("the reader's region decides between 12 and 24 hours", () => {
  expect(here.timeText(moment, angeles)).toMatch(/^6:05\sp\.\s?m\.$/);
  expect(spanishMoments("es-ES").timeText(moment, angeles)).toBe("18:05");
  expect(here.momentText(moment, angeles)).toMatch(/^18 nov 2026, 6:05\sp/);
});

test("a day is as short as it can be without ambiguity", () => {
  expect(here.dayText(moment, moment, angeles)).toBe("18 nov");
  expect(here.dayText(moment, new Date("2027-02-01T00:00:00Z"), angeles)).toBe("18 nov 2026");
});

test.each([
  ["1:00 p.m.", "a la 1:00 p.m."],
  ["01:30", "a la 01:30"],
  ["11:00 a.m.", "a las 11:00 a.m."],
  ["10:00", "a las 10:00"],
  ["13:00", "a las 13:00"],
])("%s is said as %s", (time, words) => expect(atSpanishTime(time)).toBe(words));

test("a noun agrees with its number", () => {
  const minutes = (count: number) => countedInSpanish(count, "minuto", "minutos");
  expect([0, 1, 2].map(minutes)).toEqual(["0 minutos", "1 minuto", "2 minutos"]);
});

test.each([
  ["America/New_York", "hora del Este (Nueva York)"],
  ["America/Argentina/Buenos_Aires", "hora estándar de Argentina (Buenos Aires)"],
  ["Europe/London", "hora de Reino Unido (Londres)"],
  ["America/Chicago", "hora del Centro (Chicago)"],
  ["UTC", "UTC"],
])("%s is called %s", (zone, name) => expect(spanishZoneName(zone)).toBe(name));
