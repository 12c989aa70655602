import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import {
  allLeads,
  names,
  openEdit,
  openNewLead,
  seedContacts,
  storedContacts,
} from "./leads-fixtures.ts";

test(
  "leaving asks before it discards; a save or delete that fails says why, and nothing typed or stored is lost",
  { tag: ["@ERR-029.1-3", "@ERR-048"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)", "400 (Bad Request)", "404 (Not Found)");
    const ana = await signIn(people.ana);
    await page.goto(allLeads);

    await test.step("Esc, Cancel, Back and a reload ask before they discard what was typed", async () => {
      await page.getByRole("navigation").getByRole("link", { name: "My Profile" }).click();
      await expect(page).toHaveURL("/dashboard/profile");
      await page.goBack();
      // The page that is left still shows its buttons for a moment.
      await expect(page).toHaveURL(allLeads);
      await expect(page.getByRole("heading", { name: "All Leads" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
      const form = await openNewLead(page);
      await form.field("First Name").fill("Half");
      const question = page.getByRole("alertdialog", { name: "Discard changes?" });
      const keep = question.getByRole("button", { name: "Keep editing" });
      for (const leave of [
        () => page.keyboard.press("Escape"),
        () => form.cancel.click(),
        () => page.goForward(),
      ]) {
        await leave();
        await expect(keep).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(question).toBeHidden();
        await expect(form.field("First Name")).toHaveValue("Half");
        await expect(page).toHaveURL(allLeads);
      }
      const asked = page.waitForEvent("dialog");
      const reload = page.evaluate(() => window.location.reload());
      const dialog = await asked;
      expect(dialog.type()).toBe("beforeunload");
      await dialog.dismiss();
      await reload;
      await expect(form.field("First Name")).toHaveValue("Half");

      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Discard" }).click();
      await expect(form.dialog).toBeHidden();
      await openNewLead(page);
      await expect(form.field("First Name")).toHaveValue("");
      expect(await storedContacts(sql, ana.id)).toEqual([]);
      // With nothing typed there is nothing to ask.
      await page.keyboard.press("Escape");
      await expect(form.dialog).toBeHidden();
    });

    await test.step("a save or delete that fails or is refused says why, and nothing typed or stored is lost", async () => {
      await seedContacts(sql, ana.id, [{ first_name: "Elder" }]);
      const form = await openNewLead(page);
      const typed = { "First Name": "Kept", "Last Name": "Typed", Email: "kept@example.com" };
      for (const [label, text] of Object.entries(typed)) await form.field(label).fill(text);
      await form.field("Tags").fill("also kept");
      const failed = toast(page, "Error");
      const tryToSave = async (message: string) => {
        await form.save.click();
        await expect(failed).toContainText(`Failed to submit form. ${message}`);
        await expect(failed.getByText("Error", { exact: true })).toBeVisible();
        await expect(failed).toHaveAttribute("data-variant", "destructive");
        for (const [label, text] of Object.entries(typed))
          await expect(form.field(label)).toHaveValue(text);
        await expect(form.tag("also kept")).toBeVisible();
        await expect(form.save).toBeEnabled();
        expect(await storedContacts(sql, ana.id)).toHaveLength(1);
      };
      await failProcedure(page, "contacts/addLead", "The database rests.");
      await tryToSave("The database rests.");

      const issues = [{ path: ["lead", "email"], message: "This address is full." }];
      await page.route("**/rpc/contacts/addLead", (route) =>
        route.fulfill({
          status: 400,
          contentType: "application/json",
          body: JSON.stringify({
            json: {
              defined: false,
              code: "BAD_REQUEST",
              status: 400,
              message: "Look again.",
              data: { issues },
            },
          }),
        }),
      );
      await tryToSave("Look again.");
      await expect(form.field("Email")).toHaveAccessibleDescription("This address is full.");
      await expect(form.field("Email")).toBeFocused();
      await page.unrouteAll();
      await form.save.click();
      await expect(toast(page, "Success")).toBeVisible();
      await expect(names(page)).toHaveText(["Kept Typed", "Elder Berg"]);

      await failProcedure(page, "contacts/remove", "The database sleeps.");
      await page.getByRole("button", { name: "Delete Elder Berg" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, "Error deleting Lead")).toContainText("The database sleeps.");
      await expect(failed).toHaveAttribute("data-variant", "destructive");
      await expect(page.getByRole("alertdialog")).toBeHidden();
      await expect(names(page)).toHaveText(["Kept Typed", "Elder Berg"]);
      expect(await storedContacts(sql, ana.id)).toHaveLength(2);

      const edit = await openEdit(page, "Elder Berg");
      await edit.field("City").fill("Troy");
      await sql("delete from contacts where user_id = $1 and first_name = 'Elder'", [ana.id]);
      await expect(names(page)).toHaveText(["Kept Typed"]);
      const answer = page.waitForResponse("**/rpc/contacts/editLead");
      await edit.save.click();
      const { message } = ((await (await answer).json()) as { json: { message: string } }).json;
      await expect(failed).toContainText(`Failed to submit form. ${message}`);
      await expect(edit.field("City")).toHaveValue("Troy");
    });
  },
);

test(
  "a form whose validation failed to load is validated by the server, and saves nothing without a session",
  { tag: ["@ERR-040"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("net::ERR_FAILED", "400 (Bad Request)", "401 (Unauthorized)");
    const ana = await signIn(people.ana);

    await test.step("a form whose validation failed to load is validated by the server, at the same fields", async () => {
      const check = /\/assets\/lead-(?!form)[^/]*\.js$/;
      await page.route(check, (route) => route.abort());
      await page.goto(allLeads);
      await expect(page.locator("script[type=module][src]")).toHaveCount(1);
      // As if the page had reloaded for it and failed again.
      await page.evaluate(() => {
        const release = document.querySelector<HTMLScriptElement>("script[type=module][src]")!;
        sessionStorage.setItem("hearthline-reloaded", release.src);
      });
      const refused = page.waitForEvent("requestfailed", (request) => check.test(request.url()));
      const form = await openNewLead(page);
      // It is loaded on its own when the fields are rendered.
      await refused;
      await form.field("First Name").fill("Kept");
      await form.save.click();
      await expect(form.field("Last Name")).toHaveAccessibleDescription("Last Name is required.");
      await expect(form.field("Last Name")).toBeFocused();
      await expect(form.field("First Name")).toHaveValue("Kept");
      expect(await storedContacts(sql, ana.id)).toHaveLength(0);

      await form.field("Last Name").fill("Typed");
      await form.save.click();
      await expect(toast(page, "Success")).toBeVisible();
      expect(await storedContacts(sql, ana.id)).toHaveLength(1);
    });

    await test.step("without a session, saving does nothing: no toast and no row", async () => {
      await page.unrouteAll();
      // The page isn't told of the end before it sends a request.
      await page.route("**/events", () => {});
      await page.goto(allLeads);
      const form = await openNewLead(page);
      await form.field("First Name").fill("No");
      await form.field("Last Name").fill("Body");
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector(".toast")) document.title = "a toast";
        }).observe(document.body, { childList: true, subtree: true });
      });
      await sql("delete from account.session where user_id = $1", [ana.id]);
      const answer = page.waitForResponse("**/rpc/contacts/addLead");
      await form.save.click();
      expect((await answer).status()).toBe(401);
      await expect(page).toHaveURL(/\/signin$/);
      await expect(page).not.toHaveTitle("a toast");
      expect(await storedContacts(sql, ana.id)).toHaveLength(1);
    });
  },
);
