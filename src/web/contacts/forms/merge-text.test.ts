import { expect, test } from "vitest";
import { mergeText } from "./merge-text.ts";

test.each([
  ["city", "Troy", "Troy"],
  ["city", "", "Empty"],
  ["isRefinance", true, "Yes"],
  ["isRefinance", false, "No"],
  ["tags", ["cash", "VA"], "cash, VA"],
  ["tags", [], "Empty"],
  ["dealProgress.closingDate", "2026-03-14", "Mar 14, 2026"],
  ["availableDays", { monday: true, sunday: false }, "Monday"],
  ["availableDays", { monday: false }, "Empty"],
  [
    "dealParties",
    [
      {
        id: "1",
        role: "Appraiser",
        name: "Ada",
        company: "",
        phoneNumber: "",
        email: "a@b.example",
      },
    ],
    "Appraiser (Ada, a@b.example)",
  ],
])("%s %j reads %j", (field, value, words) => {
  expect(mergeText(field, value)).toBe(words);
});
