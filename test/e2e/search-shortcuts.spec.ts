import { expect, people, test } from "./fixtures.ts";
import { allLeads, seedContacts } from "./leads-fixtures.ts";

test("single keys open pages, add, search and move through a list, until they are switched off", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  await test.step("shortcuts to pages a person can't open do nothing", async () => {
    await signIn(people.tia);
    await page.goto("/dashboard/profile");
    await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
    for (const key of ["g", "f", "g", "c"]) await page.keyboard.press(key);
    await page.waitForURL("**/dashboard/calendar*");
  });

  await test.step("g and a letter open pages, c adds, / focuses the page's search, j and k move through a list", async () => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [{ first_name: "First" }, { first_name: "Second" }]);
    await page.goto("/dashboard/profile");
    await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await page.waitForURL(`**${allLeads}`);
    const names = page.locator("[data-row-name]");
    await expect(names).toHaveCount(2);
    await page.keyboard.press("j");
    await expect(names.first()).toBeFocused();
    await page.keyboard.press("j");
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(names.first()).toBeFocused();
    await page.keyboard.press("/");
    const box = page.getByRole("textbox", { name: "Search leads" });
    await expect(box).toBeFocused();
    // In a field every key is a letter.
    await page.keyboard.type("gc?/j");
    await expect(box).toHaveValue("gc?/j");
    await expect(page).toHaveURL(/all-leads/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("c");
    const adding = page.getByRole("dialog", { name: "Add New Entry" });
    await expect(adding).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await expect(adding).toBeVisible();
    await expect(page).toHaveURL(/all-leads/);
  });

  await test.step("? lists the shortcuts, which can be switched off; Ctrl+K always works", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "My Profile" }).click();
    await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(list).toBeVisible();
    await expectAccessible(page);
    const box = list.getByRole("checkbox", { name: "Single-key shortcuts" });
    await expect(box).toBeChecked();
    await box.press("Space");
    await expect(box).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Save Profile" })).toBeVisible();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await expect(palette).toBeVisible();
    await expect(list).toHaveCount(0);
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    await expect(box).not.toBeChecked();
  });
});
