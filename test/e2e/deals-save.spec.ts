import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { closedDeals, openEntry, openNew, workingDeals } from "./forms-fixtures.ts";
import { seedContacts, storedContacts } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";
import { changeDeal } from "../harness/sealed.ts";
import { loans, progress } from "./deals-form-fixtures.ts";

test(
  "a deal is saved once, starts bare and can have each status; an agent's edit leaves the officer's parameters unchanged",
  {
    tag: [
      "@CRM-108.2",
      "@ERR-029.1-3",
      "@CRM-078.1-5",
      "@CRM-079",
      "@CRM-101.1",
      "@CRM-101.5-7",
      "@CRM-109",
    ],
  },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const leo = await signIn(people.leo);
    await page.goto(workingDeals);

    await test.step("a double click saves a deal once, submit is disabled meanwhile, and a failed save keeps every field and says why", async () => {
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
      expect(await storedContacts(sql, leo.id)).toHaveLength(1);
    });

    await test.step("a new deal starts as Working Deal with nulls for empty fields, and can have each status", async () => {
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
        expect(await stored()).toMatchObject({
          status,
          details: { purchase_price: Number(price) },
        });
      }
      for (const status of ["Closed Deal", "Lost Deal"]) {
        const edit = await openEntry(page, "Deal", "Bare Deal");
        await edit.field("Status").selectOption(status);
        await edit.save.click();
        await expect(edit.dialog).toBeHidden();
        expect(await stored()).toMatchObject({ status });
        if (status === "Closed Deal") await page.goto(closedDeals);
      }
    });

    await test.step("an agent sees none of the officer's parameters, and an agent's edit leaves them unchanged", async () => {
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
  },
);
