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

test("pages and commands match their own names first, and typos are forgiven", () => {
  expect(found("dark theme")).toEqual(["Dark theme", "Light theme"]);
  expect(found("light")).toEqual(["Light theme", "Dark theme"]);
  expect(found("availabilty")).toEqual(["Booking hours"]);
  expect(found("calender")).toEqual(["Full Calendar"]);
  expect(found("hours availability")).toEqual(["Booking hours"]);
  expect(found("nothing")).toEqual([]);
});

test("the best entry's place says how well a group matches", () => {
  const placeOf = (typed: string) => entriesFor(readQuery(typed)!, entries).place;
  expect(placeOf("full calendar")).toBeLessThan(placeOf("week"));
  expect(placeOf("week")).toBeLessThan(placeOf("calen"));
  expect(placeOf("calen")).toBeLessThan(placeOf("calender"));
  expect(placeOf("nothing")).toBe(Infinity);
});

test("Enter opens any best match unseen, but an irreversible command only by its full name", () => {
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
