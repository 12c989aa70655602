import { expect, test } from "vitest";
import { lastPlaceIn, nextTrail, noTrail, type Place, placeBefore, type Trail } from "./trail.ts";

const at = (key: string): Place => ({ key, path: `/${key}`, title: key });
const walk = (...moves: [string, "PUSH" | "REPLACE" | "POP"][]): Trail =>
  moves.reduce((trail, [key, how]) => nextTrail(trail, at(key), how), noTrail);

test("a new page comes after the one that led to it", () => {
  const trail = walk(["list", "POP"], ["ida", "PUSH"], ["otto", "PUSH"]);
  expect(placeBefore(trail, "otto")).toEqual(at("ida"));
  expect(placeBefore(trail, "ida")).toEqual(at("list"));
  expect(placeBefore(trail, "list")).toBeNull();
});

test("a search replaces the one typed before it", () => {
  const trail = walk(["list", "POP"], ["list?q=i", "REPLACE"], ["ida", "PUSH"]);
  expect(placeBefore(trail, "ida")).toEqual(at("list?q=i"));
});

test("after Back, a new page removes the pages ahead", () => {
  const trail = walk(["list", "POP"], ["ida", "PUSH"], ["list", "POP"], ["otto", "PUSH"]);
  expect(placeBefore(trail, "otto")).toEqual(at("list"));
  expect(placeBefore(trail, "ida")).toBeNull();
});

test("a page opened by its URL has no page before it, even in a tab that had one", () => {
  const trail = walk(["list", "POP"], ["ida", "PUSH"], ["opened", "POP"]);
  expect(trail).toEqual({ places: [at("opened")], at: 0 });
});

test("a reload keeps its place", () => {
  const before = walk(["list", "POP"], ["ida", "PUSH"]);
  expect(placeBefore(nextTrail(before, at("ida"), "POP"), "ida")).toEqual(at("list"));
});

test("only the last fifty pages are kept", () => {
  const keys = Array.from({ length: 80 }, (_, n) => [String(n), "PUSH"] as [string, "PUSH"]);
  const trail = walk(...keys);
  expect(trail.places).toHaveLength(51);
  expect(placeBefore(trail, "79")).toEqual(at("78"));
});

test("the place visited last among some paths is found with its query, up to the current entry", () => {
  const trail = walk(["list", "POP"], ["list?q=i", "REPLACE"], ["ida", "PUSH"], ["deals", "PUSH"]);
  expect(lastPlaceIn(trail, ["/list"])).toEqual(at("list?q=i"));
  expect(lastPlaceIn(trail, ["/list", "/deals"])).toEqual(at("deals"));
  expect(lastPlaceIn({ ...trail, at: 1 }, ["/deals"])).toBeNull();
  expect(lastPlaceIn(noTrail, ["/list"])).toBeNull();
});
