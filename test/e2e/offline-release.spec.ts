import type { Page } from "@playwright/test";
import { expect, people } from "./fixtures.ts";
import { keptRelease, type Line, test } from "./offline-fixtures.ts";

const ofNext = (path: string) => path.startsWith("/assets/next/");
const assetsOf = (line: Line) => line.asked().filter((path) => path.startsWith("/assets/"));

/** How often the page has been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

test("after a release an open page continues with its own files, and the next load has only new ones", async ({
  page,
  line,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto("/dashboard/overview");
  await keptRelease(page);
  line.release();
  line.asked();
  const loads = countLoads(page);
  // None of this was loaded before; all of it belongs to the page's own release.
  await page.getByRole("link", { name: "Full Calendar" }).click();
  await expect(page.getByRole("button", { name: "Add Task" })).toBeVisible();
  await page.getByRole("link", { name: "Appointments List" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appointments List");
  expect(assetsOf(line)).toEqual([]);
  expect(loads()).toBe(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appointments List");
  expect(assetsOf(line).filter((path) => !ofNext(path))).toEqual([]);
  const sources = await page
    .locator("script[src], link[rel=modulepreload]")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("src") ?? one.getAttribute("href") ?? ""),
    );
  for (const source of sources) expect(source).toMatch(/\/assets\/next\//);
});

test.describe("in a browser without a cache", () => {
  test.use({ serviceWorkers: "block" });

  test("a part removed by a release causes one clean reload, not an error", async ({
    page,
    line,
    signIn,
    allowErrors,
  }) => {
    allowErrors("404 (Not Found)", "Failed to fetch dynamically imported module", "preload CSS");
    await signIn(people.ana);
    await page.goto("/dashboard/overview", { waitUntil: "networkidle" });
    line.release();
    const loads = countLoads(page);
    await page.getByRole("button", { name: "Notifications" }).click();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await expect(page.getByText("We couldn't show this page")).toHaveCount(0);
    line.asked();
    await page.getByRole("button", { name: "Notifications" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(assetsOf(line).filter((path) => !ofNext(path))).toEqual([]);
    expect(loads()).toBe(1);
  });
});
