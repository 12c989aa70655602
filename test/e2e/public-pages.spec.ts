import type { Page } from "@playwright/test";
import { expect, people } from "./fixtures.ts";
import { headerOf, phone, test } from "./public-fixtures.ts";

const wide = { width: 1440, height: 900 };
/** Where a page's colors and names are checked: wide, and on a phone with its menu. */
const looks: Partial<Record<string, readonly ("wide" | "phone")[]>> = {
  "/": ["wide", "phone"],
  "/privacy": ["wide"],
  "/terms": ["wide"],
  "/contact": ["phone"],
  "/signup": ["phone"],
};

test(
  "every public page opens without a redirect, is between the sticky header and the footer, accessible, and fits the narrowest phone",
  {
    tag: [
      "@PUB-006",
      "@PUB-007",
      "@PUB-008",
      "@PUB-009",
      "@PUB-010",
      "@ROUTE-001",
      "@ROUTE-002",
      "@ROUTE-005",
      "@ROUTE-007",
    ],
  },
  async ({ page, register, admin, expectAccessible }) => {
    const ana = await register(people.ana);
    const paths = [
      "/",
      "/signin",
      "/signup",
      "/update-password",
      `/book/${ana.id}`,
      `/book-demo/${admin}`,
      "/privacy",
      "/terms",
      "/contact",
    ];
    const header = headerOf(page);
    const menu = async () => {
      await header.openMenu.click();
      await expect(header.signIn).toBeVisible();
    };
    for (const path of paths)
      await test.step(path, async () => {
        // Low enough that even the shortest page scrolls.
        await page.setViewportSize({ width: 1440, height: 400 });
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        // These grow when the free times load.
        if (path.startsWith("/book")) await expect(page.getByRole("grid")).toBeVisible();
        await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
        await expect(header.signIn).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(header.logo).toHaveAttribute("href", "/");
        const footer = page.getByRole("contentinfo");
        await footer.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => window.scrollY), path).toBeGreaterThan(0);
        expect((await header.bar.boundingBox())?.y, path).toBe(0);
        const parts = header.bar.or(page.getByRole("main")).or(footer);
        expect(await parts.evaluateAll((all) => all.map(({ tagName }) => tagName)), path).toEqual([
          "HEADER",
          "MAIN",
          "FOOTER",
        ]);
        await expect(footer).toBeInViewport();

        await page.setViewportSize(wide);
        if (looks[path]?.includes("wide")) await expectAccessible(page, { inBothThemes: true });

        await page.setViewportSize({ width: 320, height: 640 });
        await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
        expect(await widerThanPage(page), path).toEqual([]);
        await menu();
        expect(await widerThanPage(page), `${path} with its menu`).toEqual([]);
        await page.setViewportSize(phone);
        if (looks[path]?.includes("phone")) await expectAccessible(page, { inBothThemes: true });
      });
  },
);

/** Visible elements that extend past the right edge; drawings may bleed, text and controls may not. */
function widerThanPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll("h1, h2, h3, p, a, button, input, dt, dd, summary")]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `${element.tagName} ${element.textContent}`);
    if (document.documentElement.scrollWidth > width) found.push("the page scrolls sideways");
    return found;
  });
}

test(
  "the footer has the current year and three links that work, and nothing moves for people who prefer reduced motion",
  { tag: ["@PUB-033", "@PUB-034.1-3"] },
  async ({ page }) => {
    await page.clock.setFixedTime("2031-05-06T12:00:00Z");
    const footer = page.getByRole("contentinfo");
    // Held back, so that the loading indicator can be seen.
    await page.route("**/api/auth/get-session", () => {});
    const moving = () =>
      page.evaluate(() => {
        const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
        const parts = [null, "::before", "::after"];
        const styles = [...document.querySelectorAll("*")].flatMap((element) =>
          parts.map((part) => ({ element, style: getComputedStyle(element, part) })),
        );
        return styles
          .filter(
            ({ style }) =>
              (style.animationName !== "none" && seconds(style.animationDuration) > 0.001) ||
              seconds(style.transitionDuration) > 0.001 ||
              style.scrollBehavior === "smooth",
          )
          .map(({ element }) => element.outerHTML.slice(0, 80));
      });

    for (const path of ["/signin", "/"]) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(path);
      await expect(footer).toBeVisible();
      expect(await moving(), path).not.toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await moving(), path).toEqual([]);
    }
    await page.unroute("**/api/auth/get-session");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const expectFooter = async () => {
      await expect(footer).toContainText("© 2031 Hearthline");
      await expect(footer.getByRole("link")).toHaveText(["Privacy", "Terms", "Contact"]);
    };
    for (const name of ["Privacy", "Terms", "Contact"]) {
      await expect(page).toHaveURL("/");
      await expectFooter();
      await footer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expectFooter();
      await page.goBack();
    }
  },
);
