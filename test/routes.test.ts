import { expect, test } from "vitest";
import { dashboardPaths, isPagePath, movedPages } from "#domain/site/paths.ts";
import routes, { type PageRoute } from "#web/routes.ts";

// The browser's routes and the paths that the server serves pages for are two lists, which must not drift apart.

function paths(entries: PageRoute[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? paths(entry.children, path) : [path || "/"];
  });
}

test("the server knows every page of the browser, and the other way around", async () => {
  const pages = paths(routes).filter((path) => path !== "/*");
  for (const page of pages) expect(isPagePath(page.replace(/:\w+/g, "x")), page).toBe(true);
  for (const child of dashboardPaths) expect(pages).toContain(`/dashboard/${child}`);
  expect(pages).toHaveLength(dashboardPaths.length + 17);
});

test("a page that moved opens at its old path too, and leads to a page", () => {
  const known = paths(routes);
  for (const [old, now] of Object.entries(movedPages)) {
    expect(isPagePath(old), old).toBe(true);
    expect(known, old).not.toContain(old);
    expect(known, now).toContain(now);
  }
});
