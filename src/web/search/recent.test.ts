import { beforeEach, expect, test, vi } from "vitest";
import { idsOf, readRecent, rememberRecent } from "./recent.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the latest six come first, each once", () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberRecent("ana", `contact:${n}`);
  expect(readRecent("ana")).toEqual([3, 7, 6, 5, 4, 2].map((n) => `contact:${n}`));
});

test("another person in the same browser starts with an empty list", () => {
  rememberRecent("ana", "contact:1");
  expect(readRecent("ben")).toEqual([]);
  rememberRecent("ben", "page:/x");
  expect(readRecent("ben")).toEqual(["page:/x"]);
  expect(readRecent("ana")).toEqual([]);
});

test.each(["", "null", "[]", "{", '{"of":"ana"}', '{"of":"ana","things":"x"}'])(
  "unreadable storage counts as empty: %j",
  (text) => {
    kept.set("hearthline-recent", text);
    expect(readRecent("ana")).toEqual([]);
  },
);

test("lists the ids of one kind", () => {
  const things = ["contact:1", "page:/contact:9", "appointment:2", "contact:3"];
  expect(idsOf(things, "contact")).toEqual(["1", "3"]);
  expect(idsOf(things, "appointment")).toEqual(["2"]);
});
