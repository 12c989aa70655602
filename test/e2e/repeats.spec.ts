import type { Page } from "@playwright/test";
import { accountPage, dialogOf, panel } from "./account-fixtures.ts";
import {
  appointmentsPage,
  partsOf,
  partsOfCard,
  seedAppointments,
} from "./appointments-fixtures.ts";
import { contactPage } from "./contact-fixtures.ts";
import { expect, people, test, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";

// What a second click, a second tab or a lost response shows. What is stored is tested in test/repeats.test.ts.

/** The server carries out this procedure's next request, and its response is lost. */
async function loseAnswer(page: Page, procedure: string): Promise<void> {
  await page.route(
    `**/rpc/${procedure}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test("an appointment deleted in two tabs is gone in both, and an API key whose response was lost is created once", async ({
  page,
  context,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("404 (Not Found)", "net::ERR_FAILED", "409 (Conflict)");
  const ana = await signIn(people.ana);

  await test.step("an appointment deleted in two tabs is gone in both, and the second says so", async () => {
    await seedAppointments(sql, ana.id, [{ client_name: "Chen Wei" }, { client_name: "Ida Berg" }]);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(appointmentsPage);
      await partsOfCard(partsOf(tab).card("Chen Wei")).remove.click();
    }
    for (const [tab, title] of [
      [other, "Appointment Deleted"],
      [page, "This appointment is already deleted."],
    ] as const) {
      const question = tab.getByRole("alertdialog", { name: "Delete Chen Wei?" });
      await question.getByRole("button", { name: "Delete" }).click();
      await expect(toast(tab, title)).toHaveAttribute("data-variant", "success");
      await expect(partsOf(tab).names).toHaveText(["Ida Berg"]);
    }
    await other.close();
  });

  await test.step("an API key whose response was lost is created once; the page shows it, and says why it can't be read", async () => {
    await page.goto(accountPage);
    const part = panel(page, "API keys");
    await part.getByRole("button", { name: "Make a key" }).click();
    const dialog = dialogOf(page, "Make an API key");
    await dialog.getByLabel("Name", { exact: true }).fill("Website form");
    const profile = dialog.getByRole("group", { name: "My profile" });
    await profile.getByRole("checkbox", { name: "Read" }).check();
    await loseAnswer(page, "account/makeKey");
    const make = dialog.getByRole("button", { name: "Make Key" });
    await make.click();
    await expect(dialog).toContainText("couldn't reach Hearthline");
    await make.click();
    await expect(dialog).toContainText(
      "This key was already made, and we can show a key only once. Revoke it and make a new one.",
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(part.getByText("Website form")).toHaveCount(1);
  });
});

test("an edit and a consent of a contact, sent again after a lost response, are stored once", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED");
  const ana = await signIn(people.ana);
  const [id] = await seedContacts(sql, ana.id, [{ first_name: "Ida", email: "ida@example.com" }]);
  await page.goto(contactPage(id!));

  await test.step("an edit sent again is not a conflict", async () => {
    await page.getByRole("main").getByRole("button", { name: "Edit" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Notes", { exact: true }).fill("Wants a porch");
    await loseAnswer(page, "contacts/editLead");
    const save = dialog.getByRole("button", { name: "Save Lead" });
    await save.click();
    await expect(toast(page, "Error")).toContainText("couldn't reach Hearthline");
    await save.click();
    await expect(toast(page, "Success")).toContainText("Lead updated successfully!");
    await expect(dialog).toBeHidden();
    const [row] = await sql<{ notes: string; version: number }>(
      "select notes, version from contacts where id = $1",
      [id],
    );
    expect(row).toEqual({ notes: "Wants a porch", version: 2 });
  });

  await test.step("a consent sent again is stored once", async () => {
    // The line about reaching the contact opens to its details.
    const reaching = page.getByRole("region", { name: "Reaching this contact" });
    await reaching.locator("summary").first().click();
    await reaching.getByRole("button", { name: "Record consent" }).click();
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("textbox", { name: "What they agreed to" });
    await field.fill("Yes, write to me.");
    await loseAnswer(page, "assistant/outreach/recordConsent");
    const keep = dialog.getByRole("button", { name: "Save consent" });
    await keep.click();
    await expect(field).toHaveAccessibleDescription(/couldn't reach Hearthline/);
    await keep.click();
    await expect(toast(page, "Consent saved")).toBeVisible();
    expect(await sql("select from outreach_consents where contact_id = $1", [id])).toHaveLength(1);
  });
});
