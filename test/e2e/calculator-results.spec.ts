import { judge } from "#domain/calculator/verdict.ts";
import { generous, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { expect, toast } from "./fixtures.ts";

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

/** A design token's color on the page. */
const token = (name: string) =>
  `(() => { const probe = document.createElement("i"); probe.style.color = "var(--color-${name})";
    document.body.append(probe); const { color } = getComputedStyle(probe); probe.remove(); return color; })()`;

test(
  "PITI, DTI and the verdict appear as soon as a deal is selected, rounded only for display",
  {
    tag: [
      "@CALC-029",
      "@CALC-030",
      "@CALC-031",
      "@CALC-032",
      "@CALC-039",
      "@CALC-066",
      "@CALC-070",
      "@CONST-037",
      "@CONST-038",
      "@CONST-039",
      "@CONST-040",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    const { piti, dti, within, exceeds, banner, results, inputs, parameter, main } = await openDeal(
      page,
      await seedDeal(sql, leo.id),
    );
    await expect(piti).toHaveText(/^\$1,916\.96/);
    await expect(dti).toHaveText(/^30\.21%/);
    await expect(parameter("Proposed interest rate")).toHaveText("6.500%");
    await expect(results.getByText("6.500%, 30 years")).toBeVisible();
    await expect(inputs.getByLabel(/term|years|months/i)).toHaveCount(0);
    await expect(within).toBeVisible();
    await expect(exceeds).toHaveCount(0);
    await expect(banner).toHaveCSS("color", await page.evaluate(token("green")));
    await expect(banner.locator("svg")).toBeVisible();
    await expect(main.getByText("$583.04 a month under the payment limit.")).toBeVisible();
    await expect(
      main.getByText("With the same down payment, the price can go up by $92,242."),
    ).toBeVisible();
  },
);

test(
  "the second worked example gives 2,698.97",
  { tag: ["@CALC-067"] },
  async ({ page, linked: { leo }, sql }) => {
    const inputs = {
      purchase_price: 400_000,
      down_payment: 80_000,
      monthly_taxes: 450,
      monthly_insurance: 120,
    };
    const params = { ...generous, proposed_interest_rate: 7 };
    const { piti } = await openDeal(page, await seedDeal(sql, leo.id, { inputs, params }));
    await expect(piti).toHaveText(/^\$2,698\.97/);
  },
);

test(
  "each relevant input changes the result immediately, the concession does not",
  { tag: ["@CALC-037.1-4", "@CALC-068"] },
  async ({ page, linked: { leo }, sql }) => {
    const { piti, exact, field, slider, inputs } = await openDeal(
      page,
      await seedDeal(sql, leo.id),
    );
    const type = async (label: string, amount: string) => {
      await exact(label).fill(amount);
      await exact(label).press("Enter");
    };
    await type("Purchase price", "310000");
    await expect(piti).toHaveText(/^\$1,980\.17/);
    await type("Down payment", "70000");
    await expect(piti).toHaveText(/^\$1,916\.96/);
    await field("Monthly taxes").fill("350");
    await expect(piti).toHaveText(/^\$1,966\.96/);
    await field("Monthly insurance (HOI)").fill("90");
    await expect(piti).toHaveText(/^\$1,956\.96/);
    await slider("Seller's concession").focus();
    await page.keyboard.press("End");
    await expect(exact("Seller's concession")).toHaveValue("18,600");
    await expect(piti).toHaveText(/^\$1,956\.96/);
    await expect(inputs.getByText("Doesn't change the payment or the result.")).toBeVisible();

    // The result is there once the key press has been handled: no request, no waiting.
    const shown = await page.evaluate(() => {
      const thumb = document.querySelector<HTMLInputElement>("input[type=range]")!;
      thumb.focus();
      thumb.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector("main")!.innerText));
      });
    });
    expect(shown).toContain("$1,988.57");
  },
);

test(
  "closing costs change nothing",
  { tag: ["@CALC-069"] },
  async ({ page, linked: { leo }, sql }) => {
    const params = { ...generous, estimated_closing_costs: 25_000 };
    const { piti, dti } = await openDeal(page, await seedDeal(sql, leo.id, { params }));
    await expect(piti).toHaveText(/^\$1,916\.96/);
    await expect(dti).toHaveText(/^30\.21%/);
  },
);

const broken = [
  {
    row: "CALC-040",
    change: { max_monthly_payment: 1900 },
    limit: "the payment limit",
    by: "$16.96",
  },
  { row: "CALC-041", change: { max_allowed_dti: 30 }, limit: "the DTI limit", by: "$16.96" },
];
for (const { row, change, limit, by } of broken)
  test(
    `${limit} alone is enough to exceed, and a passing value is one click away`,
    { tag: ["@CALC-033", "@CALC-034", `@${row}`] },
    async ({ page, linked: { leo }, sql }) => {
      const params = { ...generous, ...change };
      const parts = await openDeal(page, await seedDeal(sql, leo.id, { params }));
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
    },
  );

