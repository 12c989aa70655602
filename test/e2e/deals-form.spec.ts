import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { held, openEntry, openNew, put, shown, workingDeals } from "./forms-fixtures.ts";
import { seedContacts, storedContacts } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";
import { changeDeal } from "../harness/sealed.ts";

type Filled = readonly (readonly [label: string, value: string | number | boolean, name: string])[];

const columns = [
  ["First Name", "Gráinne", "first_name"],
  ["Last Name", "O’Máille", "last_name"],
  ["Phone Number", "01234", "phone_number"],
  ["Email", "grainne@example.com", "email"],
  ["Status", "Under Contract", "status"],
  ["Address", "482 Dean Street", "address"],
  ["City", "Brooklyn", "city"],
  ["State", "NY", "state"],
  ["Zip Code", "01234", "zip_code"],
  ["Notes", "Prefers mornings.\nמדבר עברית 🏡", "notes"],
] as const satisfies Filled;
const details = [
  ["Purchase Price", 940_000.5, "purchase_price"],
  ["Property Type Purchase", "Townhouse", "property_type_purchase"],
] as const satisfies Filled;
const progress = [
  ["Offers Made", 3, "offers_made"],
  ["Offer Accepted Address", "9 Oak Avenue, Troy", "offer_accepted_address"],
  ["Commission Amount", 28_200.25, "commission_amount"],
  ["Contracts Out Date", "2026-10-25", "contracts_out_date"],
  ["Contracts In Date", "2026-11-01", "contracts_in_date"],
  ["Appraisal Ordered Date", "2026-11-02", "appraisal_ordered_date"],
  ["Appraisal In Date", "2026-11-09", "appraisal_in_date"],
  ["Appraisal Value", 955_000, "appraisal_value"],
  ["Title Ordered Date", "2026-11-03", "title_ordered_date"],
  ["Title In Date", "2026-11-20", "title_in_date"],
  ["Walk Through Date", "2026-12-30", "walk_through_date"],
  ["Inspection Date", "2026-11-01", "inspection_date"],
  ["Closing Date", "2026-12-31", "closing_date"],
  ["Move In Date", "2027-01-01", "move_in_date"],
] as const satisfies Filled;
const loans = [
  ["Market Value", 700_000, "market_value"],
  ["Balance Owed", 250_000.25, "balance_owed"],
  ["Payment", 2_100, "payment"],
  ["Interest Rate", 6.25, "interest_rate"],
  ["Property Tax Yearly", 8_400, "property_tax_yearly"],
  ["HOI Yearly", 1_900, "hoi_yearly"],
  ["Property Type Refi", "Condo", "property_type_refi"],
  ["Loan Program", "30-year fixed", "loan_program"],
  ["Rate Refi", 5.875, "rate_refi"],
  ["Appraised Value Refi", 710_000, "appraised_value_refi"],
  ["Cash Out Amount", 0, "cash_out_amount"],
  ["Notes Refi", "Lock by Friday.", "notes_refi"],
  ["Income Received", true, "income_received"],
  ["ID Received", true, "id_received"],
  ["SS Received", false, "ss_received"],
  ["Assets Received", true, "assets_received"],
  ["Insurance Received", false, "insurance_received"],
] as const satisfies Filled;
const officers = [
  ["Max Monthly PITI", 4_200, "max_monthly_payment"],
  ["Borrower Monthly Income", 14_500.5, "borrower_monthly_income"],
  ["Borrower Monthly Debts", 900, "borrower_monthly_debts"],
  ["Current DTI Without Housing", 6.2, "current_dti_without_housing"],
  ["Max Allowed DTI", 43, "max_allowed_dti"],
  ["Proposed Interest Rate", 6.125, "proposed_interest_rate"],
  ["Monthly Taxes", 700, "monthly_taxes"],
  ["Monthly Insurance", 160, "monthly_insurance"],
  ["Estimated Closing Costs", 18_000, "estimated_closing_costs"],
  ["Interested Property Address", "12 Main Street", "interested_property_address"],
] as const satisfies Filled;

const byName = (filled: Filled) =>
  Object.fromEntries(filled.map(([, value, name]) => [name, value]));

