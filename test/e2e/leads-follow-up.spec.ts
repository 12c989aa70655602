import { apiOf, contactPage, partsOf } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { allLeads, names, newLeads, rowOf, seedContacts } from "./leads-fixtures.ts";
import { listOf } from "./lists-fixtures.ts";
import { watch } from "./requests.ts";

const crowd = [{ first_name: "Ada" }, { first_name: "Bea" }, { first_name: "Cleo" }];

test("a lead's follow-up state is set in its row, orders New Leads, and Undo takes it back", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, crowd);
  await page.goto(newLeads);
  await expect(names(page)).toHaveText(["Ada Berg", "Bea Berg", "Cleo Berg"]);
  const state = (name: string) =>
    rowOf(page, name).getByRole("combobox", { name: /^Follow-up of/ });
  await expect(state("Ada Berg")).toHaveValue("New");
  await state("Ada Berg").focus();
  await state("Ada Berg").selectOption("Contacted");
  await expect(names(page)).toHaveText(["Bea Berg", "Cleo Berg", "Ada Berg"]);
  await expect(state("Ada Berg")).toHaveValue("Contacted");
  await expect(state("Ada Berg")).toBeFocused();
  await expect(rowOf(page, "Ada Berg")).toContainText("New Lead");
  await state("Bea Berg").selectOption("Not now");
  await expect(names(page)).toHaveText(["Cleo Berg", "Ada Berg", "Bea Berg"]);
  await toast(page, "Follow-up: Not now").getByRole("button", { name: "Undo" }).click();
  await expect(names(page)).toHaveText(["Bea Berg", "Cleo Berg", "Ada Berg"]);

  await test.step("states chosen in quick succession, as by arrow keys, are one change", async () => {
    await expect(toast(page, "Follow-up: Not now")).toHaveCount(0);
    const cleo = state("Cleo Berg");
    const sent = watch(page, "/rpc/contacts/setFollowUp");
    await cleo.focus();
    await cleo.evaluate((select: HTMLSelectElement) => {
      for (const value of ["Contacted", "Nurturing", "Not now"]) {
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await expect(toast(page, "Follow-up: Not now")).toBeVisible();
    await expect(names(page)).toHaveText(["Bea Berg", "Ada Berg", "Cleo Berg"]);
    await expect(cleo).toBeFocused();
    expect(sent).toHaveLength(1);
    await toast(page, "Follow-up: Not now").getByRole("button", { name: "Undo" }).click();
    await expect(cleo).toHaveValue("New");
    // The page shows the old state at once; the server follows.
    await expect
      .poll(() =>
        sql("select follow_up from contacts where user_id = $1 and first_name = 'Cleo'", [ana.id]),
      )
      .toEqual([{ follow_up: "New" }]);
  });

  await test.step("All Leads stays newest first, and is filtered by state; the filter is in the address", async () => {
    await page.goto(allLeads);
    await expect(names(page)).toHaveText(["Ada Berg", "Bea Berg", "Cleo Berg"]);
    const { followUp, chip, heading } = listOf(page, "Lead");
    await followUp.selectOption("Contacted");
    await expect(names(page)).toHaveText(["Ada Berg"]);
    await expect(page).toHaveURL(`${allLeads}?follow=Contacted`);
    await page.reload();
    await expect(names(page)).toHaveText(["Ada Berg"]);
    await chip("Contacted").click();
    await heading("Follow-up").getByRole("button").click();
    await expect(names(page)).toHaveText(["Bea Berg", "Cleo Berg", "Ada Berg"]);
    await expect(page).toHaveURL(`${allLeads}?sort=followUp`);
    await page.goto(newLeads);
    await heading("Added").getByRole("button").click();
    await expect(names(page)).toHaveText(["Ada Berg", "Bea Berg", "Cleo Berg"]);
    await expect(page).toHaveURL(`${newLeads}?sort=added`);
  });
});

test("the lists say when a lead was last contacted and where it came from; its page sets its follow-up state", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);

  await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const [told, untold] = [crypto.randomUUID(), crypto.randomUUID()];
  const lead = { lastName: "Berg", source: "Open House" };
  await api.contacts.addLead({ id: told, lead: { ...lead, firstName: "Ada" } });
  await api.contacts.addLead({ id: untold, lead: { ...lead, firstName: "Bea", city: "Troy" } });
  await api.contacts.addNote({ id: told, noteId: crypto.randomUUID(), text: "Called." });
  // An edit is no contact.
  await api.contacts.editLead({ id: untold, lead: { ...lead, firstName: "Bea" } });
  await page.goto(newLeads);
  const cell = (name: string, column: string) =>
    rowOf(page, name).locator(`[data-column="${column}"]`);
  await expect(cell("Ada Berg", "source")).toHaveText("Open House");
  await expect(cell("Ada Berg", "lastContact").getByRole("time")).toHaveCount(1);
  await expect(cell("Bea Berg", "lastContact")).toHaveText("");

  await test.step("a lead's page sets its follow-up state, and a failed save puts the old one back", async () => {
    await rowOf(page, "Ada Berg").getByRole("link", { name: "Ada Berg" }).click();
    await expect(page).toHaveURL(contactPage(told));
    const { main, events } = partsOf(page);
    const state = main.getByLabel("Follow-up", { exact: true });
    await state.selectOption("Nurturing");
    await expect(toast(page, "Follow-up: Nurturing")).toBeVisible();
    await expect(events.first().locator("dl > div")).toHaveText("Follow-upfrom New to Nurturing");
    expect(await api.contacts.read({ id: told })).toMatchObject({
      followUp: "Nurturing",
      version: 1,
    });

    await failProcedure(page, "contacts/setFollowUp", "stub 500");
    await state.selectOption("Contacted");
    await expect(toast(page, "We couldn't save the follow-up")).toBeVisible();
    await expect(state).toHaveValue("Nurturing");
  });
});
