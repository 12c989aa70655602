import { expect, test } from "vitest";
import { keyReader, keysTo } from "./shortcuts.ts";

test("g and then a letter opens a page, once", () => {
  const read = keyReader();
  expect(read("g", 0)).toBeNull();
  expect(read("l", 1_400)).toEqual({ wish: "go", to: "/dashboard/crm/all-leads" });
  expect(read("l", 1_500)).toBeNull();
  read("g", 2_000);
  expect(read("C", 2_100)).toEqual({ wish: "go", to: "/dashboard/calendar" });
});

test("g times out, and an unknown letter ends it", () => {
  const read = keyReader();
  read("g", 0);
  expect(read("l", 1_600)).toBeNull();
  read("g", 2_000);
  expect(read("z", 2_100)).toBeNull();
  expect(read("l", 2_200)).toBeNull();
  read("g", 3_000);
  expect(read("g", 3_100)).toBeNull();
});

test.each([
  ["c", "add"],
  ["?", "shortcuts"],
  ["/", "page search"],
  ["j", "next"],
  ["k", "previous"],
] as const)("%j asks for %j", (key, wish) => {
  expect(keyReader()(key, 0)).toEqual({ wish });
});

test("a page has its keys", () => {
  expect(keysTo("/dashboard/overview")).toEqual(["g", "o"]);
  expect(keysTo("/dashboard/crm/bin")).toBeUndefined();
});
