import type { Page } from "@playwright/test";
import { plainPicture } from "../harness/pictures.ts";
import { expect, people, test, toast } from "./fixtures.ts";

const headOf = (page: Page) => page.locator("main header");

test(
  "the booking page shows picture and license number only if the professional chose so",
  { tag: ["@PROF-016.8", "@BOOK-003"] },
  async ({ page, signIn, browser, baseURL, expectAccessible }) => {
    const ana = await signIn(people.ana);
    await page.goto("/dashboard/profile");
    await page.setInputFiles("input[type=file]", {
      name: "me.jpg",
      mimeType: "image/jpeg",
      buffer: await plainPicture().jpeg().toBuffer(),
    });
    await expect(page.getByText("Picture saved.")).toBeVisible();
    await page.getByLabel("License Number", { exact: true }).fill("NY-1042");
    const picture = page.getByLabel("Show my picture on my booking page");
    const license = page.getByLabel("Show my license number on my booking page");
    const save = async () => {
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expect(toast(page, "Profile Updated")).toBeVisible();
      await page.reload();
    };
    await expect(picture).not.toBeChecked();
    await expect(license).not.toBeChecked();
    await save();

    const visitor = await (await browser.newContext({ baseURL })).newPage();
    const open = async () => {
      await visitor.goto(`/book/${ana.id}`);
      await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Ana Ruiz");
    };
    await open();
    await expect(headOf(visitor).locator("img")).toHaveCount(0);
    await expect(headOf(visitor)).not.toContainText("NY-1042");

    await picture.check();
    await license.check();
    await save();
    await expect(picture).toBeChecked();
    await expect(license).toBeChecked();
    await open();
    for (const [width, scheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.emulateMedia({ colorScheme: scheme });
      await expect(headOf(visitor)).toContainText("License NY-1042");
      const image = headOf(visitor).locator("img");
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBe(512);
      expect(
        await visitor.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width);
      await expectAccessible(visitor);
    }

    await picture.uncheck();
    await license.uncheck();
    await save();
    await open();
    await expect(headOf(visitor).locator("img")).toHaveCount(0);
    await expect(headOf(visitor)).not.toContainText("NY-1042");
    await visitor.context().close();
  },
);
