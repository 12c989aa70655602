import { judge } from "#domain/calculator/verdict.ts";
import { chooseDeal, generous, openDeal, seedDeal, test, token } from "./calculator-fixtures.ts";
import { expect } from "./fixtures.ts";

/** The first scenario's results within the generous limits, unrounded. */
const first = judge(
  { purchasePrice: 300_000, downPayment: 60_000, monthlyTaxes: 300, monthlyInsurance: 100 },
  {
    maxMonthlyPayment: 2500,
    borrowerMonthlyIncome: 8000,
    borrowerMonthlyDebts: 500,
    currentDtiWithoutHousing: null,
    maxAllowedDti: 43,
    proposedInterestRate: 6.5,
  },
);

const broken = [
  {
    change: { max_monthly_payment: 1900 },
    limit: "the payment limit",
    by: "$16.96",
  },
  { change: { max_allowed_dti: 30 }, limit: "the DTI limit", by: "$16.96" },
];

test(
  "each limit alone is enough to exceed, and a passing value is one click away",
  { tag: ["@CALC-033", "@CALC-034", "@CALC-040", "@CALC-041", "@CALC-042", "@CALC-043"] },
  async ({ page, linked: { leo }, sql }) => {
    await openDeal(page, await seedDeal(sql, leo.id));

    for (const { change, limit, by } of broken)
      await test.step(`${limit} alone is enough to exceed, and a passing value is one click away`, async () => {
        const params = { ...generous, ...change };
        const parts = await chooseDeal(page, await seedDeal(sql, leo.id, { params }));
        const { exceeds, within, banner, main, results, exact } = parts;
        await expect(exceeds).toBeVisible();
        await expect(within).toHaveCount(0);
        await expect(banner).toHaveCSS("color", await page.evaluate(token("clay")));
        await expect(main.getByText(`${by} a month over ${limit}.`)).toBeVisible();
        await expect(results.getByText("What would pass")).toBeVisible();

        // 1,900 a month leave 1,500 for principal and interest: a loan of 237,316.
        await results.getByRole("button", { name: "Use $297,316" }).click();
        await expect(within).toBeVisible();
        await expect(exact("Purchase price")).toHaveValue("297,316");
        await exact("Purchase price").fill("297317");
        await expect(exceeds).toBeVisible();
        await exact("Purchase price").fill("300000");
        await exact("Purchase price").press("Enter");
        await results.getByRole("button", { name: "Use $62,684" }).click();
        await expect(within).toBeVisible();
        await exact("Down payment").fill("62683");
        await expect(exceeds).toBeVisible();
      });

    for (const { name, limit } of [
      { name: "payment", limit: { max_monthly_payment: first.estimatedPiti } },
      { name: "DTI", limit: { max_allowed_dti: first.updatedDti } },
    ])
      await test.step(`a ${name} exactly at its limit is within`, async () => {
        const params = { ...generous, ...limit };
        const { within, exceeds, field } = await chooseDeal(
          page,
          await seedDeal(sql, leo.id, { params }),
        );
        await expect(within).toBeVisible();
        await field("Monthly taxes").fill("300.01");
        await expect(exceeds).toBeVisible();
      });

    await test.step("above 80% of the price the green banner adds a caution", async () => {
      const { within, exact, main } = await chooseDeal(page, await seedDeal(sql, leo.id));
      const caution = main.getByText("Mortgage insurance is not in this payment.");
      await expect(within).toBeVisible();
      await expect(caution).toHaveCount(0);
      await exact("Down payment").fill("59999");
      await expect(within).toBeVisible();
      await expect(caution).toBeVisible();
    });
  },
);

test("a figure just above its limit, and a limit or debts that aren't set, say why they don't pass", async ({
  page,
  linked: { leo },
  sql,
}) => {
  await test.step("a figure that displays like its limit but is above it says why", async () => {
    const params = { ...generous, max_allowed_dti: 30.21 };
    const { exceeds, dti, main } = await openDeal(page, await seedDeal(sql, leo.id, { params }));
    await expect(exceeds).toBeVisible();
    await expect(dti).toHaveText(/^30\.21%.*of 30\.21%$/s);
    await expect(
      main.getByText(
        "30.212% is above 30.210%. They look the same rounded, but we compare the exact amounts.",
      ),
    ).toBeVisible();
  });

  await test.step("a missing limit is reported, and nothing counts as within it", async () => {
    const params = {
      ...generous,
      max_monthly_payment: null,
      borrower_monthly_debts: null,
      current_dti_without_housing: null,
    };
    const { exceeds, main, parameter, results } = await chooseDeal(
      page,
      await seedDeal(sql, leo.id, { params }),
    );
    await expect(exceeds).toBeVisible();
    await expect(parameter("Max monthly payment")).toHaveText("Not set");
    await expect(parameter("Borrower non-housing debts")).toHaveText("Not set");
    await expect(
      main.getByText("The max monthly payment is not set. Until Leo Marsh sets it"),
    ).toBeVisible();
    await expect(
      main.getByText("Neither debts nor the DTI excluding housing are set. Until Leo Marsh"),
    ).toBeVisible();
    await expect(results.getByRole("button")).toHaveCount(0);
  });

  await test.step("missing debts leave the DTI unknown, and the display says so without a check mark", async () => {
    const unstated = { borrower_monthly_debts: null, current_dti_without_housing: null };
    const params = { ...generous, ...unstated };
    const { exceeds, within, piti, dti, main, save, saved } = await chooseDeal(
      page,
      await seedDeal(sql, leo.id, { params }),
    );
    await expect(exceeds).toBeVisible();
    await expect(within).toHaveCount(0);
    await expect(piti).toHaveText(/within its limit/);
    await expect(dti).toHaveText(/^at least 23\.96%, debts not stated/);
    await expect(dti).not.toHaveText(/within its limit|above its limit/);
    await expect(
      main.getByText("Neither debts nor the DTI excluding housing are set. Until Leo Marsh"),
    ).toBeVisible();
    await save.click();
    await expect(saved.first()).toContainText(
      "Not known to be within limits. Not stated in the deal: the borrower's debts.",
    );
    await expect(saved.first()).toContainText("Debts not stated");
  });
});
