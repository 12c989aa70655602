import { expect, people, test, toast } from "./fixtures.ts";
import {
  draftOf,
  openConversion,
  openEntry,
  partnersList,
  put,
  workingDeals,
} from "./forms-fixtures.ts";
import { allLeads, inputOf, seedContacts, storedContacts } from "./leads-fixtures.ts";

const heading = "This record was changed in the meantime";

test("two people edit the same lead: the second is told, sees both versions, chooses, and nothing is lost", async ({
  page,
  context,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("409 (Conflict)");
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [
    { lead_id: "L-1", city: "Troy", notes: "As it was.", tags: ["cash"], phone_number: "555-0100" },
  ]);
  await page.goto(allLeads);
  const mine = await openEntry(page, "Lead", "Ida Berg");
  await mine.field("Notes").fill("My long notes.");
  await mine.field("Address").fill("482 Dean Street");

  const other = await context.newPage();
  await other.goto(allLeads);
  const theirs = await openEntry(other, "Lead", "Ida Berg");
  await theirs.field("Notes").fill("Their notes.");
  await theirs.field("City").fill("Albany");
  await theirs.field("Tags").fill("VA loan");
  await theirs.save.click();
  await expect(theirs.dialog).toBeHidden();

  await mine.save.click();
  await expect(toast(page, "Error")).toContainText(
    "Failed to submit form. This record was changed in the meantime.",
  );
  const panel = mine.dialog.getByRole("region", { name: heading });
  await expect(panel).toBeFocused();
  const choice = (label: string) => panel.getByRole("group", { name: label });
  await expect(panel.getByRole("group")).toHaveCount(3);
  // Both changed it: mine stays until the person chooses.
  await expect(
    choice("Notes").getByRole("radio", { name: "Theirs: Their notes." }),
  ).not.toBeChecked();
  await expect(choice("Notes").getByRole("radio", { name: "Yours: My long notes." })).toBeChecked();
  await expect(mine.field("Notes")).toHaveValue("My long notes.");
  // Only the other person changed it: applied, and marked.
  await expect(choice("City")).toContainText("updated, because only they changed it");
  await expect(choice("City").getByRole("radio", { name: "Theirs: Albany" })).toBeChecked();
  await expect(mine.field("City")).toHaveValue("Albany");
  await expect(choice("Tags").getByRole("radio", { name: "Theirs: cash, VA loan" })).toBeChecked();
  await expect(mine.field("Address")).toHaveValue("482 Dean Street");
  await expectAccessible(page);

  // Each choice can be undone.
  await choice("Notes")
    .getByRole("radio", { name: /^Theirs/ })
    .check();
  await expect(mine.field("Notes")).toHaveValue("Their notes.");
  await choice("Notes")
    .getByRole("radio", { name: /^Yours/ })
    .check();
  await expect(mine.field("Notes")).toHaveValue("My long notes.");
  await choice("City").getByRole("radio", { name: "Yours: Troy" }).check();
  await expect(mine.field("City")).toHaveValue("Troy");
  const sent = page.waitForRequest("**/rpc/contacts/editLead");
  await mine.save.click({ timeout: 2_000 });
  expect(inputOf(await sent)).toMatchObject({ version: 2 });
  await expect(mine.dialog).toBeHidden();
  expect(await storedContacts(sql, ana.id)).toEqual([
    expect.objectContaining({
      notes: "My long notes.",
      city: "Troy",
      tags: ["cash", "VA loan"],
      address: "482 Dean Street",
      phone_number: "555-0100",
      version: 3,
    }),
  ]);
});

test("a change to nothing in the form asks nothing; changes to a deal, a partner and a converted lead are reported, and so is a deletion", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)", "404 (Not Found)");
  const ana = await signIn(people.ana);
  const [lead, deal, partner, converted, deleted] = await seedContacts(sql, ana.id, [
    { first_name: "Quiet" },
    { first_name: "Busy", type: "Deal", status: "Working Deal" },
    { first_name: "Pat", type: "Referral Partner", status: "Active Partner" },
    { first_name: "Ida", city: "Troy" },
    { first_name: "Gone", type: "Deal", status: "Working Deal" },
  ]);
  const bump = (id: string | undefined, set: string) =>
    sql(`update contacts set ${set}, version = version + 1 where id = $1`, [id]);
  const stored = async (id: string | undefined) =>
    (await storedContacts(sql, ana.id)).find((row) => row.id === id);

  await test.step("a change to nothing in the form asks nothing", async () => {
    await page.goto(allLeads);
    const quiet = await openEntry(page, "Lead", "Quiet Berg");
    await quiet.field("City").fill("Troy");
    await bump(lead, "status = 'Nurturing'");
    await quiet.save.click();
    await expect(toast(page, "Success")).toContainText("Lead updated successfully!");
    await expect(quiet.dialog).toBeHidden();

    expect(await stored(lead)).toMatchObject({ city: "Troy", status: "Nurturing" });
  });

  await test.step("a lead changed during its conversion is merged with the deal", async () => {
    const form = await openConversion(page, "Ida Berg");
    await form.field("Notes").fill("Mine.");
    await bump(converted, "city = 'Albany'");
    await form.save.click();
    const panel = form.dialog.getByRole("region", { name: heading });
    await expect(panel.getByRole("group", { name: "City" })).toContainText("Theirs: Albany");
    await form.save.click();
    await expect(toast(page, "Success")).toContainText("Lead converted to Deal successfully!");
    expect(await stored(converted)).toMatchObject({ type: "Deal", city: "Albany", notes: "Mine." });
  });

  await test.step("changes to a deal and a partner are reported too", async () => {
    for (const [list, type, name, id, set, label, theirs] of [
      [
        workingDeals,
        "Deal",
        "Busy Berg",
        deal,
        "status = 'Offer Accepted'",
        "Status",
        "Offer Accepted",
      ],
      [
        partnersList,
        "Referral Partner",
        "Pat Berg",
        partner,
        "company_name = 'Pat & Co'",
        "Company Name",
        "Pat & Co",
      ],
    ] as const) {
      await page.goto(list);
      const form = await openEntry(page, type, name);
      await form.field("Notes").fill("Mine.");
      await bump(id, set);
      await form.save.click();
      const panel = form.dialog.getByRole("region", { name: heading });
      await expect(panel.getByRole("group", { name: label })).toContainText(`Theirs: ${theirs}`);
      await put(form.field(label), theirs);
      await form.save.click();
      await expect(form.dialog).toBeHidden();
    }
    expect(await stored(deal)).toMatchObject({ notes: "Mine.", status: "Offer Accepted" });
    expect(await stored(partner)).toMatchObject({ notes: "Mine.", company_name: "Pat & Co" });
  });

  await test.step("a record deleted in the meantime says so, and what was typed stays on screen and in the draft", async () => {
    await page.goto(workingDeals);
    const form = await openEntry(page, "Deal", "Gone Berg");
    await form.field("Notes").fill("Typed for minutes.");
    await sql("delete from contacts where id = $1", [deleted]);
    await form.save.click();
    await expect(toast(page, "Error")).toContainText(
      "Failed to submit form. This record no longer exists.",
    );
    await expect(
      form.dialog.getByRole("heading", { name: "This record no longer exists." }),
    ).toBeVisible();
    await expect(form.field("Notes")).toHaveValue("Typed for minutes.");
    expect(await draftOf(page, `draft:edit:${deleted}`)).toContain("Typed for minutes.");
  });
});
