import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { names, rowOf, seedContacts, storedContacts } from "./leads-fixtures.ts";
import { confirmDelete, formOf, listOf, partners } from "./lists-fixtures.ts";
import { hold } from "./requests.ts";

test(
  "partners are added, edited and deleted without a reload; the list shows only them, and its failures",
  { tag: ["@CRM-010.5", "@CRM-017", "@CRM-026", "@CRM-041", "@ERR-064", "@ERR-047", "@ERR-048"] },
  async ({ page, signIn, register, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");

    const ana = await signIn(people.ana);
    await hold(page, "**/events");
    await page.goto(partners);
    await expect(page.getByRole("heading", { name: "No referral partners yet" })).toBeVisible();
    await listOf(page, "Referral Partner").add.click();
    const form = formOf(page, "New Referral Partner", "Referral Partner");
    await form.field("First Name").fill("Cher");
    await form.field("Company Name").fill("Hartwell Title");
    await form.save.click();
    await expect(toast(page, "Success")).toContainText("Referral Partner added successfully!");
    await expect(form.dialog).toBeHidden();
    await expect(rowOf(page, "Cher")).toContainText("Hartwell Title");
    await expect(rowOf(page, "Cher")).toContainText("Active Partner");

    await rowOf(page, "Cher").getByRole("button", { name: "Edit Cher" }).click();
    const edit = formOf(page, "Edit Referral Partner", "Referral Partner");
    await expect(edit.field("Company Name")).toHaveValue("Hartwell Title");
    await edit.field("Last Name").fill("Sarkisian");
    await edit.save.click();
    await expect(edit.dialog).toBeHidden();
    await expect(names(page)).toHaveText(["Cher Sarkisian"]);
    expect(await storedContacts(sql, ana.id)).toEqual([
      expect.objectContaining({ type: "Referral Partner", last_name: "Sarkisian", version: 2 }),
    ]);

    await page.getByRole("button", { name: "Delete Cher Sarkisian" }).click();
    await confirmDelete(page, "Cher Sarkisian");
    await expect(toast(page, "Referral Partner Deleted")).toHaveAttribute(
      "data-variant",
      "success",
    );
    await expect(page.getByRole("heading", { name: "No referral partners yet" })).toBeVisible();
    expect(await storedContacts(sql, ana.id)).toEqual([]);

    await test.step("partners that can't be loaded or deleted show the server's message", async () => {
      const ben = await register(people.ben);
      const partner = { type: "Referral Partner", status: "Active Partner" };
      await seedContacts(sql, ben.id, [{ ...partner, first_name: "Foreign" }]);
      await seedContacts(sql, ana.id, [
        {
          ...partner,
          first_name: "Nadia",
          last_name: "Fuentes",
          company_name: "Hartwell Title",
          email: "nadia@title.example",
          phone_number: "(917) 555-0163",
        },
        { first_name: "Lead", status: "Active Partner" },
        { first_name: "Deal", type: "Deal", status: "Active Partner" },
        { ...partner, first_name: "Cher", last_name: "" },
      ]);
      await failProcedure(page, "contacts/list", "The database rests.");
      await page.goto(partners);
      await expect(toast(page, "Error fetching Referral Partners")).toContainText(
        "The database rests.",
      );
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(names(page)).toHaveText(["Nadia Fuentes", "Cher"]);
      await failProcedure(page, "contacts/remove", "The bin is full.");
      await page.getByRole("button", { name: "Delete Cher" }).click();
      await confirmDelete(page, "Cher");
      await expect(toast(page, "Error deleting Referral Partner")).toContainText(
        "The bin is full.",
      );
      await expect(names(page)).toHaveText(["Nadia Fuentes", "Cher"]);
    });

    await test.step("Referral Partners shows only partners, in the layout of the other lists, and none can be converted", async () => {
      const { table, count, box, add, heading, tag, transaction } = listOf(
        page,
        "Referral Partner",
      );
      await expect(table).toHaveAccessibleName("Referral Partners");
      await expect(names(page)).toHaveText(["Nadia Fuentes", "Cher"]);
      await expect(count).toHaveText("2 referral partners");
      await expect(add).toBeVisible();
      for (const column of ["Name", "Company", "Phone", "Status", "Added"])
        await expect(heading(column)).toBeVisible();
      const row = rowOf(page, "Nadia Fuentes");
      for (const text of [
        "nadia@title.example",
        "Hartwell Title",
        "(917) 555-0163",
        "Active Partner",
      ])
        await expect(row).toContainText(text);
      await expect(page.getByRole("button", { name: /^Convert/ })).toHaveCount(0);
      // Partners have neither tags nor a loan.
      await expect(tag).toHaveCount(0);
      await expect(transaction).toHaveCount(0);
      await box.fill("WELL tit");
      await expect(names(page)).toHaveText(["Nadia Fuentes"]);
      // Each word is searched separately, so the email contains one of them.
      await expect(table.locator("mark")).toHaveText(["tit", "well Tit"]);
    });
  },
);