for (const { name, row, limit } of [
  { name: "payment", row: "CALC-042", limit: { max_monthly_payment: first.estimatedPiti } },
  { name: "DTI", row: "CALC-043", limit: { max_allowed_dti: first.updatedDti } },
])
  test(
    `a ${name} exactly at its limit is within`,
    { tag: `@${row}` },
    async ({ page, linked: { leo }, sql }) => {
      const params = { ...generous, ...limit };
      const { within, exceeds, field } = await openDeal(
        page,
        await seedDeal(sql, leo.id, { params }),
      );
      await expect(within).toBeVisible();
      await field("Monthly taxes").fill("300.01");
      await expect(exceeds).toBeVisible();
    },
  );

test("a figure that displays like its limit but is above it says why", async ({
  page,
  linked: { leo },
  sql,
}) => {
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

test("a missing limit is reported, and nothing counts as within it", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const params = {
    ...generous,
    max_monthly_payment: null,
    borrower_monthly_debts: null,
    current_dti_without_housing: null,
  };
  const { exceeds, main, parameter, results } = await openDeal(
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

test("missing debts leave the DTI unknown, and the display says so without a check mark", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const unstated = { borrower_monthly_debts: null, current_dti_without_housing: null };
  const params = { ...generous, ...unstated };
  const { exceeds, within, piti, dti, main, save, saved } = await openDeal(
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

test("above 80% of the price the green banner adds a caution", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const { within, exact, main } = await openDeal(page, await seedDeal(sql, leo.id));
  const caution = main.getByText("Mortgage insurance is not in this payment.");
  await expect(within).toBeVisible();
  await expect(caution).toHaveCount(0);
  await exact("Down payment").fill("59999");
  await expect(within).toBeVisible();
  await expect(caution).toBeVisible();
});

test(
  "a loan of zero has no result: zeros and no banner, until there is a loan again",
  { tag: ["@CALC-038", "@CALC-044", "@CALC-045", "@CALC-046"] },
  async ({ page, linked: { leo }, sql }) => {
    const { within, banner, piti, dti, slider, main, results } = await openDeal(
      page,
      await seedDeal(sql, leo.id),
    );
    await expect(within).toBeVisible();
    await slider("Down payment").focus();
    await page.keyboard.press("End");
    await expect(banner).toHaveCount(0);
    await expect(piti).toHaveText("$0.00");
    await expect(dti).toHaveText("0.00%");
    await expect(
      main.getByText(/No result: the down payment covers the whole price/),
    ).toBeVisible();
    await expect(results.getByRole("button")).toHaveCount(0);
    await page.keyboard.press("Home");
    await expect(banner).toHaveCount(1);
  },
);

test(
  "a rate of zero or less has no result",
  { tag: ["@CALC-047", "@CALC-048"] },
  async ({ page, linked: { leo }, sql }) => {
    const params = { ...generous, proposed_interest_rate: -1 };
    const { banner, piti, dti, main } = await openDeal(
      page,
      await seedDeal(sql, leo.id, { params }),
    );
    await expect(piti).toHaveText("$0.00");
    await expect(dti).toHaveText("0.00%");
    await expect(main.getByText(/No result: the proposed interest rate/)).toBeVisible();
    await expect(banner).toHaveCount(0);
  },
);

test(
  "an income of zero has no result, and is reported once for each selected deal",
  { tag: ["@CALC-049", "@CALC-050", "@CALC-051", "@CALC-052"] },
  async ({ page, linked: { leo }, sql }) => {
    const poor = await seedDeal(sql, leo.id, {
      params: { ...generous, borrower_monthly_income: 0 },
    });
    const fine = await seedDeal(sql, leo.id, { first: "Ida" });
    const { banner, piti, dti, slider, deal } = await openDeal(page, poor);
    const told = toast(page, "Calculation Error");
    await expect(told).toContainText(
      "Borrower's monthly income must be set by Loan Officer for this deal.",
    );
    await expect(told).toHaveAttribute("data-variant", "destructive");
    await expect(piti).toHaveText("$0.00");
    await expect(dti).toHaveText("0.00%");
    await expect(banner).toHaveCount(0);

    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toBeHidden();
    await slider("Purchase price").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider("Purchase price")).toHaveValue("310000");
    await expect(told).toBeHidden();

    await deal.selectOption(fine);
    await expect(banner).toHaveCount(1);
    await deal.selectOption(poor);
    await expect(told).toBeVisible();
  },
);

test("the chart has a text description", async ({ page, linked: { leo }, sql }) => {
  const { results, exact } = await openDeal(page, await seedDeal(sql, leo.id));
  const chart = results.getByRole("img", { name: /^Payment by price\./ });
  await expect(chart).toHaveAccessibleName(
    "Payment by price. With $60,000 down, a price of $300,000 costs about $1,917 a month. The payment reaches the limit at about $392,242.",
  );
  await expect(results.getByText("Max payment $2,500")).toBeVisible();
  await expect(results.getByText("43.00% DTI allows $2,940")).toBeVisible();
  await exact("Purchase price").fill("400000");
  await expect(chart).toHaveAccessibleName(/a price of \$400,000 costs about \$2,549 a month/);
});
