import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, testPassword, toast } from "./fixtures.ts";
import { seedInvitation } from "./links-fixtures.ts";
import { hold, watch } from "./requests.ts";

const settings = "/dashboard/settings";
const notifications = `${settings}/notifications`;

const notices = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const box = (page: Page, name: string) => notices(page).getByRole("checkbox", { name });

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

test("have a tab for each part, with its own address and title", async ({ page, signIn }) => {
  await signIn(people.ana);
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
  await page.goBack();
  await expect(page).toHaveURL(tabs.Assistant[0]);
});

test("are where the old addresses lead, with the query and hash, also after sign-in", async ({
  page,
  register,
  signIn,
}) => {
  const ana = await register(people.ana);
  await page.goto("/dashboard/account?from=email#data");
  await page.getByLabel("Email", { exact: true }).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${settings}/account?from=email#data`);
  await signIn(people.leo);
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

test("show each tab on a phone, whose row scrolls to the open one", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(people.ana);
  for (const [label, [path]] of Object.entries(tabs)) {
    await page.goto(path);
    const link = tabsOf(page).getByRole("link", { name: label, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test("list links like the profile's tab, and only for business types that can be linked", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await page.goto(tabs.Links[0]);
  await expect(page.getByRole("heading", { name: "No invitations yet" })).toBeVisible();
  const leo = await signIn(people.leo);
  await seedInvitation(sql, { from: leo.id, to: ana.id, status: "pending" });
  await page.goto(tabs.Links[0]);
  await expect(page.getByRole("list", { name: "Invitations" })).toContainText("Ana Ruiz");
  await signIn(people.tia);
  await page.goto(tabs.Links[0]);
  await expect(page).toHaveURL(settings);
  await expect(tabsOf(page).getByRole("link")).toHaveCount(5);
});

test("start with what is shared and this browser, from the sidebar and a phone's menu", async ({
  page,
  signIn,
  expectAccessible,
}) => {
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
    await expect(main.getByRole("link", { name, exact: true }), name).toHaveAttribute("href", href);
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

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/dashboard/overview");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole("dialog", { name: "Sidebar" })
    .getByRole("link", { name: "Settings" })
    .click();
  await expect(page).toHaveURL(settings);
});

test("texts are offered once the account has a verified number, for what clients and the assistant do", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  const leo = await signIn(people.leo);
  await page.goto(notifications);
  await expect(box(page, "New leads: by text")).toBeDisabled();
  await expect(page.getByText("To get texts too, verify your phone number.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Account and security" }).last().click();
  await expect(page).toHaveURL(/\/settings\/account$/);

  await sql(
    `update account."user" set phone_number = '+17185550188', phone_number_verified = true where id = $1`,
    [leo.id],
  );
  await page.goto(notifications);
  await expect(page.getByText(/^Texts go to \+17185550188, 8 AM to 9 PM/)).toBeVisible();
  const text = box(page, "New leads: by text");
  await expect(text).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /: by text$/ })).toHaveCount(5);
  await text.check();
  await expect
    .poll(() => sql("select kind from notice_wishes where user_id = $1 and by_text", [leo.id]))
    .toEqual([{ kind: "new lead" }]);
  await page.reload();
  await expect(text).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { inBothThemes: true });
});

