import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { joinShapes } from "./joined-shapes.ts";

const code = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`), "utf8");

const pathsOf = (text: string) => [...text.matchAll(/ d: "([^"]+)"/g)].map(([, d]) => d);

it("draws an icon of several paths with one", () => {
  expect(pathsOf(joinShapes(code("trash")))).toEqual([
    "M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
  ]);
});

it("lets each path begin where it began alone", () => {
  expect(pathsOf(joinShapes(code("arrow-right-left")))).toEqual([
    "M16 3l4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16",
  ]);
});

it("leaves icons with other shapes, and those of one path, as they are", () => {
  for (const name of ["search", "check"]) expect(joinShapes(code(name))).toBe(code(name));
});

it("gives code that still runs", async () => {
  const joined = joinShapes(code("pencil")).replace(
    /^import.*$/m,
    "const createLucideIcon = (data) => data;",
  );
  const icon = (await import(`data:text/javascript,${encodeURIComponent(joined)}`)) as {
    default: { node: [string, { d: string }][] };
  };
  expect(icon.default.node.map(([shape]) => shape)).toEqual(["path"]);
});
