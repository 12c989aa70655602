import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people, test, testPassword } from "./fixtures.ts";
import { seedInvitation } from "./links-fixtures.ts";

const settings = "/dashboard/settings";
const notifications = `${settings}/notifications`;

const notices = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });

/** The tabs, by label: their addresses and the titles of their pages. */
const tabs = {
  General: [settings, "Settings"],
  "Account and security": [`${settings}/account`, "Account and security"],
  Notifications: [notifications, "Notifications"],
  "Booking hours": [`${settings}/booking-hours`, "Booking hours"],
  Assistant: [`${settings}/assistant`, "Assistant settings"],
  Links: [`${settings}/links`, "Links"],
} as const;

const tabsOf = (page: Page) => page.getByRole("navigation", { name: "Settings" });

test("have a tab for each part, with its own address and title; on a phone their row scrolls to the open one", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);

  await test.step("each has its own address and title", async () => {
    await page.goto(settings);
    const links = tabsOf(page).getByRole("link");
    await expect(links).toHaveText(Object.keys(tabs));
    for (const [label, [path, title]] of Object.entries(tabs)) {
      const link = links.filter({ hasText: label });
      await link.press("Enter");
      await expect(page).toHaveURL(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(title);
      if (path !== settings) await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${title} · Hearthline`);
      await expect(tabsOf(page).locator("[aria-current=page]")).toHaveText(label);
      const entry = page.getByRole("complementary", { name: "Sidebar" });
      await expect(entry.locator("[aria-current=page]")).toHaveText("Settings");
    }
  });

  await test.step("on a phone the row scrolls to the open one", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    // Back through all of them: nothing else brings a tab into view.
    const visited = Object.entries(tabs).reverse();
    for (const [index, [label, [path]]] of visited.entries()) {
      if (index > 0) await page.goBack();
      await expect(page).toHaveURL(path);
      const link = tabsOf(page).getByRole("link", { name: label, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  });
});

test("are where the old addresses lead, also after sign-in, and list links for business types that can be linked", async ({
  page,
  register,
  signIn,
  sql,
}) => {
  await test.step("the old addresses lead there with the query and hash, also after sign-in", async () => {
    const ana = await register(people.ana);
    await page.goto("/dashboard/account?from=email#data");
    await page.getByLabel("Email", { exact: true }).fill(ana.email);
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`${settings}/account?from=email#data`);
    await tabsOf(page).getByRole("link", { name: "Links" }).click();
    await expect(page.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
    const leo = await signIn(people.leo);
    await seedInvitation(sql, { from: leo.id, to: ana.id, status: "pending" });
    for (const [old, now] of [
      ["/dashboard/availability?day=2", `${settings}/booking-hours?day=2`],
      ["/dashboard/account/", `${settings}/account`],
      [`${settings}#notices`, notifications],
      ["/dashboard/assistant?tab=settings", `${settings}/assistant`],
    ] as const) {
      await page.goto(old);
      await expect(page, old).toHaveURL(now);
      await expect(tabsOf(page).locator("[aria-current=page]"), old).toBeVisible();
    }
  });

  await test.step("links are listed like in the profile's tab, and only for business types that can be linked", async () => {
    await tabsOf(page).getByRole("link", { name: "Links" }).click();
    await expect(page.getByRole("list", { name: "Invitations" })).toContainText("Ana Ruiz");
    await signIn(people.tia);
    await page.goto(tabs.Links[0]);
    await expect(page).toHaveURL(settings);
    await expect(tabsOf(page).getByRole("link")).toHaveCount(5);
  });
});

test("start with what is shared and this browser, from the sidebar and a phone's menu, and open at the notifications from the bell and an email", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await test.step("what is shared and this browser, from the sidebar", async () => {
    await signIn(people.ana);
    await page.goto("/dashboard/overview");
    await page
      .getByRole("complementary", { name: "Sidebar" })
      .getByRole("link", { name: "Settings" })
      .click();
    await expect(page).toHaveURL(settings);
    const main = page.getByRole("main");
    await expect(main).toContainText("Ana Ruiz, Broker at Hearth & Co");
    await expect(main.getByLabel("Your booking link")).toHaveValue(/\/book\//);
    const ways = { "Edit profile": "/dashboard/profile", "Export data": `${settings}/account` };
    for (const [name, href] of Object.entries(ways))
      await expect(main.getByRole("link", { name, exact: true }), name).toHaveAttribute(
        "href",
        href,
      );
    await settle(page);
    await expectAccessible(page);

    await main.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // The one in the sidebar shows the same.
    await expect(
      page.getByRole("complementary", { name: "Sidebar" }).getByRole("radio", { name: "Dark" }),
    ).toBeChecked();
    const see = main.getByRole("button", { name: "View shortcuts" });
    await see.click();
    const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(shortcuts).toContainText("Go to");
    await page.keyboard.press("Escape");
    await expect(shortcuts).toBeHidden();
    await expect(see).toBeFocused();
    await settle(page);
    await expectAccessible(page);
  });

  await test.step("from the bell and a phone's menu", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/dashboard/overview");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await page.getByRole("link", { name: "Choose what to be notified about" }).click();
    await expect(page).toHaveURL(notifications);
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
    const heading = notices(page).getByRole("heading", { name: "Notifications", exact: true });
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page
      .getByRole("dialog", { name: "Sidebar" })
      .getByRole("link", { name: "Settings" })
      .click();
    await expect(page).toHaveURL(settings);
    // From an email's footer.
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(notifications);
    await expect(heading).toBeInViewport();
  });
});
