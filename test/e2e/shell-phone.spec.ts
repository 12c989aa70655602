import type { Page } from "@playwright/test";
import { assistantPage, seedAction } from "./assistant-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

const phone = { width: 390, height: 844 };

const sidebarOf = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });

test(
  "on a phone the sidebar slides in, and counts what waits for approval",
  { tag: ["@DASH-002", "@CONST-019"] },
  async ({ page, signIn, register, sql }) => {
    const ben = await register(people.ben);
    const ana = await signIn(people.ana);
    await seedAction(sql, ben);
    await page.setViewportSize(phone);
    const known = page.waitForResponse("**/rpc/assistant/queue/list");
    await page.goto("/dashboard/overview");

    await test.step("it slides in within 0.3 s, traps the focus and returns it", async () => {
      const opener = page.getByRole("button", { name: "Open menu" });
      const sheet = page.getByRole("dialog", { name: "Sidebar" });
      await expect(sidebarOf(page)).toBeHidden();

      await opener.press("Enter");
      await expect(sheet).toBeVisible();
      const movement = await sheet.evaluate((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return { transitionProperty, transitionDuration };
      });
      expect(movement).toEqual({ transitionProperty: "translate", transitionDuration: "0.3s" });
      await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
      expect((await sheet.boundingBox())!.width).toBe(256);

      // Tab cycles inside the sheet.
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press("Tab");
        await expect(sheet.locator(":focus"), `after ${presses + 1} presses`).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await page.mouse.click(360, 600);
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await sheet.getByRole("navigation").getByRole("link", { name: "Assistant" }).click();
      await expect(page).toHaveURL("/dashboard/assistant");

      await opener.click();
      await sheet.getByRole("link", { name: "Full Calendar" }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL("/dashboard/calendar");

      await opener.click();
      await sheet.getByRole("button", { name: "CRM Menu" }).click();
      await page.getByRole("menuitem", { name: "All Leads" }).click();
      await expect(page).toHaveURL("/dashboard/crm/all-leads");
      await expect(sheet).toBeHidden();
    });

    await test.step("Assistant counts what waits for approval, also on a phone's menu button, and follows changes", async () => {
      const link = sidebarOf(page).getByRole("link", { name: "Assistant" });
      const opener = page.getByRole("button", { name: "Open menu" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await known;
      await expect(link).toHaveText("Assistant");

      const action = await seedAction(sql, ana);
      await seedAction(sql, ana, { status: "draft" });
      await seedAction(sql, ana, { status: "done" });
      await expect(link).toHaveAccessibleName("Assistant 2 waiting");
      await page.setViewportSize(phone);
      await expect(opener).toHaveAccessibleName("Open menu, 2 waiting");
      await opener.click();
      const sheet = page.getByRole("dialog", { name: "Sidebar" });
      await expect(sheet.getByRole("link", { name: "Assistant 2 waiting" })).toBeVisible();
      await sheet.getByRole("link", { name: "Assistant" }).click();
      await expect(page).toHaveURL(assistantPage);

      await sql("update assistant_actions set status = 'rejected' where id = $1", [action]);
      await expect(opener).toHaveAccessibleName("Open menu, 1 waiting");
      await sql(
        "update assistant_actions set status = 'rejected' where user_id = $1 and status = 'draft'",
        [ana.id],
      );
      await expect(opener).toHaveAccessibleName("Open menu");
    });

    await test.step("the count shows also when the assistant's page was opened first", async () => {
      await seedAction(sql, ana);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(assistantPage);
      await expect(
        sidebarOf(page).getByRole("link", { name: "Assistant 1 waiting" }),
      ).toBeVisible();
    });

    await test.step("a page opened by its address starts at the top, wherever the previous one was scrolled", async () => {
      await page.setViewportSize(phone);
      const scrolled = () => page.evaluate(() => window.scrollY);
      const submit = page.getByRole("button", { name: "Book appointment" });
      for (const query of ["", "?lang=en"]) {
        await page.goto(`/book/${ana.id}${query}`);
        await expect(page.getByRole("grid")).toBeVisible();
        // By now any scroll restoration would have happened.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        expect(await scrolled()).toBe(0);
        await submit.scrollIntoViewIfNeeded();
        expect(await scrolled()).toBeGreaterThan(200);
      }
    });
  },
);
