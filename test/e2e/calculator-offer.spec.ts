import { generous, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { contactPage } from "./contact-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect } from "./fixtures.ts";

test("the whole payment and the cash: an officer states the program, and the agent's verdict counts it", async ({
  page,
  linked: { leo, leoContext },
  sql,
  baseURL,
  expectAccessible,
}) => {
  const params = { ...generous, max_monthly_payment: 2250 };
  const dealId = await seedDeal(sql, leo.id, { params });
  const { exact, within, exceeds, main, results, parameters, piti, save, saved } = await openDeal(
    page,
    dealId,
  );
  const look = async (place: typeof page) => {
    for (const width of [390, 1440]) {
      await place.setViewportSize({ width, height: 900 });
      await settle(place);
      await expectNoSidewaysScroll(place);
      await expectAccessible(place, { inBothThemes: true });
    }
  };

  await test.step("5% down is green without insurance, and the page says so as loudly", async () => {
    await exact("Down payment").fill("15000");
    await expect(within).toBeVisible();
    await expect(piti).toContainText("$2,201.39");
    const note = main.locator("[data-note=insurance]");
    await expect(note).toContainText("Mortgage insurance is not in this payment.");
    await expect(note).toContainText("here $71.25 to $356.25 a month");
    await expect(note).toContainText("Already at 0.3% this exceeds limits.");
    await look(page);
    await save.click();
    await expect(saved.first()).toContainText("Without mortgage insurance");
  });

  await test.step("the officer states program, insurance, costs and cash in the deal's form", async () => {
    const desk = await leoContext.newPage();
    await desk.goto(new URL(contactPage(dealId), baseURL).href);
    await desk.getByRole("button", { name: "Edit" }).first().click();
    const form = desk.getByRole("dialog");
    await form.getByLabel("Program", { exact: true }).selectOption("Conventional");
    await form.getByLabel("Occupancy").selectOption("Primary home");
    await form.getByLabel("Mortgage Insurance", { exact: true }).selectOption("Monthly");
    await form.getByLabel("Mortgage Insurance Rate").fill("0.6");
    await form.getByLabel("Monthly HOA Dues").fill("50");
    await form.getByLabel("Estimated Closing Costs").fill("9000");
    await form.getByLabel("Prepaid Costs").fill("3000");
    await form.getByLabel("Max Cash To Close").fill("25000");
    await look(desk);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
    await expect(desk.getByRole("main")).toContainText("Conventional");
    await expect(desk.getByRole("main")).toContainText("Max Cash To Close");
  });

  await test.step("the agent sees it at once: payment, cash, what of the concession counts, and a way out", async () => {
    await expect(exceeds).toBeVisible();
    await expect(piti).toContainText("$2,393.89");
    await expect(parameters).toContainText("Monthly HOA Dues");
    await expect(main.getByText("The cash to close is $2,000.00 over")).toBeVisible();
    await exact("Seller's concession").fill("10000");
    await expect(
      main.getByText("$1,000.00 of the seller's concession does not count"),
    ).toBeVisible();
    await expect(results).toContainText("Cash to close");
    await expect(results).toContainText("$18,000.00");
    await look(page);
    await results
      .getByRole("button", { name: /^Use \$2\d\d,\d{3}$/ })
      .first()
      .click();
    await expect(within).toBeVisible();
  });
});
