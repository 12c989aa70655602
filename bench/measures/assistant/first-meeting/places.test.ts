import { expect, test } from "vitest";
import type { Day } from "#understanding/calendar.ts";
import { bookableDay, filled, type Filling, isPlace, languageOf, offersIn } from "./places.ts";

// A Friday: the first bookable day is Monday the 30th.
const today = "2026-11-27" as Day;
const filling: Filling = {
  today,
  code: "428610",
  offers: ["9:00", "2:30"],
  spoken: true,
  language: "en",
};

test("bookable days are Monday to Friday, from tomorrow on", () => {
  expect([1, 2, 5, 6].map((nth) => bookableDay(today, nth))).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-04",
    "2026-12-07",
  ]);
  expect(bookableDay("2026-11-30" as Day, 1)).toBe("2026-12-01");
});

test("every place is filled as it is transcribed or typed", () => {
  const line = "{weekday 2} {date 3} {month 3} the {ordinal 2}, {numeric 2}, {code}";
  expect(filled(line, filling)).toBe("tuesday december 2nd december the 1st, 12/1, 428610");
  expect(filled("{weekday 2} {date 3}", { ...filling, spoken: false })).toBe(
    "Tuesday December 2nd",
  );
  expect(["{date 10}", "{date 9}"].map((one) => filled(one, filling))).toEqual([
    "december 11th",
    "december 10th",
  ]);
  expect(filled("el {weekday 3} {date 3}", { ...filling, language: "es" })).toBe(
    "el miércoles 2 de diciembre",
  );
});

test("a line whose place is missing cannot be said", () => {
  expect(filled("{offer 2} or {offer last}", filling)).toBe("2:30 or 2:30");
  expect(filled("{offer 3} please", filling)).toBeNull();
  expect(filled("{offer last}", { ...filling, offers: [] })).toBeNull();
  expect(filled("it is {code}", { ...filling, code: null })).toBeNull();
});

test("only the known places are places", () => {
  expect(["{weekday 2}", "{offer last}", "{code}"].every(isPlace)).toBe(true);
  expect(["{weekday}", "{day 2}", "{offer first}", "{code 1}"].some(isPlace)).toBe(false);
});

test("a Spanish caller's line may be English", () => {
  expect(languageOf("el {weekday 2} a las tres")).toBe("es");
  expect(languageOf("can i come on {weekday 2}")).toBe("en");
});

test("offered times are said without half of the day, and with the weekday if there are several days", () => {
  expect(offersIn(["9:00 AM", "2:30 PM", "Another day"], "")).toEqual(["9:00", "2:30"]);
  expect(offersIn([], "I have 9:00 AM or 14:30.")).toEqual(["9:00", "2:30"]);
  expect(offersIn(["Tuesday, December 1 at 2:00 PM", "Friday, December 4 at 9:00 AM"], "")).toEqual(
    ["tuesday at 2:00", "friday at 9:00"],
  );
  expect(offersIn(["Book an appointment"], "What can I do for you?")).toEqual([]);
});
