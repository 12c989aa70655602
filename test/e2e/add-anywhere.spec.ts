import { expect, people, test } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { hold } from "./requests.ts";

test("Add in the header opens each form on any page, and a note for a contact found by name", async ({
  page,
  signIn,
  register,
  sql,
}) => {
  const ben = await register(people.ben);
  await seedContacts(sql, ben.id, [{ first_name: "Idana", last_name: "Foreign" }]);
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Idana", last_name: "Holm" }]);
  const add = page.getByRole("banner").getByRole("button", { name: "Add", exact: true });
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await page.goto("/dashboard/settings");

  await test.step("each form opens, by keyboard and pointer, and the focus returns", async () => {
    const forms = {
      Lead: "New Lead",
      Deal: "New Deal",
      "Referral Partner": "New Referral Partner",
      Appointment: "Add Event",
      Note: "Add Note",
    };
    await add.press("Enter");
    await expect(item("Lead")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: forms.Deal })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    for (const [what, title] of Object.entries(forms)) {
      await add.click();
      await item(what).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
    }
  });

  await test.step("a press on Add before its menu has loaded opens it once it has", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/dashboard/profile");
    const letGo = await hold(page, "**/assets/add-menu-*.js");
    await add.click();
    letGo();
    await expect(item("Note")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(item("Note")).toBeHidden();
  });

  await test.step("a note for a contact found by name starts on the contact's page", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByRole("combobox").fill("add note");
    await page.getByRole("option", { name: "Add Note" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Note" });
    await dialog.getByRole("combobox", { name: "Contact" }).fill("Idana");
    await expect(dialog.getByRole("option")).toHaveText(["Idana HolmLead · New Lead"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Idana Holm" })).toBeVisible();
    const note = page.getByRole("textbox", { name: "Note" });
    await expect(note).toBeFocused();
    await page.keyboard.type("Prefers mornings");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "Prefers mornings" })).toBeVisible();
    await expect(note).toHaveValue("");
  });
});
