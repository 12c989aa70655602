import { expect, test } from "vitest";
import {
  isNarrowed,
  orderOf,
  searchOf,
  sortedBy,
  termOf,
  viewOf,
  type ListView,
} from "./list-view.ts";

const usual: ListView = {
  term: "",
  sort: "usual",
  direction: "desc",
  tag: null,
  isRefinance: null,
  followUp: null,
};

test.each<[string, Partial<ListView>]>([
  ["", {}],
  ["?q=dean+%26+co", { term: "dean & co" }],
  ["?sort=name", { sort: "name", direction: "asc" }],
  ["?sort=name&dir=desc", { sort: "name", direction: "desc" }],
  ["?dir=asc", { sort: "added", direction: "asc" }],
  ["?q=dean&sort=added", { term: "dean", sort: "added" }],
  ["?q=dean&dir=asc", { term: "dean", sort: "added", direction: "asc" }],
  ["?sort=closing", { sort: "closing", direction: "asc" }],
  ["?sort=price&dir=asc", { sort: "price", direction: "asc" }],
  ["?tag=first+home&for=refinance", { tag: "first home", isRefinance: true }],
  ["?follow=Not+now", { followUp: "Not now" }],
  ["?sort=followUp", { sort: "followUp", direction: "asc" }],
  ["?q=%25_%27&for=purchase", { term: "%_'", isRefinance: false }],
])("the address %j becomes a view, and the view becomes that address again", (address, view) => {
  expect(viewOf(address)).toEqual({ ...usual, ...view });
  expect(searchOf("", { ...usual, ...view })).toBe(address);
});

test.each(["?sort=budget", "?dir=up", "?for=toString", "?q=+%00+", "?tag=", "?q"])(
  "the unknown address %j is the default view",
  (address) => {
    expect(viewOf(address)).toEqual(usual);
  },
);

test("other parameters of the address are kept", () => {
  expect(searchOf("?view=board&q=old", { ...usual, term: "new" })).toBe("?view=board&q=new");
  expect(searchOf("?view=board&q=old&sort=name&dir=desc&tag=a&for=purchase", usual)).toBe(
    "?view=board",
  );
});

test("a list with an order of its own has that one until another is chosen", () => {
  expect(orderOf(usual, "followUp")).toEqual({ sort: "followUp", direction: "asc" });
  expect(orderOf({ ...usual, term: "dean" }, "followUp").sort).toBe("best");
  const own = { ...usual, sort: "followUp", direction: "asc" } as const;
  expect(searchOf("", own, "followUp")).toBe("");
  const newest = { ...usual, sort: "added" } as const;
  expect(searchOf("", newest, "followUp")).toBe("?sort=added");
  expect(viewOf("?sort=added")).toEqual(newest);
  expect(sortedBy(usual, "followUp", "followUp").direction).toBe("desc");
});

test("a term is cut to the server's limit, never inside a character", () => {
  expect(termOf("x".repeat(10_000))).toBe("x".repeat(200));
  expect(termOf(`${"x".repeat(199)}😀`)).toBe("x".repeat(199));
  expect(termOf("  a\ud83d ")).toBe("a\ufffd");
});

test("by default, a list sorts newest first and a search by best match", () => {
  expect(orderOf(usual)).toEqual({ sort: "added", direction: "desc" });
  expect(orderOf({ ...usual, term: "dean" })).toEqual({ sort: "best", direction: "desc" });
  const newest = { ...usual, term: "dean", sort: "added" } as const;
  expect(orderOf(newest)).toEqual({ sort: "added", direction: "desc" });
  // Changing the term keeps the choice; without a term, it is the default.
  expect(orderOf(viewOf(searchOf("", newest)))).toEqual({ sort: "added", direction: "desc" });
  expect(searchOf("", { ...newest, term: "" })).toBe("");
});

test("a heading sorts in its default direction first, then the other way", () => {
  const byName = { ...usual, ...sortedBy(usual, "name") };
  expect(byName).toMatchObject({ sort: "name", direction: "asc" });
  expect(sortedBy(byName, "name")).toEqual({ sort: "name", direction: "desc" });
  expect(sortedBy(byName, "added")).toEqual({ sort: "added", direction: "desc" });
  expect(sortedBy(usual, "added")).toEqual({ sort: "added", direction: "asc" });
  expect(sortedBy({ ...usual, term: "a" }, "added")).toEqual({ sort: "added", direction: "desc" });
  expect(sortedBy(usual, "price")).toEqual({ sort: "price", direction: "desc" });
});

test.each<[Partial<ListView>, boolean]>([
  [{ followUp: "New" }, true],
  [{ sort: "name", direction: "desc" }, false],
  [{ term: "a" }, true],
  [{ tag: "a" }, true],
  [{ isRefinance: false }, true],
])("a view with %j is narrowed: %j", (part, expected) => {
  expect(isNarrowed({ ...usual, ...part })).toBe(expected);
});