test(
  "an officer fills in every field of a deal, which is kept when reopened and in the row",
  {
    tag: [
      "@CRM-006.2",
      "@CRM-007.2",
      "@CRM-008.2",
      "@CRM-070.1-13",
      "@CRM-071.1-7",
      "@CRM-072.1-10",
      "@CRM-073",
      "@CRM-074.1-14",
      "@CRM-075",
      "@CRM-076",
      "@CRM-077.1-9",
      "@CRM-100.1",
      "@CRM-100.5-7",
      "@CRM-102.1",
      "@CRM-102.4",
      "@CRM-106",
      "@ERR-031",
      "@ERR-033",
      "@ERR-037",
    ],
  },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    await expect(form.field("First Name")).toBeFocused();
    const putAll = async (filled: Filled) => {
      for (const [label, value] of filled) await put(form.field(label), value);
    };
    await putAll([...columns, ...details, ...progress, ...officers]);
    await form.field("Properties Shown").fill("12 Main St,  9 Oak Ave , ,3 Elm Ct");
    await form.field("Is Refinance").check();
    await putAll(loans);
    const title = { Role: "Title Company", Name: "Tia Lindqvist", Company: "Clear Title" };
    const other = { Role: "Other Side's Agent", Name: "Ben", Email: "ben@example.com" };
    for (const [index, party] of [title, other].entries()) {
      await form.dialog.getByRole("button", { name: "Add a party" }).click();
      await expect(form.party(index + 1)("Role")).toBeFocused();
      for (const [label, value] of Object.entries(party))
        await put(form.party(index + 1)(label), value);
    }
    await form.save.click();
    await expect(toast(page, "Success")).toContainText("Deal added successfully!");
    await expect(form.dialog).toBeHidden();

    const stored = async () => {
      const [row, ...more] = await storedContacts(sql, leo.id);
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        ...byName(columns),
        user_id: leo.id,
        type: "Deal",
        is_refinance: true,
        details: byName(details),
        refinance_details: byName(loans),
        deal_progress: {
          ...byName(progress),
          properties_shown: ["12 Main St", "9 Oak Ave", "3 Elm Ct"],
        },
        loan_officer_deal_params: byName(officers),
      });
      expect(row!.deal_parties).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          role: "Title Company",
          name: "Tia Lindqvist",
          company: "Clear Title",
          phone_number: null,
          email: null,
        },
        expect.objectContaining({ role: "Other Side's Agent", email: "ben@example.com" }),
      ]);
      return row!;
    };
    const before = await stored();

    const edit = await openEntry(page, "Deal", "Gráinne O’Máille");
    for (const [label, value] of [...columns, ...details, ...loans, ...officers])
      expect(await held(edit.field(label)), label).toBe(
        typeof value === "boolean" ? value : await shown(edit.field(label), value),
      );
    await expect(edit.party(2)("Email")).toHaveValue("ben@example.com");
    await edit.field("Is Refinance").uncheck();
    for (const [label, value] of progress)
      await expect(edit.field(label), label).toHaveValue(await shown(edit.field(label), value));
    await expect(edit.field("Properties Shown")).toHaveValue("12 Main St, 9 Oak Ave, 3 Elm Ct");
    await edit.field("Is Refinance").check();
    await edit.save.click();
    await expect(toast(page, "Success")).toContainText("Deal updated successfully!");
    await expect(edit.dialog).toBeHidden();
    const after = await stored();
    expect(after).toEqual({ ...before, version: 2, updated_at: expect.any(Date) });
  },
);

