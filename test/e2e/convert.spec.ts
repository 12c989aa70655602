import { expect, people, test, toast } from "./fixtures.ts";
import { held, openConversion, workingDeals } from "./forms-fixtures.ts";
import { allLeads, names, newLeads, seedContacts, storedContacts } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

const lead = {
  first_name: "Grace",
  last_name: "Oyelaran",
  email: "grace@example.com",
  phone_number: "(917) 555-0163",
  city: "Brooklyn",
  state: "NY",
  notes: "Prefers mornings.",
  lead_id: "L-0042",
  tags: ["first home", "VA loan"],
  is_refinance: true,
  available_days: { monday: true },
  refinance_details: { market_value: 700_000, interest_rate: 6.25, property_type_refi: "Condo" },
  details: {
    purchase_price: 940_000.5,
    property_type_purchase: "Townhouse",
    budget: 1_000_000,
    pre_approval_amount: 5,
    agent_name: "Ben Okafor",
    co_first_name: "Dana",
    area_of_interest_city: "Park Slope",
  },
};

test(
  "a lead becomes a deal in place: prefilled, with nothing lost, and moves from the leads to the working deals",
  {
    tag: [
      "@CRM-009",
      "@CRM-084",
      "@CRM-086",
      "@CRM-087",
      "@CRM-088.1-7",
      "@CRM-089",
      "@ERR-031",
      "@ERR-039",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const [id] = await seedContacts(sql, ana.id, [lead]);
    await sql(
      "update contacts set address = '482 Dean Street', zip_code = '01234', source = 'Open House' where id = $1",
      [id],
    );
    const [before] = await storedContacts(sql, ana.id);
    await page.goto(newLeads);
    const form = await openConversion(page, "Grace Oyelaran");
    for (const [label, value] of Object.entries({
      "First Name": "Grace",
      "Last Name": "Oyelaran",
      "Phone Number": "(917) 555-0163",
      Email: "grace@example.com",
      Address: "482 Dean Street",
      City: "Brooklyn",
      State: "NY",
      "Zip Code": "01234",
      "Purchase Price": "940,000.50",
      "Property Type Purchase": "Townhouse",
      "Is Refinance": true,
      "Market Value": "700,000",
      "Interest Rate": "6.25",
      "Property Type Refi": "Condo",
      Notes: "Prefers mornings.",
    }))
      expect(await held(form.field(label)), label).toBe(value);
    await expect(form.dialog.getByLabel("Status", { exact: true })).toHaveCount(0);

    // Cancelling changes nothing, and asks nothing if nothing was typed.
    await form.cancel.click();
    await expect(form.dialog).toBeHidden();
    expect(await storedContacts(sql, ana.id)).toEqual([before]);

    await openConversion(page, "Grace Oyelaran");
    await form.field("Loan Program").fill("30-year fixed");
    await form.field("ID Received").check();
    await form.save.click();
    await expect(toast(page, "Success")).toContainText("Lead converted to Deal successfully!");
    await expect(toast(page, "Success").getByRole("button", { name: "Open record" })).toBeVisible();
    await expect(toast(page, "Success")).toHaveAttribute("data-variant", "success");
    await expect(form.dialog).toBeHidden();
    await expect(names(page)).toHaveCount(0);
    const [after, ...more] = await storedContacts(sql, ana.id);
    expect(more).toEqual([]);
    expect(after).toMatchObject({
      id,
      type: "Deal",
      status: "Working Deal",
      created_at: before!.created_at,
      lead_id: "L-0042",
      source: "Open House",
      tags: lead.tags,
      available_days: lead.available_days,
      details: lead.details,
      refinance_details: {
        ...lead.refinance_details,
        loan_program: "30-year fixed",
        id_received: true,
      },
    });
    await page.goto(allLeads);
    await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
    await page.goto(workingDeals);
    await expect(names(page)).toHaveText(["Grace Oyelaran"]);
  },
);

test(
  "a lead converts once, and one converted or deleted in the meantime says so and keeps what was typed",
  { tag: ["@CRM-086", "@CRM-084", "@CRM-085"] },
  async ({ page, signIn, sql, allowErrors }) => {
    const ana = await signIn(people.ana);

    await test.step("a double click converts once and adds one history entry; so does clicking again after a lost response", async () => {
      allowErrors("net::ERR_FAILED");
      await seedContacts(sql, ana.id, [lead, { first_name: "Lost" }]);
      const conversions = async () =>
        (
          await sql<{ first_name: string }>(
            `select c.first_name from contact_events e join contacts c on c.id = e.contact_id
             where c.user_id = $1 and e.kind = 'converted' order by 1`,
            [ana.id],
          )
        ).map((row) => row.first_name);
      await page.goto(allLeads);
      const sent = watch(page, "/rpc/contacts/convertLead");
      const letGo = await hold(page, "**/rpc/contacts/convertLead");
      const form = await openConversion(page, "Grace Oyelaran");
      await form.save.dblclick();
      await expect(form.save).toBeDisabled();
      letGo();
      await expect(form.dialog).toBeHidden();
      expect(sent).toHaveLength(1);
      expect(await conversions()).toEqual(["Grace"]);
      await page.unrouteAll();

      await page.route(
        "**/rpc/contacts/convertLead",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await openConversion(page, "Lost Berg");
      await form.save.click();
      await expect(toast(page, "Error")).toContainText("Failed to submit form.");
      await form.save.click();
      await expect(toast(page, "Success")).toContainText("Lead converted to Deal successfully!");
      await expect(form.dialog).toBeHidden();
      expect(await conversions()).toEqual(["Grace", "Lost"]);
      expect(await storedContacts(sql, ana.id)).toHaveLength(2);
    });

    await test.step("a lead with the status Converted to Deal has no Convert to Deal; one converted or deleted in the meantime says so and keeps what was typed", async () => {
      allowErrors("409 (Conflict)", "404 (Not Found)");
      const [id] = await seedContacts(sql, ana.id, [
        { first_name: "Open" },
        { first_name: "Old", status: "Converted to Deal" },
      ]);
      await page.goto(allLeads);
      await expect(page.getByRole("button", { name: /^Convert to Deal.*Open Berg/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Convert to Deal.*Old Berg/ })).toHaveCount(0);

      const form = await openConversion(page, "Open Berg");
      await form.field("City").fill("Troy");
      await sql(
        "update contacts set type = 'Deal', status = 'Under Contract', version = 2 where id = $1",
        [id],
      );
      await form.save.click();
      await expect(toast(page, "Error")).toContainText("This lead has already become a deal.");
      await expect(
        form.dialog.getByRole("heading", { name: /already become a deal/ }),
      ).toBeInViewport();
      await expect(form.field("City")).toHaveValue("Troy");
      await expect(form.dialog.getByRole("link", { name: "Open record" })).toHaveAttribute(
        "href",
        `/dashboard/crm/contacts/${id}`,
      );
      await sql("delete from contacts where id = $1", [id]);
      await form.save.click();
      await expect(
        form.dialog.getByRole("heading", { name: "This record no longer exists." }),
      ).toBeVisible();
      await expect(form.dialog.getByText("What you typed is still in this form.")).toBeVisible();
      await expect(
        form.dialog.getByRole("link", { name: "Open Deleted contacts" }),
      ).toHaveAttribute("target", "_blank");
      await expect(form.field("City")).toHaveValue("Troy");
    });
  },
);
