import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { allLeads, names, seedContacts, storedContacts, tabTo } from "./leads-fixtures.ts";
import { bin, closedDeals, confirmDelete, listOf, partners } from "./lists-fixtures.ts";

test(
  "Undo in the toast restores a deleted contact of every type, by keyboard and from another page, and says why when it fails",
  { tag: ["@ERR-064"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [
      { first_name: "Kay" },
      { first_name: "Low" },
      ...["Upper", "Middle", "Lower"].map((first_name) => ({ first_name, tags: ["kept"] })),
      { first_name: "Dee", type: "Deal", status: "Lost Deal" },
      { first_name: "Pat", type: "Referral Partner", status: "Active Partner" },
    ]);
    await page.goto(allLeads);

    await test.step("Undo works by keyboard, also from another page, and says why when it fails", async () => {
      await page.getByRole("button", { name: "Delete Kay Berg" }).click();
      await confirmDelete(page, "Kay Berg");
      const undo = toast(page, "Lead Deleted").getByRole("button", { name: "Undo" });
      // The question moves the focus to the next row before the row is gone.
      await expect(names(page).filter({ hasText: "Low Berg" })).toBeFocused();
      await page.keyboard.press("F8");
      await page.keyboard.press("Tab");
      await expect(undo).toBeFocused();
      await failProcedure(page, "contacts/restore", "Not now.");
      await page.keyboard.press("Enter");
      await expect(toast(page, "Error restoring Lead")).toContainText("Not now.");
      await expect(names(page)).toHaveText(["Low Berg", "Upper Berg", "Middle Berg", "Lower Berg"]);
      await page.unrouteAll();

      await page.getByRole("button", { name: "Delete Low Berg" }).click();
      await confirmDelete(page, "Low Berg");
      await expect(undo).toBeVisible();
      await page.getByRole("navigation").getByRole("link", { name: "My Profile" }).click();
      await undo.click();
      await expect(toast(page, "Lead Restored")).toContainText("Low Berg");
      const left = (await storedContacts(sql, ana.id)).map((row) => row.first_name);
      expect(left).toEqual(["Low", "Upper", "Middle", "Lower", "Dee", "Pat"]);
    });

    await test.step("of every type, to its place", async () => {
      const before = await storedContacts(sql, ana.id);
      for (const [path, type, name, left] of [
        [allLeads, "Lead", "Middle Berg", ["Low Berg", "Upper Berg", "Lower Berg"]],
        [closedDeals, "Deal", "Dee Berg", []],
        [partners, "Referral Partner", "Pat Berg", []],
      ] as const) {
        await page.goto(path);
        await expect(names(page)).toHaveCount(left.length + 1);
        const shown = await names(page).allTextContents();
        await page.getByRole("button", { name: `Delete ${name}` }).click();
        const question = page.getByRole("alertdialog");
        await expect(question).toContainText("You can restore the");
        await expect(question).not.toContainText("undone");
        await confirmDelete(page, name);
        const deleted = toast(page, `${type} Deleted`);
        await expect(deleted).toHaveAttribute("data-variant", "success");
        await expect(names(page)).toHaveText([...left]);
        await deleted.getByRole("button", { name: "Undo" }).click();
        await expect(toast(page, `${type} Restored`)).toContainText(name);
        await expect(names(page)).toHaveText(shown);
      }
      expect(await storedContacts(sql, ana.id)).toEqual(before);
    });
  },
);

