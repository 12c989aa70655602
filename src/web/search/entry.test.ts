import { expect, test } from "vitest";
import { readQuery } from "#domain/search/query.ts";
import { entriesFor, type Entry } from "./entry.ts";

const entry = (words: string, also?: string): Entry => ({
  id: words,
  kind: "page",
  words,
  also,
  to: "/",
});
const entries = [
  entry("Light theme", "light dark colours"),
  entry("Dark theme", "light dark colours"),
  entry("Booking hours", "availability days off"),
  entry("Full Calendar", "month week"),
];
const found = (typed: string) =>
  entriesFor(readQuery(typed)!, entries).entries.map(({ words }) => words);

test("pages and acts are found by their own words before others, typing errors forgiven", () => {
  expect(found("dark theme")).toEqual(["Dark theme", "Light theme"]);
  expect(found("light")).toEqual(["Light theme", "Dark theme"]);
  expect(found("availabilty")).toEqual(["Booking hours"]);
  expect(found("calender")).toEqual(["Full Calendar"]);
  expect(found("hours availability")).toEqual(["Booking hours"]);
  expect(found("nothing")).toEqual([]);
});

test("the place of the best says how well a group fits", () => {
  const placeOf = (typed: string) => entriesFor(readQuery(typed)!, entries).place;
  expect(placeOf("full calendar")).toBeLessThan(placeOf("week"));
  expect(placeOf("week")).toBeLessThan(placeOf("calen"));
  expect(placeOf("calen")).toBeLessThan(placeOf("calender"));
  expect(placeOf("nothing")).toBe(Infinity);
});
