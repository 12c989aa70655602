import { expect, test } from "vitest";
import { dayInWords, dayOf, optionalDay } from "./day.ts";

test("a day is YYYY-MM-DD, and nothing typed is null", () => {
  expect(optionalDay.parse("2026-03-08")).toBe("2026-03-08");
  for (const nothing of ["", null, undefined]) expect(optionalDay.parse(nothing)).toBeNull();
  for (const wrong of ["2026-02-30", "03/08/2026", "2026-3-8", "2026-03-08T00:00:00Z", "soon"])
    expect(optionalDay.safeParse(wrong).error?.issues[0]?.message, wrong).toBe(
      "Enter a date like 2026-03-14.",
    );
});

test("an instant falls on the day of the zone, also around the change of the clocks", () => {
  expect(dayOf(new Date("2026-03-09T03:59:00Z"), "America/New_York")).toBe("2026-03-08");
  expect(dayOf(new Date("2026-03-09T04:00:00Z"), "America/New_York")).toBe("2026-03-09");
  expect(dayOf(new Date("2026-03-08T12:00:00Z"), "Pacific/Kiritimati")).toBe("2026-03-09");
});

test("a day in words is the same day in every zone; what is no day stays as it is", () => {
  expect(dayInWords("2026-03-08")).toBe("Mar 8, 2026");
  expect(dayInWords("0099-12-31")).toBe("Dec 31, 99");
  expect(dayInWords("soon")).toBe("soon");
});
