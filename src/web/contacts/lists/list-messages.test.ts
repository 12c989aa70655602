import { expect, test } from "vitest";
import { countText, daysLeftText } from "./list-messages.ts";

test.each([
  ["Lead", 1, true, false, "1 lead"],
  ["Lead", 14, true, true, "14 leads found"],
  ["Lead", 0, true, true, "0 leads found"],
  ["Deal", 1250, true, false, "1,250 deals"],
  ["Deal", 50, false, true, "First 50 deals"],
  ["Referral Partner", 1, true, true, "1 referral partner found"],
  ["Referral Partner", 2, true, false, "2 referral partners"],
] as const)(
  "%s: %d rows (all: %j, narrowed: %j) read %j",
  (type, count, isAll, isNarrowed, text) => {
    expect(countText(type, count, { isAll, isNarrowed })).toBe(text);
  },
);

test("a count with a plus says that there are more", () => {
  const many = { isAll: true, isMore: true, isNarrowed: true };
  expect(countText("Lead", 1000, many)).toBe("1,000+ leads found");
});

test.each([
  [0.9, "less than a day"],
  [1.2, "1 more day"],
  [29.999, "30 more days"],
])("%d days left read %j", (days, text) => {
  expect(daysLeftText(days)).toBe(text);
});