test(
  "the checkbox switches between purchase progress and refinance details, both are kept; choices, labels and steps are exact",
  {
    tag: [
      "@CRM-062",
      "@CRM-063",
      "@CRM-076",
      "@CRM-098.1-6",
      "@CRM-099",
      "@CRM-103",
      "@CRM-104",
      "@CRM-105",
    ],
  },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    const { field, dialog } = form;
    await field("First Name").fill("Both");
    await field("Last Name").fill("Halves");
    for (const isOn of [false, true, false]) {
      await field("Is Refinance").setChecked(isOn);
      const title = isOn ? "Refinance Details" : "Purchase Progress";
      await expect(dialog.getByRole("group", { name: title })).toBeVisible();
      for (const [label] of progress) await expect(field(label)).toBeVisible({ visible: !isOn });
      for (const [label] of loans) await expect(field(label)).toBeVisible({ visible: isOn });
      if (isOn) await field("Market Value").fill("700000");
      else await field("Offers Made").fill("2");
    }
    const choices = async (label: string) =>
      (await field(label).getByRole("option", { includeHidden: true }).allTextContents()).filter(
        (text) => text !== "Not set",
      );
    const types = ["Single Family", "Condo", "Townhouse", "Multi-Family", "Land", "Other"];
    for (const label of ["Property Type Purchase", "Property Type Refi"])
      expect(await choices(label)).toEqual(types);
    const states = await choices("State");
    expect([states.length, states[0], states.at(-1)]).toEqual([50, "AL", "WY"]);
    for (const [label, step] of [
      ["Interest Rate", "0.01"],
      ["Rate Refi", "0.001"],
      ["Proposed Interest Rate", "0.001"],
    ] as const) {
      await expect(field(label)).toHaveAttribute("type", "number");
      await expect(field(label)).toHaveAttribute("step", step);
    }
    await expect(field("Max Monthly PITI")).toBeVisible();
    for (const [label, , name] of progress.filter(([, , one]) => one.endsWith("_date")))
      await expect(field(label), name).toHaveAttribute("type", "date");
    await form.save.click();
    await expect(dialog).toBeHidden();
    expect((await storedContacts(sql, leo.id))[0]).toMatchObject({
      is_refinance: false,
      refinance_details: { market_value: 700_000 },
      deal_progress: { offers_made: 2 },
    });
  },
);

test(
  "a new deal starts as Working Deal with nulls for empty fields, and can have each status",
  { tag: ["@CRM-078.1-5", "@CRM-079", "@CRM-101.1", "@CRM-101.5-7", "@CRM-109"] },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    await expect(form.field("Status")).toHaveValue("Working Deal");
    await form.field("First Name").fill("Bare");
    await form.field("Last Name").fill("Deal");
    await form.field("Purchase Price").fill("5");
    await form.field("Purchase Price").fill("");
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    const stored = async () => (await storedContacts(sql, leo.id))[0]!;
    const bare = await stored();
    const isNull = (value: unknown) => value === null;
    expect(bare).toMatchObject({ status: "Working Deal", deal_parties: [], email: null });
    expect(bare.details).toEqual({ purchase_price: null, property_type_purchase: null });
    expect(Object.values(bare.loan_officer_deal_params as object).every(isNull)).toBe(true);
    expect(bare.deal_progress).toMatchObject({
      ...Object.fromEntries(progress.map(([, , name]) => [name, null])),
      properties_shown: [],
    });
    for (const [, value, name] of loans)
      expect(bare.refinance_details).toHaveProperty(
        name,
        typeof value === "boolean" ? false : null,
      );

    for (const [status, price] of [
      ["Offer Accepted", "0"],
      ["Under Contract", "9007199254740991"],
      ["Working Deal", "-0.01"],
    ] as const) {
      const edit = await openEntry(page, "Deal", "Bare Deal");
      await edit.field("Status").selectOption(status);
      await edit.field("Purchase Price").fill(price);
      await edit.save.click();
      await expect(edit.dialog).toBeHidden();
      expect(await stored()).toMatchObject({ status, details: { purchase_price: Number(price) } });
    }
    for (const status of ["Closed Deal", "Lost Deal"]) {
      const edit = await openEntry(page, "Deal", "Bare Deal");
      await edit.field("Status").selectOption(status);
      await edit.save.click();
      await expect(edit.dialog).toBeHidden();
      expect(await stored()).toMatchObject({ status });
      await page.goto("/dashboard/crm/closed-deals");
    }
  },
);

test("an agent sees none of the officer's parameters, and an agent's edit leaves them unchanged", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const [id] = await seedContacts(sql, ana.id, [{ type: "Deal", status: "Working Deal" }]);
  const params = { max_monthly_payment: 4_200, borrower_monthly_income: 14_500 };
  await changeDeal(sql, id!, "loan_officer_deal_params", params);
  await page.goto(workingDeals);
  const form = await openEntry(page, "Deal", "Ida Berg");
  await expect(form.dialog.getByText("Loan Officer Parameters")).toHaveCount(0);
  await expect(form.dialog.getByLabel("Max Monthly PITI")).toHaveCount(0);
  await form.field("City").fill("Troy");
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect((await storedContacts(sql, ana.id))[0]).toMatchObject({
    city: "Troy",
    loan_officer_deal_params: params,
  });
});

