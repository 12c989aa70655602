import {
  calculator,
  chooseDeal,
  generous,
  partsOf,
  seedDeal,
  test,
} from "./calculator-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect } from "./fixtures.ts";

test("the calculator fits every width in both themes, and announces only the verdict", async ({
  page,
  linked: { leo },
  sql,
  expectAccessible,
}) => {
  const look = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, { inBothThemes: true });
    }
  };
  const dealId = await seedDeal(sql, leo.id, {
    first: "Maximiliana-Theodora",
    last: "Featherstonehaugh-Cholmondeley",
  });
  await page.goto(calculator);
  await expect(partsOf(page).deal).toBeVisible();
  await look();

  await test.step("within and over the limits", async () => {
    const { exact, within, exceeds, save, saved } = await chooseDeal(page, dealId);
    await expect(within).toBeVisible();
    await exact("Down payment").fill("20000");
    await save.click();
    await expect(saved).toHaveCount(1);
    await look();
    await exact("Purchase price").fill("1900000");
    await expect(exceeds).toBeVisible();
    await look();
  });

  await test.step("only the verdict is announced, not each digit", async () => {
    const { within, exact, main } = await chooseDeal(page, await seedDeal(sql, leo.id));
    await expect(within).toBeVisible();
    const spoken = main.locator("[aria-live=polite]");
    await expect(spoken).toHaveText("Within Pre-Approval Limits!");
    await exact("Purchase price").fill("310000");
    await expect(spoken).toHaveText("Within Pre-Approval Limits!");
    await exact("Purchase price").fill("900000");
    await expect(spoken).toHaveText("Potentially Exceeds Limits.");
  });

  await test.step("nothing is cut off at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const params = { ...generous, max_monthly_payment: null };
    await chooseDeal(page, await seedDeal(sql, leo.id, { params }));
    await expectNoSidewaysScroll(page);
  });

  await test.step("focused elements are never hidden under the bottom bar", async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    const { deal, save, results } = await chooseDeal(page, await seedDeal(sql, leo.id));
    await expect(results).toBeVisible();
    await deal.focus();
    const hidden: string[] = [];
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      if (await save.evaluate((button) => button === document.activeElement)) break;
      const name = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { bottom } = focused.getBoundingClientRect();
        const bar = document.querySelector("[data-lower-bar]")!;
        // Elements in the bar are on top of it, not under it.
        const isUnder = bottom > bar.getBoundingClientRect().top && !bar.contains(focused);
        return isUnder ? (focused.getAttribute("aria-label") ?? focused.outerHTML) : null;
      });
      if (name !== null) hidden.push(name);
    }
    expect(hidden).toEqual([]);
    await expect(save).toBeFocused();
  });
});
