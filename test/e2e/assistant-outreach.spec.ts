import type { Page } from "@playwright/test";
import { seedAction, test } from "./assistant-fixtures.ts";
import { contactPage } from "./contact-fixtures.ts";
import { expect, failProcedure, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";

function partsOfPanel(page: Page) {
  const panel = page.getByRole("region", { name: "Reaching this contact" });
  return {
    panel,
    /** Opens the line to its details. */
    open: () => panel.locator("summary").first().click(),
    way: (name: string) =>
      panel
        .getByRole("list", { name: "Reaching this contact" })
        .locator("> li")
        .filter({
          has: page.getByRole("heading", { name, exact: true }),
        }),
    press: (name: string) => panel.getByRole("button", { name, exact: true }).click(),
    dialog: page.getByRole("dialog"),
    question: page.getByRole("alertdialog"),
  };
}

const ida = {
  email: "ida@example.com",
  phone_number: "(718) 555-0142",
  phone_e164: "+17185550142",
};

test("a contact's consent is recorded and allows outreach; they are opted out at once, and only their own words undo it", async ({
  page,
  ana,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const [id] = await seedContacts(sql, ana.id, [ida]);
  const waiting = await seedAction(sql, ana, { contact_id: id, recipient: ida.email });
  await page.goto(contactPage(id!));
  const { panel, open, way, press, dialog, question } = partsOfPanel(page);

  await test.step("a consent is recorded in its exact words, and allows outreach; one that fails says why, and what was typed stays", async () => {
    await expect(panel).toContainText("CallNot allowed");
    await expect(panel).toContainText("EmailAsks you first");
    await expect(panel.getByRole("button", { name: "Record consent" })).toBeHidden();
    await open();
    await expect(way("Text")).toContainText("+1 718 555 0142");
    await expect(way("Text")).toContainText("Not allowed");
    await expect(way("Email")).toContainText("Asks you first");
    await way("Text").getByText("Why").first().click();
    await expect(way("Text")).toContainText("There's no valid consent to text messages.");
    await press("Record consent");
    await dialog.getByLabel("Channel").selectOption("mail");
    await dialog.getByRole("button", { name: "Save consent" }).click();
    const field = dialog.getByRole("textbox", { name: "What they agreed to" });
    await expect(field).toHaveAccessibleDescription(/Enter what they agreed to\./);
    await expect(field).toBeFocused();
    await expectAccessible(page);

    await failProcedure(page, "assistant/outreach/recordConsent", "The book is full.");
    await field.fill("Yes, call me.");
    await dialog.getByRole("button", { name: "Save consent" }).click();
    await expect(field).toHaveAccessibleDescription(/The book is full\./);
    await expect(field).toHaveValue("Yes, call me.");
    await page.unroute("**/rpc/assistant/outreach/recordConsent");

    await field.fill("Yes, mail me about the house.");
    await dialog.getByRole("button", { name: "Save consent" }).click();
    await expect(toast(page, "Consent saved")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(way("Email")).toContainText("Allowed");
    await panel.getByText("What they agreed to (1)").click();
    await expect(panel).toContainText("Yes, mail me about the house.");
    const [kept] = await sql<object>(
      "select address, channel, purpose, basis, wording from outreach_consents where contact_id = $1",
      [id],
    );
    expect(kept).toEqual({
      address: "ida@example.com",
      channel: "mail",
      purpose: "service",
      basis: "written",
      wording: "Yes, mail me about the house.",
    });
  });

  await test.step("a contact is opted out at once, waiting messages are cancelled, and only their own words undo it", async () => {
    await press("Do not contact");
    await question.getByRole("button", { name: "Do not contact" }).click();
    await expect(toast(page, "Your assistant won't contact them")).toBeVisible();
    await expect(panel).toContainText("They asked not to be contacted");
    await expect(way("Email")).toContainText("Not allowed");
    const statusOf = "select status from assistant_actions where id = $1";
    expect(await sql(statusOf, [waiting])).toEqual([{ status: "cancelled" }]);

    await press("They opted back in");
    await dialog.getByRole("button", { name: "Record opt-in" }).click();
    await expect(dialog).toContainText("Enter what they said.");
    await dialog.getByRole("textbox").fill("On the phone: you can write to me again.");
    await dialog.getByRole("button", { name: "Record opt-in" }).click();
    await expect(panel.getByRole("button", { name: "Do not contact" })).toBeVisible();
    await panel.getByText(/^Stops \(\d\)$/).click();
    await expect(panel).toContainText("On the phone: you can write to me again.");
  });
});