test(
  "missing or malformed input in a deal is an error at its field and nothing is sent or lost",
  { tag: ["@CRM-080", "@CRM-081", "@CRM-083"] },
  async ({ page, signIn, sql }) => {
    const leo = await signIn(people.leo);
    const sent = watch(page, "/rpc/contacts/addDeal");
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    const { field, save } = form;
    await field("City").fill("Brooklyn");
    await save.click();
    await expect(field("First Name")).toHaveAccessibleDescription("First Name is required.");
    await expect(field("First Name")).toBeFocused();
    await expect(field("Last Name")).toHaveAccessibleDescription("Last Name is required.");
    await field("First Name").fill("Ida");
    await field("Last Name").fill("Berg");
    await field("Email").fill("abc");
    await save.click();
    await expect(field("Email")).toBeFocused();
    await expect(field("Email")).toHaveAccessibleDescription(/^Enter an email address/);
    await field("Email").fill("");

    await field("Closing Date").pressSequentially("12");
    await save.click();
    await expect(field("Closing Date")).toHaveAccessibleDescription("Enter a complete date.");
    await expect(field("Closing Date")).toBeFocused();
    await field("Closing Date").fill("2026-12-31");

    const add = form.dialog.getByRole("button", { name: "Add a party" });
    await add.click();
    await form.party(1)("Email").fill("no address");
    await save.click();
    await expect(form.party(1)("Role")).toBeFocused();
    await expect(form.party(1)("Role")).toHaveAccessibleDescription("Choose a role.");
    await expect(form.party(1)("Name")).toHaveAccessibleDescription("Name is required.");
    await expect(form.party(1)("Email")).toHaveAccessibleDescription(/^Enter an email address/);
    await form.dialog.getByRole("button", { name: "Remove party 1" }).click();
    await expect(add).toBeFocused();

    // An error in the hidden half shows next to the checkbox that hides it.
    await field("Is Refinance").check();
    await field("Cash Out Amount").fill("9007199254740993");
    await field("Is Refinance").uncheck();
    await save.click();
    await expect(field("Is Refinance")).toBeFocused();
    await expect(field("Is Refinance")).toHaveAccessibleDescription(
      /Refinance Details.*Cash Out Amount: This is too large/,
    );
    await field("Is Refinance").check();
    await field("Cash Out Amount").fill("");
    expect(sent).toEqual([]);
    await save.click();
    await expect(form.dialog).toBeHidden();
    expect(await storedContacts(sql, leo.id)).toEqual([
      expect.objectContaining({ first_name: "Ida", city: "Brooklyn", deal_parties: [] }),
    ]);
  },
);

test(
  "a double click saves a deal once, submit is disabled meanwhile, and a failed save keeps every field and says why",
  { tag: ["@CRM-108.2", "@ERR-029.1-3"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    await page.goto(workingDeals);
    const form = await openNew(page, "Deal");
    const typed = { "First Name": "Once", "Last Name": "Only", "Closing Date": "2026-12-31" };
    for (const [label, text] of Object.entries(typed)) await form.field(label).fill(text);
    await failProcedure(page, "contacts/addDeal", "The database rests.");
    await form.save.click();
    const failed = toast(page, "Error");
    await expect(failed).toContainText("Failed to submit form. The database rests.");
    await expect(failed.getByText("Error", { exact: true })).toBeVisible();
    for (const [label, text] of Object.entries(typed))
      await expect(form.field(label)).toHaveValue(text);
    await page.unrouteAll();

    const sent = watch(page, "/rpc/contacts/addDeal");
    const letGo = await hold(page, "**/rpc/contacts/addDeal");
    await form.save.dblclick();
    await expect(form.save).toBeDisabled();
    await expect(form.save).toHaveAttribute("aria-busy", "true");
    await form.field("Last Name").press("Enter");
    letGo();
    await expect(form.dialog).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await storedContacts(sql, ana.id)).toHaveLength(1);
  },
);
