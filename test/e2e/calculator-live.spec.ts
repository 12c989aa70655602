import type { BrowserContext } from "@playwright/test";
import { chooseDeal, generous, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { apiOf, contactPage, partsOf as contactParts } from "./contact-fixtures.ts";
import { expect, failProcedure } from "./fixtures.ts";

/** Leo's change must appear in Ana's open page within this many milliseconds. */
const soon = 1_000;

async function officer(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const api = await apiOf(page, origin);
  const setParams = (id: string, change: object) =>
    api.contacts.editDeal({
      id,
      deal: {
        firstName: "Priya",
        lastName: "Raman",
        loanOfficerDealParams: { ...params, ...change },
      },
    });
  return { page, api, setParams };
}

const params = {
  maxMonthlyPayment: 2500,
  borrowerMonthlyIncome: 8000,
  borrowerMonthlyDebts: 500,
  currentDtiWithoutHousing: 6.25,
  maxAllowedDti: 43,
  proposedInterestRate: 6.5,
};

test("an officer's limits reach the open calculator within a second, and typed input stays", async ({
  page,
  linked: { leo, leoContext },
  sql,
  baseURL,
  expectAccessible,
  allowErrors,
}) => {
  const { setParams } = await officer(leoContext, baseURL!);

  await test.step("a limit the officer lowers reaches the open calculator and its history within a second, and typed input stays", async () => {
    const dealId = await seedDeal(sql, leo.id, { params: { ...generous } });
    const parts = await openDeal(page, dealId);
    const { exact, field, save, saved, within, exceeds, parameter, main } = parts;
    await save.click();
    await expect(saved).toHaveCount(1);
    await exact("Purchase price").fill("305000");
    await field("Property address").fill("Half typed");
    await expect(within).toBeVisible();

    await setParams(dealId, { maxMonthlyPayment: 1800 });
    await expect(exceeds).toBeVisible({ timeout: soon });
    await expect(parameter("Max monthly payment")).toHaveText("$1,800", { timeout: soon });
    await expect(saved.first()).toContainText("Was within limits, now exceeds them", {
      timeout: soon,
    });
    await expect(saved.first()).toContainText("Exceeds limits");
    await expect(exact("Purchase price")).toHaveValue("305,000");
    await expect(field("Property address")).toHaveValue("Half typed");
    const note = main.getByText("Leo Marsh changed the limits.");
    await expect(note).toBeVisible();
    await expect(main.getByText("Max monthly payment: $1,800, was $2,500")).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Got it" }).click();
    await expect(note).toHaveCount(0);

    await setParams(dealId, { maxMonthlyPayment: 1800, borrowerMonthlyIncome: 8500 });
    await expect(main.getByText("Borrower monthly income: $8,500, was $8,000")).toBeVisible();
  });

  await test.step("untouched inputs follow the officer's changes", async () => {
    const dealId = await seedDeal(sql, leo.id);
    const { field } = await chooseDeal(page, dealId);
    await expect(field("Monthly taxes")).toHaveValue("300");
    await setParams(dealId, { monthlyTaxes: 455 });
    await expect(field("Monthly taxes")).toHaveValue("455");
  });

  await test.step("limits that can't be reloaded give no verdict, and typed input stays", async () => {
    allowErrors("500");
    const dealId = await seedDeal(sql, leo.id, { params: { ...generous } });
    const { exact, within, exceeds, main } = await chooseDeal(page, dealId);
    await exact("Purchase price").fill("305000");
    await expect(within).toBeVisible();
    await failProcedure(page, "calculator/deals", "The drawer is stuck.");
    await setParams(dealId, { maxMonthlyPayment: 1800 });
    await expect(main.getByRole("alert")).toContainText("The drawer is stuck.");
    await expect(within).toHaveCount(0);
    await expect(main.getByText("Within limits")).toHaveCount(0);
    await page.unroute("**/rpc/calculator/deals");
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(exceeds).toBeVisible();
    await expect(exact("Purchase price")).toHaveValue("305,000");
  });
});

test("the officer sees each saved scenario on the deal's page, and an agent's own deal has no panel of them", async ({
  page,
  linked: { ana, leo, leoContext },
  sql,
  baseURL,
  expectAccessible,
}) => {
  await test.step("the officer sees each saved scenario on the deal's page, then and now, within a second", async () => {
    const dealId = await seedDeal(sql, leo.id, { params: { ...generous } });
    const { page: desk, setParams } = await officer(leoContext, baseURL!);
    const live = desk.waitForResponse("**/events");
    await desk.goto(contactPage(dealId));
    await live;
    const scenarios = desk.getByRole("region", { name: "Property scenarios" });
    await expect(scenarios).toContainText("Scenarios that linked agents save for this deal");

    const { field, save } = await openDeal(page, dealId);
    await field("Property address").fill("482 Dean Street");
    await save.click();
    const lines = scenarios.getByRole("listitem");
    await expect(lines).toHaveCount(1, { timeout: soon });
    for (const text of [
      "Ana Ruiz",
      "Within limits",
      "482 Dean Street",
      "$300,000",
      "$1,916.96",
      "30.21%",
    ])
      await expect(lines.first()).toContainText(text);
    const { events } = contactParts(desk);
    await expect(events.first()).toContainText("Property scenario saved by a linked professional");
    await expect(events.first()).toContainText("Ana Ruiz");
    await expect(events.first()).toContainText("It is within limits.");

    await setParams(dealId, { maxAllowedDti: 25 });
    await expect(lines.first()).toContainText("Was within limits, now exceeds them", {
      timeout: soon,
    });
    const rechecked = events.filter({ hasText: "Property scenario rechecked automatically" });
    await expect(rechecked).toContainText("It was within limits and is now over the limits.");
    await expectAccessible(desk);
  });

  await test.step("an agent's own deal has no panel of scenarios", async () => {
    const dealId = await seedDeal(sql, ana.id, { params: null });
    await page.goto(contactPage(dealId));
    await expect(contactParts(page).facts).toBeVisible();
    await expect(page.getByRole("region", { name: "Property scenarios" })).toHaveCount(0);
  });
});
