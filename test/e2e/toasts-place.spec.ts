import type { Page } from "@playwright/test";
import { expect, people, test, toast } from "./fixtures.ts";
import { bookingOf, chooseDay, inDays } from "./booking-fixtures.ts";
import { allLeads, seedContacts } from "./leads-fixtures.ts";

/** The targets on a page that are under the visible toast, by name. */
const underToast = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector(".toast")!.getBoundingClientRect();
    // What scrolled under the header can't be clicked anyway.
    const lid = document.querySelector("header")!.getBoundingClientRect().bottom;
    const pressed = "main :is(a, button, input, select, label)";
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        if (width < 2 || bottom <= lid || top >= innerHeight || !one.checkVisibility())
          return false;
        return (
          left < card.right &&
          right > card.left &&
          Math.max(top, lid) < card.bottom &&
          bottom > card.top
        );
      })
      .map((one) => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? one.tagName);
  });

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];

test("a toast covers no action in a row, wherever the list is scrolled, and no day or offered time of the booking page", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const many = Array.from({ length: 36 }, (_, at) => ({
    first_name: `Ida ${at}`,
    email: `ida.${at}@example.com`,
    phone_number: `(917) 555-01${10 + at}`,
    city: "Troy",
  }));
  await seedContacts(sql, ana.id, many);
  await page.goto(allLeads);
  const deleted = toast(page, "Deleted");
  for (const size of sizes)
    await test.step(`in a list, ${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      for (const scrolled of [0, 400, 10_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), scrolled);
        const remove = page.getByRole("button", { name: /^Delete Ida/ });
        const visible = await remove.evaluateAll((all) =>
          all.findIndex((one) => one.getBoundingClientRect().top > innerHeight / 2),
        );
        await remove.nth(Math.max(0, visible)).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        await expect(deleted).toBeVisible();
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
        await page.mouse.move(1, 1);
        await expect.poll(() => underToast(page)).toEqual([]);
        await deleted.getByRole("button", { name: "Close" }).click();
        await expect(deleted).toHaveCount(0);
      }
    });

  await page.context().clearCookies();
  await page.goto(`/book/${ana.id}`);
  await chooseDay(page, inDays(3));
  const booking = bookingOf(page);
  await expect(booking.slots.first()).toBeVisible();
  const missing = toast(page, "Missing information");
  for (const size of sizes)
    await test.step(`on the booking page, ${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await booking.submit.click();
      await expect(missing).toBeVisible();
      await page.mouse.move(1, 1);
      await expect.poll(() => underToast(page)).toEqual([]);
      await missing.getByRole("button", { name: "Close" }).click();
      await expect(missing).toHaveCount(0);
    });
});
