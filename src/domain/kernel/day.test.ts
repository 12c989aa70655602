import { expect, test } from "vitest";
import { dayInWords, optionalDay } from "./day.ts";

test("a day is YYYY-MM-DD, and an empty one is null", () => {
  expect(optionalDay.parse("2026-03-08")).toBe("2026-03-08");
  for (const nothing of ["", null, undefined]) expect(optionalDay.parse(nothing)).toBeNull();
  for (const wrong of ["2026-02-30", "03/08/2026", "2026-3-8", "2026-03-08T00:00:00Z", "soon"])
    expect(optionalDay.safeParse(wrong).error?.issues[0]?.message, wrong).toBe(
      "Enter a date like 2026-03-14.",
    );
});

test("a day as text is the same in every time zone; an invalid one is unchanged", () => {
  expect(dayInWords("2026-03-08")).toBe("Mar 8, 2026");
  expect(dayInWords("0099-12-31")).toBe("Dec 31, 99");
  expect(dayInWords("soon")).toBe("soon");
});