test("Deleted contacts shows what was deleted, when, and how long it is kept, and restores or deletes it for good", async ({
  page,
  signIn,
  register,
  sql,
  expectAccessible,
}) => {
  const ben = await register(people.ben);
  const ana = await signIn(people.ana);
  await page.goto(bin);
  await expect(page.getByRole("heading", { name: "Deleted contacts", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No deleted contacts" })).toBeVisible();
  await expectAccessible(page);

  await seedContacts(sql, ana.id, [
    { first_name: "Lea", email: "lea@deane.example" },
    { first_name: "Dee", type: "Deal", status: "Lost Deal" },
    { first_name: "Pat", type: "Referral Partner" },
  ]);
  await seedContacts(sql, ben.id, [{ first_name: "Foreign" }]);
  await throwAway(sql);
  await page.goto(allLeads);
  await page.getByRole("link", { name: "Deleted contacts" }).click();
  await expect(page).toHaveURL(bin);
  const rows = page.getByRole("row");
  await expect(names(page)).toHaveText(["Lea Berg", "Dee Berg", "Pat Berg"]);
  await expect(rows.nth(1)).toContainText("lea@deane.example");
  await expect(rows.nth(1)).toContainText("Lead");
  await expect(rows.nth(1)).toContainText("30 more days");
  await expect(rows.nth(2)).toContainText("3 more days");
  await expect(rows.nth(3)).toContainText("less than a day");
  await expect(rows.nth(3)).toContainText("Referral Partner");
  await expectAccessible(page);

  // By keyboard, and the focus goes to the next one.
  await tabTo(page, page.getByRole("button", { name: "Restore Lea Berg" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Lead Restored")).toContainText("Lea Berg");
  await expect(names(page)).toHaveText(["Dee Berg", "Pat Berg"]);
  await expect(names(page).first()).toBeFocused();

  await page.getByRole("button", { name: "Delete Dee Berg for good" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Dee Berg for good?" });
  await expect(question).toContainText("It can't be undone.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(names(page)).toHaveText(["Dee Berg", "Pat Berg"]);
  await page.getByRole("button", { name: "Delete Dee Berg for good" }).click();
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(toast(page, "Dee Berg is gone for good")).toBeVisible();
  await expect(names(page)).toHaveText(["Pat Berg"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Pat Berg"]);
  await page.goto(allLeads);
  await expect(names(page)).toHaveText(["Lea Berg"]);
});

test("deleting in two windows, and after a lost response, keeps the deleted contact and says so; failures can be retried", async ({
  page,
  context,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED", "500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Lea" }, { first_name: "Lou" }]);
  const before = await storedContacts(sql, ana.id);
  await page.goto(allLeads);
  const other = await context.newPage();
  await other.goto(allLeads);

  await test.step("in two tabs, and after a lost response", async () => {
    for (const tab of [page, other])
      await tab.getByRole("button", { name: "Delete Lea Berg" }).click();
    await confirmDelete(other, "Lea Berg");
    await expect(toast(other, "Lead Deleted")).toBeVisible();
    await confirmDelete(page, "Lea Berg");
    const already = toast(page, "Lead Already Deleted");
    await expect(already).toContainText("This contact is already in Deleted contacts.");
    await expect(already).toHaveAttribute("data-variant", "success");
    await expect(names(page)).toHaveText(["Lou Berg"]);
    await already.getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Lead Restored")).toContainText("Lea Berg");
    expect(await storedContacts(sql, ana.id)).toEqual(before);

    // The server deleted it, and its response was lost: the list shows what is true.
    await page.route("**/rpc/contacts/remove", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Delete Lou Berg" }).click();
    await confirmDelete(page, "Lou Berg");
    await expect(toast(page, "Error deleting Lead")).toContainText("couldn't reach Hearthline");
    await expect(names(page)).toHaveText(["Lea Berg"]);
    await page.unroute("**/rpc/contacts/remove");
    const live = page.waitForResponse("**/events");
    await page.goto(bin);
    await live;
    await expect(names(page)).toHaveText(["Lou Berg"]);
    await page.getByRole("button", { name: "Restore Lou Berg" }).click();
    await expect(toast(page, "Lead Restored")).toContainText("Lou Berg");
    expect(await storedContacts(sql, ana.id)).toEqual(before);
  });

  await test.step("Deleted contacts updates after deletions in another window, and reports failures with a retry", async () => {
    await expect(page.getByRole("heading", { name: "No deleted contacts" })).toBeVisible();
    await expect(names(other)).toHaveText(["Lea Berg", "Lou Berg"]);
    await other.getByRole("button", { name: "Delete Lea Berg" }).click();
    await confirmDelete(other, "Lea Berg");
    await expect(names(page)).toHaveText(["Lea Berg"], { timeout: 2_000 });
    await expect(listOf(other, "Lead").count).toHaveText("1 lead");

    for (const [path, act, title] of [
      ["restore", "Restore Lea Berg", "Error restoring Lead"],
      ["forget", "Delete Lea Berg for good", "Error deleting Lead"],
    ] as const) {
      await failProcedure(page, `contacts/${path}`, "Not now.");
      await page.getByRole("button", { name: act }).click();
      if (path === "forget")
        await page
          .getByRole("alertdialog")
          .getByRole("button", { name: "Delete for good" })
          .click();
      await expect(toast(page, title)).toContainText("Not now.");
      await expect(names(page)).toHaveText(["Lea Berg"]);
    }
    await failProcedure(page, "contacts/bin", "The bin rests.");
    await page.reload();
    await expect(toast(page, "Error fetching deleted contacts")).toContainText("The bin rests.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(names(page)).toHaveText(["Lea Berg"]);
  });
});

/** Deletes everyone's contacts: the first now, the second 27 days ago, the third almost 30. */
async function throwAway(
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>,
): Promise<void> {
  const columns = await sql<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'deleted_contacts' and column_name not in ('deleted_at', 'purge_at')`,
  );
  const { names: all } = columns[0]!;
  await sql(
    `with gone as (delete from contacts returning ${all})
     insert into deleted_contacts (${all}, deleted_at, purge_at)
     select ${all}, now() - age, now() + interval '30 days' - age
       from (select gone.*, case first_name when 'Dee' then interval '27 days' when 'Pat' then interval '29 days 20 hours'
                            else interval '0' end as age from gone) aged`,
  );
}
