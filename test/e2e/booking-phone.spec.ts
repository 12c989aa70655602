import type { Page } from "@playwright/test";
import { bookingOf, chooseDay, inDays } from "./booking-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { phone, test } from "./public-fixtures.ts";

const day = inDays(4);
const titleOf = (page: Page) => page.getByRole("heading", { name: "Your details" });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("on a phone, tapping a time scrolls to the form, and arrow keys don't scroll the page away", async ({
  page,
  register,
}) => {
  const ana = await register(people.ana);
  await page.goto(`/book/${ana.id}`);

  await test.step("tapping a time scrolls to the form, whose heading gets the focus", async () => {
    const { slot, name, main } = bookingOf(page);
    await chooseDay(page, day);
    await expect(slot("9:00 AM")).toBeVisible();
    await slot("9:00 AM").tap();
    await expect(titleOf(page)).toBeInViewport();
    await expect(titleOf(page)).toBeFocused();
    await expect(name).toBeInViewport();
    await expect(main.locator("form")).toContainText("9:00 AM");
    // Going back works, and tapping the same time scrolls again.
    await slot("9:00 AM").tap();
    await expect(titleOf(page)).toBeFocused();
    await expect(titleOf(page)).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
  });

  await test.step("arrow keys move between times and don't scroll the page away", async () => {
    const { slot, slots } = bookingOf(page);
    await chooseDay(page, day);
    await slots.first().focus();
    const before = await scrolled(page);
    for (const time of ["9:30 AM", "10:00 AM", "10:30 AM"]) {
      await page.keyboard.press("ArrowDown");
      await expect(slot(time)).toBeFocused();
      await expect(slot(time)).toBeChecked();
      await expect(slot(time)).toBeInViewport();
    }
    await page.keyboard.press("ArrowUp");
    await expect(slot("10:00 AM")).toBeChecked();
    await expect(slot("10:00 AM")).toBeFocused();
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(200);
    await expect(titleOf(page)).not.toBeFocused();
    // A key that selects the time does scroll.
    await slot("9:30 AM").focus();
    await page.keyboard.press("Space");
    await expect(titleOf(page)).toBeFocused();
  });
});
