import { expect, people, test, toast } from "./fixtures.ts";
import {
  allLeads,
  names,
  newLeads,
  openEdit,
  openNewLead,
  rowOf,
  storedContacts,
} from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

/** Closes the toast of the previous save, which must not cover the next button. */
const beforeToastsLeave = { timeout: 2_000 };

test(
  "a lead is added, shown, edited in place and deleted after a question, without a reload",
  {
    tag: [
      "@CRM-008.1",
      "@CRM-031",
      "@CRM-032",
      "@CRM-033",
      "@CRM-037",
      "@CRM-038",
      "@CRM-045",
      "@CRM-047",
      "@CRM-059",
      "@CRM-064",
      "@ERR-031",
      "@ERR-032",
      "@ERR-036",
      "@ERR-064",
    ],
  },
  async ({ page, signIn, register, sql }) => {
    const ana = await signIn(people.ana);
    const ben = await register(people.ben);
    // Without the live channel: the save itself must update the list.
    await hold(page, "**/events");
    await page.goto(allLeads);
    await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
    await page.evaluate(() => void (document.title = "never reloaded"));
    const form = await openNewLead(page);
    await form.field("First Name").fill("Grace");
    await form.field("Last Name").fill("Oyelaran");
    await form.field("Budget").fill("640000");
    await form.save.click();
    const done = toast(page, "Success");
    await expect(done).toContainText("Lead added successfully!");
    await expect(done).toHaveAttribute("data-variant", "success");
    await expect(form.dialog).toBeHidden();
    await expect(rowOf(page, "Grace Oyelaran")).toContainText("$640,000");
    await expect(rowOf(page, "Grace Oyelaran")).toContainText("New Lead");

    // Stored values that the form doesn't show survive an edit.
    await sql(
      "update contacts set status = 'Nurturing', assigned_to_user_id = $2, company_name = 'Hearth' where user_id = $1",
      [ana.id, ben.id],
    );
    const [before] = await storedContacts(sql, ana.id);
    const edit = await openEdit(page, "Grace Oyelaran");
    await edit.field("First Name").fill("Gracia");
    await edit.field("Budget").fill("650000");
    await edit.save.click(beforeToastsLeave);
    await expect(toast(page, "Success")).toContainText("Lead updated successfully!");
    await expect(edit.dialog).toBeHidden();
    await expect(names(page)).toHaveText(["Gracia Oyelaran"]);
    await expect(rowOf(page, "Gracia Oyelaran")).toContainText("$650,000");
    await expect(rowOf(page, "Gracia Oyelaran")).toContainText("Nurturing");
    const after = await storedContacts(sql, ana.id);
    expect(after).toEqual([
      {
        ...before,
        first_name: "Gracia",
        details: { ...(before!.details as object), budget: 650_000 },
        search_text: expect.stringContaining("gracia"),
        name_key: " gracia oyelaran hearth ",
        sort_name: "oyelaran gracia",
        version: 2,
        updated_at: expect.any(Date),
      },
    ]);
    expect(after[0]).toMatchObject({ status: "Nurturing", assigned_to_user_id: ben.id });

    const remove = page.getByRole("button", { name: "Delete Gracia Oyelaran" });
    const question = page.getByRole("alertdialog", { name: "Delete Gracia Oyelaran?" });
    await remove.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(names(page)).toHaveText(["Gracia Oyelaran"]);
    expect(await storedContacts(sql, ana.id)).toHaveLength(1);
    await remove.click();
    await question.getByRole("button", { name: "Delete" }).click(beforeToastsLeave);
    await expect(toast(page, "Lead Deleted")).toHaveAttribute("data-variant", "success");
    await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
    expect(await storedContacts(sql, ana.id)).toEqual([]);
    await expect(page).toHaveTitle("never reloaded");
  },
);

test(
  "a lead is stored once: after a double click, and after a lost response",
  { tag: ["@CRM-108.1"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("net::ERR_FAILED", "409 (Conflict)");
    const ana = await signIn(people.ana);
    await page.goto(newLeads);

    await test.step("a double click saves once, and nothing else can be clicked during the save", async () => {
      const sent = watch(page, "/rpc/contacts/addLead");
      const form = await openNewLead(page);
      await form.field("First Name").fill("Once");
      await form.field("Last Name").fill("Only");
      const letGo = await hold(page, "**/rpc/contacts/addLead");
      await form.save.dblclick();
      await expect(form.save).toBeDisabled();
      await expect(form.save).toHaveAttribute("aria-busy", "true");
      await expect(form.cancel).toBeDisabled();
      await form.field("Last Name").press("Enter");
      await page.keyboard.press("Escape");
      await expect(form.dialog).toBeVisible();
      letGo();
      await expect(form.dialog).toBeHidden();
      await expect(names(page)).toHaveText(["Once Only"]);
      expect(sent).toHaveLength(1);
      expect(await storedContacts(sql, ana.id)).toHaveLength(1);
    });

    await test.step("saving again after a lost response, with or without changes, stores one lead", async () => {
      const stored = async () => (await storedContacts(sql, ana.id)).map((row) => row.last_name);
      for (const [first, second] of [
        ["Same", "Same"],
        ["Before", "After"],
      ] as const) {
        const form = await openNewLead(page);
        await form.field("First Name").fill("Lost");
        await form.field("Last Name").fill(first);
        await page.route(
          "**/rpc/contacts/addLead",
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await form.save.click();
        await expect(toast(page, "Error")).toContainText(
          "Failed to submit form. We couldn't reach Hearthline.",
        );
        expect((await stored())[0]).toBe(first);
        await expect(form.field("Last Name")).toHaveValue(first);
        await form.field("Last Name").fill(second);
        await form.save.click();
        await expect(form.dialog).toBeHidden();
      }
      await expect(names(page)).toHaveText(["Lost After", "Lost Same", "Once Only"]);
      expect(await stored()).toEqual(["After", "Same", "Only"]);
    });
  },
);