test("switch each notification by channel, at once and permanently; a refusal is reported and reverted", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const leo = await signIn(people.leo);
  const stored = () =>
    sql("select kind, in_bell, by_mail from notice_wishes where user_id = $1 order by kind", [
      leo.id,
    ]);
  await page.goto(notifications);
  const mail = box(page, "Answers: by email");
  await expect(mail).toBeChecked();
  // Saved scenarios concern officers; changed results concern agents.
  await expect(box(page, "Saved scenarios: in the app")).toBeChecked();
  await expect(box(page, "Changed results: in the app")).toHaveCount(0);

  await failProcedure(page, "notices/setWish", "The post is closed.");
  await mail.click();
  await expect(toast(page, "We couldn't save your change")).toContainText("The post is closed.");
  await expect(mail).toBeChecked();
  await page.unroute("**/rpc/notices/setWish");
  expect(await stored()).toEqual([]);

  const letGo = await hold(page, "**/rpc/notices/setWish");
  await mail.focus();
  await page.keyboard.press("Space");
  // It shows before the server has answered.
  await expect(mail).not.toBeChecked();
  letGo();
  await expect.poll(stored).toEqual([
    { kind: "accepted", in_bell: true, by_mail: false },
    { kind: "declined", in_bell: true, by_mail: false },
  ]);
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(box(page, "Answers: in the app")).toBeChecked();
  await mail.click();
  await expect.poll(stored).toContainEqual({ kind: "declined", in_bell: true, by_mail: true });
});

test("send one change after another, so that the last one wins", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  await page.goto(notifications);
  const mail = box(page, "Answers: by email");
  await expect(mail).toBeChecked();
  const sent = watch(page, "/rpc/notices/setWish");
  const letGo = await hold(page, "**/rpc/notices/setWish");
  await mail.uncheck();
  await mail.check();
  await expect.poll(() => sent).toHaveLength(1);
  letGo();
  await expect.poll(() => sent).toHaveLength(2);
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();
  const off = await sql("select from notice_wishes where user_id = $1 and not by_mail", [ana.id]);
  expect(off).toEqual([]);
});

test("say what is always on, and show an appraiser only what applies", async ({ page, signIn }) => {
  await signIn(people.tia);
  await page.goto(notifications);
  const rows = notices(page).getByRole("row");
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(2)).toContainText("Bookings");
  await expect(rows.nth(2)).toContainText("Always");
  await expect(box(page, "Bookings: in the app")).toBeChecked();
  await expect(box(page, "Bookings: by email")).toHaveCount(0);
  await expect(box(page, "Approvals: in the app")).toBeChecked();
  await expect(box(page, "Approvals: by email")).not.toBeChecked();
  await expect(rows.nth(6)).toContainText("Always on, to protect your account.");
  await expect(rows.nth(6)).toContainText("Always");
  await expect(notices(page).getByRole("checkbox")).toHaveCount(14);
});

test("open at the notifications from an email's footer and from the bell", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(people.ana);
  await page.goto(notifications);
  await expect(
    notices(page).getByRole("heading", { name: "Notifications", exact: true }),
  ).toBeInViewport();
  await page.goto("/dashboard/overview");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: "Choose what to be notified about" }).click();
  await expect(page).toHaveURL(notifications);
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
  await expect(
    notices(page).getByRole("heading", { name: "Notifications", exact: true }),
  ).toBeInViewport();
});

test("reserve space for the switches while loading, and offer a retry on failure", async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await signIn(people.ana);
  const letGo = await hold(page, "**/rpc/notices/wishes");
  await page.goto(notifications);
  await expect(notices(page).getByRole("row")).toHaveCount(11);
  const before = await notices(page).boundingBox();
  letGo();
  await expect(box(page, "Invitations: in the app")).toBeChecked();
  expect(await notices(page).boundingBox()).toEqual(before);
  await page.unroute("**/rpc/notices/wishes");

  await failProcedure(page, "notices/wishes", "The archive is closed.");
  await page.reload();
  await expect(notices(page).getByRole("alert")).toContainText("The archive is closed.");
  await page.unroute("**/rpc/notices/wishes");
  await notices(page).getByRole("button", { name: "Try again" }).click();
  await expect(box(page, "Invitations: in the app")).toBeChecked();
});

for (const [width, scheme] of [
  [320, "light"],
  [390, "dark"],
] as const)
  test(`fit ${width} px, ${scheme}, with large enough targets`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 700 });
    await signIn(people.ana);
    await page.goto(notifications);
    await expect(box(page, "Invitations: in the app")).toBeChecked();
    await expectNoSidewaysScroll(page);
    await settle(page);
    await expectAccessible(page);
  });
