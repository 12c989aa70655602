import { expect, people } from "./fixtures.ts";
import { hold } from "./requests.ts";
import { test } from "./public-fixtures.ts";
import { expectSpanish, reservationOf } from "./spanish-fixtures.ts";

// What a Spanish reader gets before, and without, a page's scripts.

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("reads with whom a time can be booked, on the page and in the link preview", async ({
      page,
      register,
      admin,
    }) => {
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page).toHaveTitle("Reserve una cita con Ana Ruiz · Hearthline");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Reserve una cita con Ana Ruiz",
      );
      await expect(page.getByRole("link", { name: "Ir al contenido" })).toHaveCount(1);
      const head = page.locator("head");
      const content = (of: string) => head.locator(of).getAttribute("content");
      const description = "Elija una hora libre. No necesita una cuenta.";
      expect(await content("[name=description]")).toBe(description);
      expect(await content("[property='og:description']")).toBe(description);
      expect(await content("[property='og:url']")).toContain(`/book/${ana.id}?lang=es`);
      expect(await content("[property='og:image']")).toContain("/preview.png?lang=es");
      await page.goto(`/book-demo/${admin}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Reserve una demostración con Ada Stone",
      );
      // Without a professional there is nothing to say, and professionals' pages are English.
      await page.goto("/signin");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });

  test("sees the prerendered heading stay, and is told in Spanish when a page can't be shown", async ({
    page,
    register,
    allowErrors,
  }) => {
    allowErrors("Failed to fetch dynamically imported module", "ERR_FAILED", "TypeError");
    const ana = await register(people.ana);

    await test.step("the prerendered heading stays, without an English word appearing or disappearing", async () => {
      // Every heading the page ever has, from its first line on.
      await page.addInitScript(() => {
        const seen = new Set<Element>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          for (const heading of document.querySelectorAll("h1")) seen.add(heading);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto(`/book/${ana.id}`);
      await expect(reservationOf(page).grid).toBeVisible();
      const headings = await page.evaluate(() =>
        [...(window as unknown as { seen: Set<Element> }).seen].map((one) => one.textContent),
      );
      expect(headings).toEqual(["Reserve una cita con Ana Ruiz"]);
      await expectSpanish(page, "Ana Ruiz", "Ana", "Realtor");
    });

    await test.step("a page that can't be shown says so in Spanish", async () => {
      const told = page.getByRole("heading", { name: "No se pudo mostrar esta página" });
      const again = page.getByRole("button", { name: "Intentar de nuevo" });

      // A page that rendered in Spanish, and then failed.
      await page.route("**/rpc/booking/slots", (route) =>
        route.fulfill({ contentType: "application/json", body: '{"json":{"slots":7}}' }),
      );
      await page.goto(`/book/${ana.id}`);
      await expect(told).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");

      // A prerendered page whose code never loaded.
      await page.route(/\/assets\/(book|manage)-page-/, (route) => route.abort());
      await page.goto(`/book/${ana.id}`);
      await expect(told).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");

      // A page that never rendered anything.
      await page.route(/\/assets\/(book|manage)-page-/, (route) => route.abort());
      await page.goto(`/book/${ana.id}/manage#x`);
      await expect(again).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
    });
  });
});

test("after a choice the server renders that language, and clicks before the scripts have loaded take effect once they have", async ({
  page,
  register,
}) => {
  const ana = await register(people.ana);

  await test.step("after a choice the server renders that language, whatever the browser prefers", async () => {
    const path = `/book/${ana.id}`;
    const written = async () =>
      (await (await page.request.get(path)).text()).match(/lang="(..)"/)?.[1];
    await page.goto(path);
    expect(await written()).toBe("en");
    await page.getByRole("button", { name: "Español" }).click();
    await expect(reservationOf(page).submit).toBeVisible();
    expect(await written()).toBe("es");
    await page.reload();
    await reservationOf(page).toEnglish.click();
    await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
    expect(await written()).toBe("en");
  });

  await test.step("clicks before the scripts have loaded take effect once they have", async () => {
    const letGo = await hold(page, "**/assets/*.js");
    await page.goto(`/book/${ana.id}`, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
    letGo();
    await expect(reservationOf(page).submit).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    // Only once.
    await reservationOf(page).toEnglish.click();
    await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
  });
});
