import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";

const sidebarOf = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const linksOf = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
const everyone = ["Overview", "Assistant", "My Profile", "Appointments List", "Full Calendar"];
/** A change made elsewhere appears within a second. */
const atOnce = { timeout: 1_000 };

const crmPages = [
  ["New Leads", "new-leads"],
  ["All Leads", "all-leads"],
  ["Working Deals", "working-deals"],
  ["Closed Deals", "closed-deals"],
  ["Referral Partners", "referral-partners"],
] as const;

test(
  "the sidebar has the pages that a professional needs, and the CRM Menu the contacts",
  {
    tag: [
      "@DASH-006.1-4",
      "@DASH-010",
      "@DASH-014",
      "@CONST-020",
      "@DASH-007",
      "@DASH-011",
      "@DASH-012",
      "@DASH-015",
      "@DASH-016",
      "@DASH-017.1-8",
      "@DASH-018",
    ],
  },
  async ({ page, signIn }) => {
    await signIn({ ...people.tia, businessType: "Appraiser", roleInBusiness: "Owner" });
    await page.goto("/dashboard/overview");

    await test.step("the CRM Menu has three groups of pages, each one click away, and Add New...", async () => {
      const button = page.getByRole("button", { name: "CRM Menu" });
      const menu = page.getByRole("menu");
      await button.click();
      for (const [group, words] of [
        ["Lead Management", ["New Leads", "All Leads"]],
        ["Deal Management", ["Working Deals", "Closed Deals"]],
        ["Partners", ["Referral Partners"]],
      ] as const)
        await expect(menu.getByRole("group", { name: group }).getByRole("menuitem")).toHaveText([
          ...words,
        ]);

      for (const [words, path] of crmPages) {
        await menu.getByRole("menuitem", { name: words }).click();
        await expect(page).toHaveURL(`/dashboard/crm/${path}`);
        await expect(menu).toBeHidden();
        await button.click();
        await expect(menu.getByRole("menuitem", { name: words })).toHaveAttribute(
          "aria-current",
          "page",
        );
      }

      // After the groups: Deleted contacts. "Add New..." stays last.
      await expect(menu.getByRole("menuitem")).toHaveText([
        ...crmPages.map(([words]) => words),
        "Deleted contacts",
        "Add New...",
      ]);
      await menu.getByRole("menuitem", { name: "Deleted contacts" }).click();
      await expect(page).toHaveURL("/dashboard/crm/bin");
      await expect(
        page.getByRole("heading", { level: 2, name: "Deleted contacts", exact: true }),
      ).toBeVisible();
      await button.click();
      await expect(menu.getByRole("menuitem", { name: "Deleted contacts" })).toHaveAttribute(
        "aria-current",
        "page",
      );

      await menu.getByRole("menuitem", { name: "Add New..." }).click();
      const dialog = page.getByRole("dialog", { name: "Add New Entry" });
      for (const choice of ["New Lead", "New Deal", "New Referral Partner"])
        await expect(dialog.getByRole("button", { name: choice, exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("a professional of neither side sees the common links, and each opens its page", async () => {
      await expect(linksOf(page)).toHaveText(everyone);
      for (const [words, path] of [
        ["My Profile", "profile"],
        ["Appointments List", "appointments"],
        ["Full Calendar", "calendar"],
        ["Assistant", "assistant"],
        ["Overview", "overview"],
      ] as const) {
        const link = linksOf(page).filter({ hasText: words });
        await link.click();
        await expect(page).toHaveURL(`/dashboard/${path}`);
        await expect(link).toHaveAttribute("aria-current", "page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      }
      // The marker of the open page glides to it.
      const mark = page
        .getByRole("navigation", { name: "Dashboard" })
        .locator("> span[aria-hidden]");
      await expect(mark).toHaveCSS("transition-duration", "0.45s");
    });

    await test.step("a loan officer sees the calculator and Find Professionals", async () => {
      await signIn(people.leo);
      await page.goto("/dashboard/overview");
      await expect(linksOf(page)).toHaveText([
        ...everyone,
        "Pre-Approval Calc",
        "Find Professionals",
      ]);
      await linksOf(page).filter({ hasText: "Pre-Approval Calc" }).click();
      await expect(page).toHaveURL("/dashboard/pre-approval-calculator");
      await linksOf(page).filter({ hasText: "Find Professionals" }).click();
      await expect(page).toHaveURL("/dashboard/find-professionals");
    });
  },
);

test(
  "on a desktop: by keyboard alone, back to the last list, the theme, and a sidebar that stays while the page scrolls",
  { tag: ["@DASH-001", "@DASH-019", "@CONST-018"] },
  async ({ page, signIn }) => {
    await signIn(people.ana);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/dashboard/overview");

    await test.step("by keyboard alone: the skip link, the CRM Menu with arrows and letters, the add-new flow and back", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "New Leads (Last 7 Days)" })).toBeFocused();

      const button = page.getByRole("button", { name: "CRM Menu" });
      const item = (name: string) => page.getByRole("menuitem", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(item("New Leads")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(item("All Leads")).toBeFocused();
      await page.keyboard.press("End");
      await expect(item("Add New...")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();

      await page.keyboard.press("ArrowDown");
      await expect(item("New Leads")).toBeFocused();
      await page.keyboard.press("c");
      await expect(item("Closed Deals")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/dashboard/crm/closed-deals");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

      await button.focus();
      await page.keyboard.press("Enter");
      // A key pressed before the menu has the focus belongs to the button.
      await expect(item("New Leads")).toBeFocused();
      await page.keyboard.press("End");
      await expect(item("Add New...")).toBeFocused();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Add New Entry" });
      await expect(dialog.getByRole("button", { name: "New Lead", exact: true })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step("the CRM menu leads back to the list that was open last, with its search", async () => {
      await page.getByRole("button", { name: "CRM Menu" }).click();
      await page.getByRole("menuitem", { name: "All Leads" }).click();
      await page.getByRole("textbox", { name: "Search leads" }).fill("ida");
      await expect(page).toHaveURL("/dashboard/crm/all-leads?q=ida");
      await sidebarOf(page).getByRole("link", { name: "Overview" }).click();
      await page.getByRole("button", { name: "CRM Menu" }).click();
      const entry = (name: string | RegExp) => page.getByRole("menuitem", { name });
      await expect(entry("New Leads")).toHaveText("New Leads");
      await expect(entry(/^All Leads/)).toHaveText("All Leadslast open");
      await expect(entry("Deleted contacts")).toBeVisible();
      await entry(/^All Leads/).click();
      await expect(page).toHaveURL("/dashboard/crm/all-leads?q=ida");
      await expect(page.getByRole("textbox", { name: "Search leads" })).toHaveValue("ida");
    });

    await test.step("the theme is chosen in the sidebar and kept on the next page", async () => {
      const paper = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      await page.getByRole("radio", { name: "Dark" }).check();
      const dark = await paper();
      expect(dark).not.toBe(light);
      await page.goto("/dashboard/profile", { waitUntil: "commit" });
      await expect(page.locator("html[data-theme=dark]")).toBeAttached();
      await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
      expect(await paper()).toBe(dark);
      await page.getByRole("radio", { name: "System" }).check();
      expect(await paper()).toBe(light);
    });

    await test.step("the sidebar is 16 rem wide and stays while the page scrolls; its logo leads to /", async () => {
      const sidebar = sidebarOf(page);
      const before = (await sidebar.boundingBox())!;
      expect(before).toMatchObject({ x: 0, y: 0, width: 256, height: 900 });
      await page.getByRole("button", { name: "Save Profile" }).focus();
      await page.mouse.move(900, 500);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      expect(await sidebar.boundingBox()).toEqual(before);
      await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();

      await sidebar.getByRole("link", { name: "Hearthline" }).click();
      await page.waitForURL("/");
    });
  },
);

test(
  "the sidebar follows a profile change made elsewhere at once",
  {
    tag: [
      "@soon",
      "@DASH-008",
      "@DASH-009",
      "@DASH-010",
      "@DASH-013",
      "@DASH-014",
      "@DASH-020",
      "@DASH-021",
      "@DASH-022",
      "@DASH-023",
      "@DASH-024",
      "@PERM-012",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const officer = await signIn(people.leo, {
      context: await page.context().browser()!.newContext(),
    });
    const change = (columns: string, ...values: unknown[]) =>
      sql(`update profiles set ${columns} where id = $1`, [ana.id, ...values]);
    const live = page.waitForResponse("**/events");
    await page.goto("/dashboard/overview");
    const links = linksOf(page);
    const who = sidebarOf(page).locator("p");
    await expect(links).toHaveText([...everyone, "Find Professionals"]);
    await expect(who).toHaveText(["Ana Ruiz", "Broker"]);
    // The channel only reports what happens after it was opened.
    expect((await live).status()).toBe(200);

    await change("linked_loan_officer_id = $2", officer.id);
    await expect(links).toHaveText(
      [...everyone, "Pre-Approval Calc", "Find Professionals"],
      atOnce,
    );
    await change("linked_loan_officer_id = null");
    await expect(links).toHaveText([...everyone, "Find Professionals"], atOnce);
    await change("business_type = 'Mortgage', role_in_business = 'Loan Originator'");
    await expect(links).toHaveText(
      [...everyone, "Pre-Approval Calc", "Find Professionals"],
      atOnce,
    );
    await expect(who).toHaveText(["Ana Ruiz", "Loan Originator"]);
    await change("business_type = 'Appraiser', role_in_business = null");
    await expect(links).toHaveText(everyone, atOnce);
    await expect(who).toHaveText(["Ana Ruiz", "Appraiser"]);
    await change("business_type = null");
    await expect(who).toHaveText(["Ana Ruiz", "User"], atOnce);
    await change("full_name = ''");
    await expect(who).toHaveText([ana.email, "User"], atOnce);
  },
);
