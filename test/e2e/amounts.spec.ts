import { rest } from "./every-page-checks.ts";
import { expect, people, test } from "./fixtures.ts";
import { openEntry, openNew, workingDeals } from "./forms-fixtures.ts";
import { storedContacts } from "./leads-fixtures.ts";
import { watch } from "./requests.ts";

test("an officer types amounts freely, and is asked about missing debts", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  test.slow(); // five forms are opened and saved
  const leo = await signIn(people.leo);
  await page.goto(workingDeals);

  await test.step("an officer types amounts freely; each is formatted when the field is left, and stored as shown", async () => {
    const form = await openNew(page, "Deal");
    await form.field("First Name").fill("Ida");
    await form.field("Last Name").fill("Berg");
    for (const [label, typed, shown] of [
      ["Purchase Price", "450k", "450,000"],
      ["Commission Amount", "$13,500.5", "13,500.50"],
      ["Appraisal Value", "350\u00a0000", "350,000"],
      ["Max Monthly PITI", "2.5 K", "2,500"],
      ["Borrower Monthly Income", "8 000", "8,000"],
      ["Estimated Closing Costs", "1e4", "10,000"],
    ] as const) {
      const field = form.field(label);
      await field.pressSequentially(typed);
      await field.press("Tab");
      await expect(field).toHaveValue(shown);
    }
    // An invalid amount is reported when the field is left, not before.
    const value = form.field("Appraisal Value");
    await value.fill("350 to 400k");
    await expect(value).toHaveAccessibleDescription("");
    await value.press("Tab");
    await expect(value).toHaveAccessibleDescription("Enter an amount, like 450,000 or 450k.");
    await expect(value).toHaveValue("350 to 400k");
    await value.fill("350k");
    await expect(value).toHaveAccessibleDescription("");
    // Submitted with Enter, before the field was left.
    await form.field("Borrower Monthly Debts").fill("1.2m");
    await form.field("Borrower Monthly Debts").press("Enter");
    await expect(form.dialog).toBeHidden();
    expect((await storedContacts(sql, leo.id))[0]).toMatchObject({
      details: { purchase_price: 450_000 },
      deal_progress: { commission_amount: 13_500.5, appraisal_value: 350_000 },
      loan_officer_deal_params: {
        max_monthly_payment: 2_500,
        borrower_monthly_income: 8_000,
        borrower_monthly_debts: 1_200_000,
        estimated_closing_costs: 10_000,
      },
    });

    const edit = await openEntry(page, "Deal", "Ida Berg");
    await expect(edit.field("Borrower Monthly Debts")).toHaveValue("1,200,000");
    // Leaving a field unchanged changes nothing: the form closes without a question.
    await edit.field("Purchase Price").focus();
    await edit.field("Purchase Price").press("Tab");
    await edit.cancel.click();
    await expect(edit.dialog).toBeHidden();
  });

  await test.step("an officer who sets limits without debts is asked on saving whether there are none", async () => {
    const sent = watch(page, "/rpc/contacts/addDeal");
    const form = await openNew(page, "Deal");
    const { field, dialog, save } = form;
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const debts = field("Borrower Monthly Debts");
    const question = "No debts? Without an amount here, no scenario can be within limits.";
    await field("First Name").fill("Ola");
    await field("Last Name").fill("Berg");
    await field("Max Monthly PITI").fill("2.5k");
    await save.click();
    await expect(debts).toBeFocused();
    await expect(debts).toHaveAccessibleDescription(question);
    expect(sent).toEqual([]);
    await expectAccessible(page);
    // The question stays while the person goes to its answers, with Tab and with a slow click.
    const none = page.getByRole("button", { name: "No debts: save with $0", exact: true });
    await page.keyboard.press("Tab");
    await expect(none).toBeFocused();
    await rest(page);
    await expect(none).toBeFocused();
    await debts.focus();
    await none.click({ delay: 150 });
    await expect(dialog).toBeHidden();
    const params = async () => (await storedContacts(sql, leo.id))[0]!.loan_officer_deal_params;
    expect(await params()).toMatchObject({ max_monthly_payment: 2_500, borrower_monthly_debts: 0 });

    const edit = await openEntry(page, "Deal", "Ola Berg");
    await edit.field("Borrower Monthly Debts").fill("");
    await edit.save.click();
    await expect(edit.field("Borrower Monthly Debts")).toBeFocused();
    await edit.field("Borrower Monthly Debts").fill("500");
    await expect(edit.field("Borrower Monthly Debts")).toHaveAccessibleDescription("");
    await expect(page.getByRole("button", { name: "Save without an amount" })).toHaveCount(0);
    await edit.field("Borrower Monthly Debts").fill("");
    await edit.save.click();
    await press("Save without an amount");
    await expect(edit.dialog).toBeHidden();
    expect(await params()).toMatchObject({ borrower_monthly_debts: null });
    // The DTI without housing also answers the question.
    const again = await openEntry(page, "Deal", "Ola Berg");
    await again.field("Current DTI Without Housing").fill("6");
    await again.save.click();
    await expect(again.dialog).toBeHidden();
  });
});
