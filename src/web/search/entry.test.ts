import { expect, test } from "vitest";
import { readQuery } from "#domain/kernel/search/query.ts";
import { entriesFor, type Entry, openedUnseen } from "./entry.ts";

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

test("unseen, anything is opened by a text that finds it, but what cannot be taken back by its whole name alone", () => {
  const act: Entry = { id: "out", kind: "act", words: "Sign Out", run: () => {}, isFinal: true };
  const harmless: Entry = { id: "keys", kind: "act", words: "Keyboard shortcuts", run: () => {} };
  expect(openedUnseen("shortcuts", harmless)).toBe(harmless);
  const page = entry("Full Calendar");
  expect(openedUnseen("cal", page)).toBe(page);
  expect(openedUnseen("sign out", act)).toBe(act);
  for (const typed of ["sign", "signe", "sign out now"])
    expect(openedUnseen(typed, act), typed).toBeUndefined();
  expect(openedUnseen("x", undefined)).toBeUndefined();
});
