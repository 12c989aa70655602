import { expect, people, test, toast } from "./fixtures.ts";
import {
  allLeads,
  leadForm,
  names,
  seedContacts,
  storedContacts,
  tabTo,
} from "./leads-fixtures.ts";

test(
  "Add New asks what to add, opens the form of each type, and adds a lead by keyboard alone",
  {
    tag: [
      "@CRM-001",
      "@CRM-002",
      "@CRM-003",
      "@CRM-004",
      "@CRM-005",
      "@CRM-006.1-3",
      "@CRM-007.1-3",
      "@CRM-037",
      "@CRM-059",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto("/dashboard/overview");

    await test.step("Add New asks what to add, describes the three types, and each opens its form and is stored with its type", async () => {
      const ask = page.getByRole("dialog", { name: "Add New Entry" });
      for (const [title, text, type] of [
        ["New Lead", "Potential new client or prospect", "Lead"],
        ["New Deal", "Track a new transaction or project", "Deal"],
        ["New Referral Partner", "Add a contact for referrals", "Referral Partner"],
      ] as const) {
        await page.getByRole("button", { name: "CRM Menu" }).click();
        await page.getByRole("menuitem", { name: "Add New..." }).click();
        await expect(ask).toHaveAccessibleDescription(/what .*add\?/i);
        const option = ask.getByRole("button", { name: title, exact: true });
        await expect(option).toHaveAccessibleDescription(text);
        await option.click();
        const dialog = page.getByRole("dialog", { name: title, exact: true });
        await dialog.getByLabel("First Name", { exact: true }).fill("Grace");
        await dialog.getByLabel("Last Name", { exact: true }).fill("Oyelaran");
        await expect(ask).toBeHidden();
        await dialog.getByRole("button", { name: `Save ${type}` }).click();
        await expect(toast(page, "Success")).toContainText(`${type} added successfully!`);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL("/dashboard/overview");
        const [newest] = await storedContacts(sql, ana.id);
        expect(newest).toMatchObject({ type, first_name: "Grace", last_name: "Oyelaran" });
      }
      expect(await storedContacts(sql, ana.id)).toHaveLength(3);
    });

    await test.step("a lead can be added by keyboard alone, from the menu to the row, and the focus returns", async () => {
      await seedContacts(sql, ana.id, [{ first_name: "Elder" }]);
      await page.goto(allLeads);
      await expect(names(page)).toHaveCount(2);
      const menu = page.getByRole("button", { name: "CRM Menu" });
      const { keyboard } = page;
      await tabTo(page, menu);
      await keyboard.press("Enter");
      const addNew = page.getByRole("menuitem", { name: "Add New..." });
      await expect(addNew).toBeVisible();
      await keyboard.press("ArrowUp");
      await expect(addNew).toBeFocused();
      await keyboard.press("Enter");
      const ask = page.getByRole("dialog", { name: "Add New Entry" });
      await expect(ask.getByRole("button", { name: "New Lead" })).toBeFocused();
      await keyboard.press("Enter");

      const form = leadForm(page);
      await expect(form.field("First Name")).toBeFocused();
      await keyboard.type("Kay");
      await keyboard.press("Tab");
      await keyboard.type("Board");
      await tabTo(page, form.field("State"));
      await keyboard.type("NJ");
      await tabTo(page, form.field("Is Refinance"));
      await keyboard.press("Space");
      await keyboard.press("Tab");
      await expect(form.field("Market Value")).toBeFocused();
      await keyboard.type("700000");
      await tabTo(page, form.field("Tuesday"));
      await keyboard.press("Space");
      await tabTo(page, form.field("Tags"));
      await keyboard.type("typed");
      await keyboard.press("Enter");
      await keyboard.type("second,");
      await tabTo(page, form.save);
      await keyboard.press("Enter");

      await expect(form.dialog).toBeHidden();
      await expect(names(page)).toHaveText(["Kay Board", "Elder Berg", "Grace Oyelaran"]);
      await expect(menu).toBeFocused();
      const [row] = await storedContacts(sql, ana.id);
      expect(row).toMatchObject({
        first_name: "Kay",
        last_name: "Board",
        state: "NJ",
        is_refinance: true,
        refinance_details: { market_value: 700_000 },
        available_days: { tuesday: true },
        tags: ["typed", "second"],
      });
    });
  },
);
