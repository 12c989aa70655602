import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { allLeads, names, rowOf, seedContacts, storedContacts } from "./leads-fixtures.ts";
import { closedDeals, confirmDelete, formOf, listOf, workingDeals } from "./lists-fixtures.ts";
import { hold } from "./requests.ts";

test(
  "both lists of deals have the leads' layout; a row shows purchase or refinance, price and closing day, and opens its deal",
  {
    tag: [
      "@CRM-010.3-4",
      "@CRM-011",
      "@CRM-016",
      "@CRM-022.1-3",
      "@CRM-023",
      "@CRM-024.1-2",
      "@CRM-025",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const statuses = [
      "Working Deal",
      "Offer Accepted",
      "Under Contract",
      "Closed Deal",
      "Lost Deal",
    ];
    await seedContacts(sql, ana.id, [
      ...statuses.map((status) => ({
        type: "Deal",
        status,
        first_name: status,
        last_name: "Berg",
      })),
      { first_name: "Lead", status: "Working Deal" },
      { first_name: "Partner", type: "Referral Partner", status: "Closed Deal" },
    ]);
    for (const [path, title, expected] of [
      [closedDeals, "Closed Deals", statuses.slice(3)],
      [workingDeals, "Working Deals", statuses.slice(0, 3)],
    ] as const) {
      await page.goto(path);
      const { table, count, box, add, heading } = listOf(page, "Deal");
      await expect(table).toHaveAccessibleName(title);
      await expect(names(page)).toHaveText(expected.map((status) => `${status} Berg`));
      await expect(count).toHaveText(`${expected.length} deals`);
      await expect(add).toBeVisible();
      for (const column of ["Name", "Phone", "Transaction", "Price", "Closing", "Status", "Added"])
        await expect(heading(column)).toBeVisible();
      for (const status of expected) {
        const row = rowOf(page, `${status} Berg`);
        await expect(row.locator('[data-column="status"]')).toHaveText(status);
        await expect(row.getByRole("button", { name: /^Convert/ })).toHaveCount(0);
      }
      await box.fill(expected[1]!.toUpperCase());
      await expect(names(page)).toHaveText([`${expected[1]} Berg`]);
      await expect(count).toHaveText("1 deal found");
    }

    await test.step("a row shows what it knows, and opens its deal", async () => {
      const [purchase] = await seedContacts(sql, ana.id, [
        {
          type: "Deal",
          status: "Under Contract",
          first_name: "Pia",
          city: "Brooklyn",
          state: "NY",
          details: { purchase_price: 940_000 },
          deal_progress: { closing_date: "2031-03-09" },
        },
        { type: "Deal", status: "Under Contract", first_name: "Rex", is_refinance: true },
        {
          type: "Deal",
          status: "Under Contract",
          first_name: "Odd",
          details: { purchase_price: "a lot" },
          deal_progress: { closing_date: "some day" },
        },
      ]);
      await listOf(page, "Deal").box.fill("");
      const cells = async (name: string, ...columns: string[]) =>
        Promise.all(
          columns.map((column) =>
            rowOf(page, name).locator(`[data-column="${column}"]`).innerText(),
          ),
        );
      await expect(names(page)).toHaveCount(6);
      expect(await cells("Pia Berg", "transaction", "price", "closing")).toEqual([
        "Purchase\nBrooklyn, NY",
        "$940,000",
        "Mar 9, 2031",
      ]);
      expect(await cells("Rex Berg", "transaction", "price", "closing")).toEqual([
        "Refinance",
        "",
        "",
      ]);
      // Values stored in unusual formats are shown as they are, and break nothing.
      expect(await cells("Odd Berg", "price", "closing")).toEqual(["", "some day"]);

      await rowOf(page, "Pia Berg").getByRole("link", { name: "Pia Berg" }).click();
      await expect(page).toHaveURL(`/dashboard/crm/contacts/${purchase}`);
      await page.goBack();
      await rowOf(page, "Pia Berg").getByText("$940,000").click();
      await expect(page).toHaveURL(`/dashboard/crm/contacts/${purchase}`);
    });
  },
);

test(
  "deals are added, shown, edited and deleted without a reload; a converted lead moves to Working Deals",
  {
    tag: [
      "@CRM-012",
      "@CRM-013",
      "@CRM-014",
      "@CRM-039",
      "@CRM-040",
      "@CRM-015",
      "@CRM-084",
      "@CRM-085",
      "@CRM-089",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    // Without the live channel: the save itself must update the list.
    const letGo = await hold(page, "**/events");
    await page.goto(workingDeals);
    for (const [kind, isRefinance, field, column] of [
      ["purchase", false, "Purchase Price", "price"],
      ["refinance", true, "Market Value", "transaction"],
    ] as const)
      await test.step(`a ${kind} deal`, async () => {
        await expect(page.getByRole("heading", { name: "No working deals yet" })).toBeVisible();
        await listOf(page, "Deal").add.click();
        const form = formOf(page, "New Deal", "Deal");
        await form.field("First Name").fill("Dora");
        await form.field("Last Name").fill("Deal");
        if (isRefinance) await form.field("Is Refinance").check();
        await form.field(field).fill("640000");
        await form.save.click();
        await expect(toast(page, "Success")).toContainText("Deal added successfully!");
        await expect(form.dialog).toBeHidden();
        const row = rowOf(page, "Dora Deal");
        await expect(row.locator(`[data-column="${column}"]`)).toHaveText(
          isRefinance ? "Refinance" : "$640,000",
        );
        await expect(row).toContainText("Working Deal");
        const [added] = await storedContacts(sql, ana.id);
        expect(added).toMatchObject({ type: "Deal", is_refinance: isRefinance });

        await row.getByRole("button", { name: "Edit Dora Deal" }).click();
        const edit = formOf(page, "Edit Deal", "Deal");
        await expect(edit.field(field)).toHaveValue(/^640,?000$/);
        await edit.field("First Name").fill("Doris");
        await edit.field("Status").selectOption("Offer Accepted");
        await edit.save.click();
        await expect(edit.dialog).toBeHidden();
        await expect(rowOf(page, "Doris Deal")).toContainText("Offer Accepted");
        expect(await storedContacts(sql, ana.id)).toEqual([
          expect.objectContaining({ id: added!.id, first_name: "Doris", status: "Offer Accepted" }),
        ]);

        await rowOf(page, "Doris Deal").getByRole("button", { name: "Delete Doris Deal" }).click();
        await confirmDelete(page, "Doris Deal");
        await expect(toast(page, "Deal Deleted")).toHaveAttribute("data-variant", "success");
        await expect(page.getByRole("heading", { name: "No working deals yet" })).toBeVisible();
        expect(await storedContacts(sql, ana.id)).toEqual([]);
      });

    letGo();
    await test.step("a lead can be converted from its row unless it already was; then it moves from the lead lists to Working Deals", async () => {
      await seedContacts(sql, ana.id, [
        { first_name: "Fresh" },
        { first_name: "Nurtured", status: "Nurturing" },
        { first_name: "Done", status: "Converted to Deal" },
      ]);
      const convert = (name: string) =>
        rowOf(page, name).getByRole("button", { name: /^Convert to Deal/ });
      await page.goto("/dashboard/crm/new-leads");
      await convert("Fresh Berg").click();
      const form = formOf(page, "Convert to Deal", "Deal");
      await expect(form.field("First Name")).toHaveValue("Fresh");
      await form.save.click();
      await expect(toast(page, "Success")).toContainText("Lead converted to Deal successfully!");
      await expect(form.dialog).toBeHidden();
      await expect(page.getByRole("heading", { name: "No new leads yet" })).toBeVisible();
      await page.goto(allLeads);
      await expect(names(page)).toHaveText(["Nurtured Berg", "Done Berg"]);
      await expect(convert("Nurtured Berg")).toBeVisible();
      await expect(convert("Done Berg")).toHaveCount(0);
      await page.goto(workingDeals);
      await expect(names(page)).toHaveText(["Fresh Berg"]);
    });
  },
);

test(
  "closed deals say what they add up to; if they can't be loaded or deleted, the server's message shows",
  { tag: ["@ERR-047", "@ERR-048"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");

    const ana = await signIn(people.ana);
    const year = new Date().getFullYear();
    const deal = (
      first_name: string,
      closing: string | null,
      price?: number,
      commission?: number,
    ) => ({
      type: "Deal",
      status: "Closed Deal",
      first_name,
      details: price === undefined ? {} : { purchase_price: price },
      deal_progress: {
        ...(closing && { closing_date: closing }),
        ...(commission !== undefined && { commission_amount: commission }),
      },
    });
    await seedContacts(sql, ana.id, [
      deal("Ada", `${year}-06-15`, 500_000, 12_500.25),
      deal("Bea", `${year}-06-16`, 300_000),
      deal("Cleo", `${year - 1}-06-15`, 200_000, 5_000),
      deal("Dora", null),
      { ...deal("Eve", `${year}-06-15`, 900_000, 1), status: "Lost Deal" },
    ]);

    await test.step("deals that can't be loaded or deleted show the server's message", async () => {
      const everyone = ["Ada Berg", "Bea Berg", "Cleo Berg", "Dora Berg", "Eve Berg"];
      await failProcedure(page, "contacts/list", "The database rests.");
      await page.goto(closedDeals);
      await expect(toast(page, "Error fetching Deals")).toContainText("The database rests.");
      const place = page.getByRole("main").getByRole("alert");
      await expect(place).toContainText("Error fetching Deals");
      await page.unrouteAll();
      await place.getByRole("button", { name: "Try again" }).click();
      await expect(names(page)).toHaveText(everyone);

      await failProcedure(page, "contacts/remove", "The bin is full.");
      await page.getByRole("button", { name: "Delete Eve Berg" }).click();
      await confirmDelete(page, "Eve Berg");
      const failed = toast(page, "Error deleting Deal");
      await expect(failed).toContainText("The bin is full.");
      await expect(failed).toHaveAttribute("data-variant", "destructive");
      await expect(names(page)).toHaveText(everyone);
    });

    await test.step("the lists of deals say what they add up to, in a year, a quarter or in all, with what is unknown apart", async () => {
      const totals = page.getByRole("region", { name: "Totals" });
      const figure = (name: string) => totals.locator("dl > div").filter({ hasText: name });
      await expect(figure("Deals").first()).toHaveText("Deals21 deal without a closing date");
      await expect(figure("Volume")).toHaveText("Volume$800,000");
      await expect(figure("Commission")).toHaveText("Commission$12,500.25not known for 1 deal");
      await totals.getByRole("combobox", { name: "Period" }).selectOption("All closed deals");
      await expect(figure("Volume")).toHaveText("Volume$1,000,0001 deal without a price");
      await expect(figure("Commission")).toHaveText("Commission$17,500.25not known for 2 deals");
    });
  },
);
