import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";
import { allLeads, seedContacts } from "./leads-fixtures.ts";
import { hold } from "./requests.ts";

const phone = { width: 390, height: 844 };
const findCalls = "**/rpc/search/find";

const paletteOf = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Search and commands" });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    active: dialog.getByRole("option", { selected: true }),
    status: dialog.getByRole("status"),
    button: page.getByRole("button", { name: /^Search (Ctrl|⌘) K$/ }),
  };
};
/** Keys are handled from the moment the dashboard's frame is rendered. */
const openByKeys = async (page: Page) => {
  await expect(paletteOf(page).button).toBeVisible();
  await page.keyboard.press("Control+k");
};
const people3 = [
  { first_name: "José", last_name: "González", email: "jose@hill.example" },
  { first_name: "John", last_name: "Smith", phone_e164: "+17185550142" },
  { first_name: "Ida", last_name: "Berg" },
];

test("Ctrl+K finds a person despite typos, all by keyboard, and remembers who was opened until the sign-out", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, people3);
  await page.goto(allLeads);

  await test.step("Ctrl+K finds a person despite typos, and Enter opens the page, all by keyboard", async () => {
    await expect(page.locator("[data-row-name]")).toHaveCount(3);
    const { dialog, field, options, active, status } = paletteOf(page);
    await openByKeys(page);
    await expect(field).toBeFocused();
    await expect(active).toHaveText(/Add New Lead/);
    await expectAccessible(page);
    await page.keyboard.type("gonzales");
    await expect(options.first()).toHaveText(/José González.*Similar name/);
    await expect(status).toHaveText("1 result");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await active.getAttribute("id"))!,
    );
    await expectAccessible(page);
    for (const [typed, found] of [
      ["jonh smith", "John Smith"],
      ["718 555-0142", "John Smith"],
      ["jose@hil", "José González"],
      ["bokking hours", "Booking hours"],
    ] as const) {
      await field.fill(typed);
      await expect(options.first()).toContainText(found);
    }
    await field.fill("jonh");
    await expect(options.first()).toContainText("John Smith");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/crm/contacts/*");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("recent items come first with their current names, are stored as ids only and are cleared at sign-out", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "Ida Berg" }).click();
    await page.waitForURL("**/dashboard/crm/contacts/*");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("hearthline-recent")))
      .toContain("contact:");
    await sql(
      "update contacts set first_name = 'Renamed' where user_id = $1 and first_name = 'Ida'",
      [ana.id],
    );
    await page.goto("/dashboard/profile");
    const { options, field } = paletteOf(page);
    await openByKeys(page);
    await expect(options.first()).toHaveText(/Renamed Berg/);
    await page.keyboard.press("Escape");
    await sql(
      "update contacts set first_name = 'Again' where user_id = $1 and first_name = 'Renamed'",
      [ana.id],
    );
    await openByKeys(page);
    await expect(options.first()).toHaveText(/Again Berg/);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await kept()).toContain("contact:");
    expect(await kept()).not.toContain("Berg");
    await field.fill("sign out");
    await page.keyboard.press("Enter");
    await page.waitForURL("/");
    expect(await kept()).not.toContain("contact:");
  });
});

test("the palette is used by keyboard from anywhere, while its search is slow or fails, and on a phone", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, people3);
  await page.goto("/dashboard/profile");

  await test.step("arrow keys cycle through the results, Escape returns the focus, and the shortcut toggles it", async () => {
    const { dialog, field, options, active, button } = paletteOf(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(active).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Meta+k");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Meta+k");
    await expect(dialog).toBeHidden();
  });

  await test.step("a failed search says so, and still finds pages", async () => {
    await page.route(findCalls, (route) => route.fulfill({ status: 500, body: "{}" }));
    const { dialog, field, options } = paletteOf(page);
    await openByKeys(page);
    await field.fill("calendar");
    await expect(dialog.getByRole("alert")).toHaveText(
      "We couldn't search people and appointments.",
    );
    await expect(options.filter({ hasText: "Full Calendar" })).toBeVisible();
    await page.unroute(findCalls);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("Enter before the answer runs no action that wasn't shown, whether the search fails or finds no one", async () => {
    const { dialog, field, options } = paletteOf(page);
    await openByKeys(page);
    const letGo = await hold(page, findCalls);
    await field.fill("sign");
    await page.keyboard.press("Enter");
    letGo();
    await expect(options.filter({ hasText: "Sign Out" })).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(/^\d+ results?$/);
    await page.route(findCalls, (route) => route.fulfill({ status: 500, body: "{}" }));
    await field.fill("calen");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(options.filter({ hasText: "Full Calendar" })).toBeVisible();
    await expect(page).toHaveURL(/profile/);
    await page.unroute(findCalls);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("actions work from anywhere: a form opens, and closing it returns the focus", async () => {
    const { dialog, field, button } = paletteOf(page);
    await button.click();
    await field.fill("add new deal");
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "New Deal" });
    await expect(form).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await field.fill("dark theme");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("radio", { name: "Dark" }).first()).toBeChecked();
  });

  await test.step("Enter before the answer waits for it, and an old answer never replaces a new one", async () => {
    const { field, options } = paletteOf(page);
    await openByKeys(page);
    await field.fill("berg");
    await expect(options.first()).toContainText("Ida Berg");
    const letGo = await hold(page, findCalls);
    await field.fill("john smith");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/profile/);
    letGo();
    await page.waitForURL("**/dashboard/crm/contacts/*");
    await expect(page.getByRole("main")).toContainText("John Smith");
  });

  await test.step("on a phone an icon opens a full sheet, with large targets and nothing cut off", async () => {
    await page.setViewportSize(phone);
    const { dialog, field, options, button } = paletteOf(page);
    await button.click();
    await expect(field).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
    await field.fill("calendar");
    await options.filter({ hasText: "Full Calendar" }).click();
    await page.waitForURL("**/dashboard/calendar*");
    await page.setViewportSize({ width: 320, height: 640 });
    await button.click();
    await expect(field).toBeVisible();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});
