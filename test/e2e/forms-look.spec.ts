import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";
import { openNew, partnersList, workingDeals, type ContactForm } from "./forms-fixtures.ts";
import { allLeads } from "./leads-fixtures.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 700 };

/** Waits for animations to end: halfway through one, colors aren't final yet. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    ),
  );
}

/** Checks that nothing in the dialog scrolls sideways, and that its buttons are always visible. */
async function expectToFit(page: Page, { dialog, save, cancel }: ContactForm) {
  const pushed = await dialog.evaluate((top) =>
    [top, ...top.querySelectorAll("*")]
      .filter((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowX))
      .filter((one) => !["INPUT", "SELECT", "TEXTAREA"].includes(one.tagName))
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.className),
  );
  expect(pushed).toEqual([]);
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  const { width } = page.viewportSize()!;
  const box = (await dialog.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

test("every form is accessible in both themes and fits every width", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(people.leo);
  for (const [list, type] of [
    [allLeads, "Lead"],
    [workingDeals, "Deal"],
    [partnersList, "Referral Partner"],
  ] as const)
    await test.step(`the ${type} form`, async () => {
      await page.setViewportSize(wide);
      await page.goto(list);
      const form = await openNew(page, type);
      await form.field("Email").fill("abc");
      if (type === "Deal") {
        await form.dialog.getByRole("button", { name: "Add a party" }).click();
        await form.party(1)("Name").fill("Maximiliana-Aurelia".repeat(8));
      }
      await form.save.click();
      await expect(form.field("First Name")).toHaveAttribute("aria-invalid", "true");
      await settle(page);
      await expectToFit(page, form);
      await expectAccessible(page, { inBothThemes: true });
      if (type !== "Referral Partner") await form.field("Is Refinance").check();
      await page.setViewportSize(phone);
      await expectToFit(page, form);
      await expectAccessible(page, { inBothThemes: true });
      await page.setViewportSize(narrowest);
      await expectToFit(page, form);
    });
});
