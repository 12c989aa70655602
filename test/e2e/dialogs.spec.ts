import type { Locator } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";
import { leadForm, newLeads, seedContacts } from "./leads-fixtures.ts";

/** Checked once, without waiting: the focus must already be there. */
const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement);

test("a dialog over a list holds the focus and the scrolling, and gives both back", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(
    sql,
    ana.id,
    Array.from({ length: 40 }, (_, index) => ({ first_name: `Lead ${index}` })),
  );
  await page.goto(newLeads);
  await expect(page.locator("[data-row-name]").first()).toBeVisible();

  await test.step("a question over a form traps the focus, and each returns it at once to where it came from", async () => {
    const opener = page.getByRole("main").getByRole("button", { name: "Add Lead" }).first();
    await opener.press("Enter");
    const { dialog, field, cancel } = leadForm(page);
    await expect(field("First Name")).toBeFocused();
    await page.keyboard.type("Priya");

    // Nothing on the page below can be reached.
    expect(await opener.evaluate((one) => one.closest("[inert]") !== null)).toBe(true);
    await opener.evaluate((one) => one.focus());
    expect(await hasFocus(field("First Name"))).toBe(true);

    await cancel.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    const keep = question.getByRole("button", { name: "Keep editing" });
    const discard = question.getByRole("button", { name: "Discard" });
    await expect(keep).toBeFocused();
    for (const [key, next] of [
      ["Tab", discard],
      ["Tab", keep],
      ["Shift+Tab", discard],
    ] as const) {
      await page.keyboard.press(key);
      expect(await hasFocus(next), key).toBe(true);
    }
    await page.keyboard.press("Escape");
    expect(await hasFocus(cancel)).toBe(true);
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();

    await page.keyboard.press("Escape");
    await discard.press("Enter");
    expect(await hasFocus(opener)).toBe(true);
    await expect(dialog).toBeHidden();
  });

  await test.step("the page doesn't scroll under a dialog, and scrolls again after it", async () => {
    await page.mouse.move(400, 600);
    const wheel = async () => {
      await page.mouse.wheel(0, 200);
      // The wheel takes effect in the next frames.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
      });
      return page.evaluate(() => window.scrollY);
    };
    await page.keyboard.press("c");
    const question = page.getByRole("dialog", { name: "Add New Entry" });
    await expect(question).toBeVisible();
    expect(await wheel()).toBe(0);
    // A click outside is enough if nothing was typed.
    await page.mouse.click(400, 600);
    await expect(question).toBeHidden();
    await expect.poll(wheel).toBeGreaterThan(0);
  });
});

test("on the calendar, Tab stays in a form, an open month closes first, and Ctrl+K replaces what is open", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto("/dashboard/calendar");

  await test.step("Tab cycles through a form both ways, and an open month closes before the form", async () => {
    const add = page.getByRole("main").getByRole("button", { name: "Add", exact: true });
    await add.press("Enter");
    await page.getByRole("menuitem", { name: "Appointment" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Event" });
    const close = dialog.getByRole("button", { name: "Close", exact: true });
    const save = dialog.locator("footer button").last();
    await save.focus();
    await page.keyboard.press("Tab");
    expect(await hasFocus(close)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(save)).toBe(true);

    const month = page.getByRole("dialog", { name: "Calendar" });
    await dialog.getByRole("button", { name: "Choose a date" }).press("Enter");
    await expect(month.locator(":focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(month).toBeHidden();
    await expect(dialog.getByRole("button", { name: "Choose a date" })).toBeFocused();
    await expect(dialog).toBeVisible();
    // A dialog that a menu opened returns the focus to the menu's button.
    await page.keyboard.press("Escape");
    expect(await hasFocus(add)).toBe(true);
  });

  await test.step("Ctrl+K replaces an open panel or menu, and the focus returns to its button", async () => {
    const bell = page.getByRole("button", { name: /^Notifications/ });
    const panel = page.getByRole("dialog", { name: "Notifications" });
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await bell.press("Enter");
    await expect(panel.getByRole("heading", { name: "Notifications", exact: true })).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await expect(panel).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect(bell).toBeFocused();
    await expect(bell).toHaveAttribute("aria-expanded", "false");

    const menu = page.getByRole("button", { name: "CRM Menu" });
    await menu.press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await expect(page.getByRole("menuitem")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();

    // Over a dialog it opens nothing, because the dialog may contain typed input.
    await page.keyboard.press("Shift+?");
    const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(shortcuts).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect(shortcuts).toBeHidden();
    await expect(palette).toBeHidden();
  });
});
