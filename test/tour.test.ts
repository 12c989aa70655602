import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes, { type PageRoute } from "#web/routes.ts";
import { screens } from "../bin/tour/camera.ts";
import { stops } from "../bin/tour/stops.ts";
import { pictureOf, tourPage } from "../bin/tour/write-page.ts";

// docs/tour.md shows every page: a new route needs a stop in bin/tour/stops.ts, and `npm run tour` takes its
// screenshots.

const docs = new URL("../docs/", import.meta.url);

function paths(entries: PageRoute[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? paths(entry.children, path) : [path || "/"];
  });
}

test("the tour stops at every page", async () => {
  const shown = new Set(stops.map(({ route }) => route));
  // The dashboard's index redirects to the overview, unknown paths to the landing page.
  const passedBy = new Set(["/dashboard", "/*"]);
  const pages = paths(routes).filter((path) => !passedBy.has(path));
  expect(pages.filter((page) => !shown.has(page))).toEqual([]);
  expect([...shown].filter((page) => !pages.includes(page))).toEqual([]);
});

test("every stop has its four screenshots, and the page is what the tour writes", () => {
  const pictures = stops.flatMap((stop) => screens.map((screen) => pictureOf(stop, screen)));
  expect(pictures.filter((picture) => !existsSync(new URL(picture, docs)))).toEqual([]);
  expect(readFileSync(new URL("tour.md", docs), "utf8")).toBe(tourPage(stops));
});
