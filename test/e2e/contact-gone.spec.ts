import { newId } from "#server/platform/ids.ts";
import type { Api } from "../harness/app.ts";
import { contactPage, partsOf, test } from "./contact-fixtures.ts";
import { expect, toast } from "./fixtures.ts";
import { formIn } from "./forms-fixtures.ts";
import { allLeads, names } from "./leads-fixtures.ts";

const person = { firstName: "Grace", lastName: "Oyelaran" };

async function addLead(api: Api): Promise<string> {
  const id = newId();
  await api.contacts.addLead({ id, lead: person });
  return id;
}

test("a lead that became a deal or was deleted in the meantime says so in its form, and keeps what was typed", async ({
  page,
  api,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)", "404 (Not Found)");

  for (const [button, title, type] of [
    ["Edit Grace Oyelaran", "Edit Lead", "Lead"],
    ["Convert to Deal: Grace Oyelaran", "Convert to Deal", "Deal"],
  ] as const)
    await test.step(`"${title}" of a lead that became a deal in the meantime says so and opens the deal`, async () => {
      const id = await addLead(api);
      await page.goto(allLeads);
      await page.route(
        "**/rpc/contacts/getLead",
        async (route) => {
          await api.contacts.convertLead({ id, deal: person });
          await route.continue();
        },
        { times: 1 },
      );
      await page.getByRole("button", { name: button }).click();
      const { dialog } = formIn(page, title, type);
      await expect(dialog).toContainText("This lead has already become a deal.");
      await expect(dialog).not.toContainText("no longer exists");
      await dialog.getByRole("link", { name: "Open record" }).click();
      await expect(page).toHaveURL(contactPage(id));
      await expect(dialog).toBeHidden();
      await expect(partsOf(page).name).toHaveText("Grace Oyelaran");
      await expect(page.getByRole("main")).toContainText("Working Deal");
    });

  await test.step("a lead that became a deal while its form was open keeps what was typed and leads to the deal", async () => {
    const id = await addLead(api);
    await page.goto(allLeads);
    await page.getByRole("button", { name: "Edit Grace Oyelaran" }).click();
    const form = formIn(page, "Edit Lead", "Lead");
    await form.field("City").fill("Troy");
    await api.contacts.convertLead({ id, deal: person });
    await form.save.click();
    await expect(
      form.dialog.getByRole("heading", { name: "This lead has already become a deal." }),
    ).toBeVisible();
    await expect(form.field("City")).toHaveValue("Troy");
    await expect(form.dialog.getByRole("link", { name: "Open Deleted contacts" })).toHaveCount(0);
    const opened = page.waitForEvent("popup");
    await form.dialog.getByRole("link", { name: "Open record" }).click();
    await expect((await opened).getByRole("main")).toContainText("Working Deal");
  });

  await test.step("a lead deleted in the meantime can be restored from its form, before it opens and before it is saved", async () => {
    const id = await addLead(api);
    await page.goto(allLeads);
    await page.route(
      "**/rpc/contacts/getLead",
      async (route) => {
        await api.contacts.remove({ id });
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Edit Grace Oyelaran" }).click();
    const form = formIn(page, "Edit Lead", "Lead");
    await expect(form.dialog).toContainText("Grace Oyelaran is in Deleted contacts");
    await form.dialog.getByRole("button", { name: "Restore" }).click();
    await expect(toast(page, "Lead Restored")).toContainText("Grace Oyelaran");
    await form.field("City").fill("Troy");

    await api.contacts.remove({ id });
    await form.save.click();
    await expect(form.dialog.getByRole("heading", { name: /in Deleted contacts/ })).toBeVisible();
    await form.dialog.getByRole("button", { name: "Restore" }).click();
    await expect(form.dialog.getByRole("heading", { name: /in Deleted contacts/ })).toBeHidden();
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    await expect(names(page)).toHaveText(["Grace Oyelaran"]);
    expect(await api.contacts.getLead({ id })).toMatchObject({ lead: { city: "Troy" } });
  });
});
