import { expect, test } from "vitest";
import { changesBetween, changeSchema } from "./timeline.ts";

test("differences are listed with before and after, and nothing else is", () => {
  expect(
    changesBetween(
      { firstName: "Ida", city: "Troy", budget: 500_000, tags: ["cash"] },
      { firstName: "Ida", city: "Brooklyn", budget: 0, tags: ["cash", "VA loan"] },
    ),
  ).toEqual([
    { field: "city", before: "Troy", after: "Brooklyn" },
    { field: "budget", before: 500_000, after: 0 },
    { field: "tags", before: ["cash"], after: ["cash", "VA loan"] },
  ]);
});

test("a field that appeared or disappeared was empty on the other side", () => {
  expect(changesBetween({ source: "Referral" }, { notes: "Prefers mornings." })).toEqual([
    { field: "source", before: "Referral", after: null },
    { field: "notes", before: null, after: "Prefers mornings." },
  ]);
});

test.each([
  ["null and nothing", null],
  ["an empty text and nothing", ""],
  ["an unticked box and one that was never seen", false],
  ["an empty list and none", []],
])("%s are the same", (_title, empty) => {
  expect(changesBetween({ field: empty }, {})).toEqual([]);
  expect(changesBetween({}, { field: empty })).toEqual([]);
  expect(changesBetween({ field: null }, { field: empty })).toEqual([]);
});

test.each([
  ["zero is an amount, not nothing", null, 0],
  ["a ticked box is a change", false, true],
  ["a box that is cleared is a change", true, false],
  ["a number is not its text", 5, "5"],
  ["the order of a list counts", ["a", "b"], ["b", "a"]],
  ["spaces count", "a b", "a  b"],
])("%s", (_title, before, after) => {
  expect(changesBetween({ field: before }, { field: after })).toEqual([
    { field: "field", before, after },
  ]);
});

test("lists are compared by their items", () => {
  expect(changesBetween({ tags: ["a", "b"] }, { tags: ["a", "b"] })).toEqual([]);
});

test("a field may be named like a property that every object has", () => {
  expect(changesBetween({ constructor: "Ida's own" }, {})).toEqual([
    { field: "constructor", before: "Ida's own", after: null },
  ]);
});

test("a change contains only plain values", () => {
  expect(changeSchema.safeParse({ field: "notes", before: null, after: ["a"] }).success).toBe(true);
  expect(changeSchema.safeParse({ field: "notes", before: {}, after: null }).success).toBe(false);
});
