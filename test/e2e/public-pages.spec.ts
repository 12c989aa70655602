import type { Page } from "@playwright/test";
import { expect, people } from "./fixtures.ts";
import { headerOf, phone, test } from "./public-fixtures.ts";

test(
  "every public page is between the sticky header and the footer",
  { tag: ["@PUB-006", "@PUB-007", "@PUB-008", "@PUB-009", "@PUB-010"] },
  async ({ page, register, admin }) => {
    const ana = await register(people.ana);
    // Low enough that even the shortest page scrolls.
    await page.setViewportSize({ width: 1440, height: 400 });
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
    for (const path of paths) {
      await page.goto(path);
      const header = headerOf(page);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      // These grow when the free times load.
      if (path.startsWith("/book")) await expect(page.getByRole("grid")).toBeVisible();
      await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
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
    }
  },
);

test(
  "the footer has the current year and three links that work",
  { tag: ["@PUB-033", "@PUB-034.1-3"] },
  async ({ page }) => {
    await page.clock.setFixedTime("2031-05-06T12:00:00Z");
    for (const path of ["/", "/terms"]) {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText("© 2031 Hearthline");
      await expect(footer.getByRole("link")).toHaveText(["Privacy", "Terms", "Contact"]);
    }
    for (const name of ["Privacy", "Terms", "Contact"]) {
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
  },
);

const wide = { width: 1440, height: 900 };
const views = {
  light: [
    ["/", wide],
    ["/", phone],
    ["/privacy", wide],
    ["/contact", phone],
  ],
  dark: [
    ["/", wide],
    ["/", phone],
    ["/terms", wide],
    ["/signup", phone],
  ],
} as const;

for (const colorScheme of ["light", "dark"] as const) {
  test(`public pages are accessible in the ${colorScheme} theme`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path, size] of views[colorScheme]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const header = headerOf(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (size === phone) await header.openMenu.click();
      await expect(header.signIn).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test("nothing scrolls sideways on the narrowest phone", async ({ page, admin, register }) => {
  const ana = await register(people.ana);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/privacy", "/contact", "/signin", "/signup", `/book/${ana.id}`]) {
    await page.goto(path);
    const header = headerOf(page);
    await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await widerThanPage(page), path).toEqual([]);
    await header.openMenu.click();
    await expect(header.signIn).toBeVisible();
    expect(await widerThanPage(page), `${path} with its menu`).toEqual([]);
  }
});

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

test("nothing moves for people who prefer reduced motion", async ({ page }) => {
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
  for (const path of ["/", "/signin"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await moving(), path).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving(), path).toEqual([]);
  }
});
