import { generous, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { expect } from "./fixtures.ts";
import { tabTo } from "./leads-fixtures.ts";

test(
  "a selected deal shows default inputs and the officer's parameters, read-only",
  {
    tag: [
      "@CALC-023",
      "@CALC-024.1-6",
      "@CALC-025",
      "@CALC-026",
      "@CALC-027.1-6",
      "@CALC-028",
      "@CALC-058",
      "@CALC-059",
      "@CONST-032.1-5",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    const dealId = await seedDeal(sql, leo.id);
    const { inputs, slider, exact, field, parameters, parameter, results } = await openDeal(
      page,
      dealId,
    );
    for (const section of [inputs, parameters, results]) await expect(section).toBeVisible();
    for (const [section, title] of [
      [inputs, "Property Scenario Inputs"],
      [parameters, "Loan Officer Parameters"],
      [results, "Real-Time Calculation Results"],
    ] as const)
      await expect(section.getByRole("heading", { name: title })).toBeVisible();
    await expect(field("Property address")).toHaveValue("");
    await expect(slider("Purchase price")).toHaveValue("300000");
    await expect(slider("Down payment")).toHaveValue("60000");
    await expect(slider("Seller's concession")).toHaveValue("0");
    await expect(exact("Purchase price")).toHaveValue("300,000");
    await expect(field("Monthly taxes")).toHaveValue("300");
    await expect(field("Monthly insurance (HOI)")).toHaveValue("100");
    for (const label of ["Monthly taxes", "Monthly insurance (HOI)"])
      await expect(field(label)).toHaveAttribute("type", "number");

    for (const [label, text] of [
      ["Max monthly payment", "$2,500"],
      ["Current DTI excluding housing", "6.25%"],
      ["Max allowed DTI", "43.00%"],
      ["Proposed interest rate", "6.500%"],
      ["Borrower monthly income", "$8,000"],
      ["Borrower non-housing debts", "$500"],
    ] as const)
      await expect(parameter(label)).toHaveText(text);
    await expect(parameters.getByRole("textbox")).toHaveCount(0);
    await expect(
      parameters.locator("input, select, textarea, button, [contenteditable]"),
    ).toHaveCount(0);
  },
);

test(
  "the sliders keep their bounds and steps, and follow the price",
  { tag: ["@CALC-055.1-3", "@CALC-056.1-3", "@CALC-057.1-3"] },
  async ({ page, linked: { leo }, sql }) => {
    const { slider } = await openDeal(page, await seedDeal(sql, leo.id));
    const bounds = async (label: string) => {
      const names = ["min", "max", "step"] as const;
      return Promise.all(names.map((name) => slider(label).getAttribute(name)));
    };
    expect(await bounds("Purchase price")).toEqual(["50000", "2000000", "5000"]);
    expect(await bounds("Down payment")).toEqual(["0", "300000", "1000"]);
    expect(await bounds("Seller's concession")).toEqual(["0", "18000", "100"]);

    const price = slider("Purchase price");
    await price.focus();
    await page.keyboard.press("ArrowRight");
    await expect(price).toHaveValue("305000");
    await page.keyboard.press("PageUp");
    await expect(price).toHaveValue("355000");
    await page.keyboard.press("End");
    await expect(price).toHaveValue("2000000");
    await page.keyboard.press("ArrowRight");
    await expect(price).toHaveValue("2000000");
    expect((await bounds("Down payment"))[1]).toBe("2000000");
    expect((await bounds("Seller's concession"))[1]).toBe("120000");
    await page.keyboard.press("Home");
    await expect(price).toHaveValue("50000");
    await expect(price).toHaveAttribute("aria-valuetext", "$50,000");

    await slider("Seller's concession").focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider("Seller's concession")).toHaveValue("100");
    await slider("Down payment").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(slider("Down payment")).toHaveValue("49000");
  },
);

test("a lower price lowers down payment and concession, permanently only once the slider is released", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const inputs = { purchase_price: 300_000, down_payment: 200_000, sellers_concession: 18_000 };
  const { exact, slider } = await openDeal(page, await seedDeal(sql, leo.id, { inputs }));
  await expect(exact("Seller's concession")).toHaveValue("18,000");
  // Typing 1,000,000 passes through 100,000, which must not reduce the down payment.
  await exact("Purchase price").fill("");
  await exact("Purchase price").pressSequentially("1000000");
  await exact("Purchase price").press("Enter");
  await expect(exact("Purchase price")).toHaveValue("1,000,000");
  await expect(exact("Down payment")).toHaveValue("200,000");

  await exact("Purchase price").fill("100000");
  await exact("Purchase price").press("Enter");
  await expect(exact("Down payment")).toHaveValue("100,000");
  await expect(exact("Seller's concession")).toHaveValue("6,000");
  await slider("Purchase price").focus();
  await page.keyboard.press("PageUp");
  await expect(exact("Purchase price")).toHaveValue("150,000");
  await expect(exact("Down payment")).toHaveValue("100,000");
});

test("a slider follows the pointer", async ({ page, linked: { leo }, sql }) => {
  const { slider, exact } = await openDeal(page, await seedDeal(sql, leo.id));
  const thumb = slider("Purchase price");
  const from = (await thumb.boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y, { steps: 5 });
  const during = Number((await exact("Purchase price").inputValue()).replace(/,/g, ""));
  expect(during).toBeGreaterThan(500_000);
  expect(during % 5000).toBe(0);
  await page.mouse.up();
  await expect(exact("Purchase price")).toHaveValue(during.toLocaleString("en-US"));
});

test("exact dollars are typed next to a slider in any common form, and formatted when the field is left", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const { exact, field, slider, save, saved } = await openDeal(page, await seedDeal(sql, leo.id));
  const price = exact("Purchase price");
  for (const [typed, shown] of [
    ["$312,345.67", "312,345.67"],
    ["350 000", "350,000"],
    ["350\u00a0000", "350,000"],
    ["1.2m", "1,200,000"],
    ["1e6", "1,000,000"],
    ["450k", "450,000"],
  ] as const) {
    await price.fill(typed);
    await price.press("Tab");
    await expect(price).toHaveValue(shown);
    await expect(slider("Purchase price")).toHaveAttribute("aria-valuetext", `$${shown}`);
  }
  // Taxes and insurance are number inputs, in which a browser accepts only digits.
  const taxes = field("Monthly taxes");
  for (const [typed, amount] of [
    ["1.2k", "1200"],
    ["$1,250", "1250"],
    ["1 300.5", "1300.5"],
  ] as const) {
    await taxes.fill("");
    await taxes.pressSequentially(typed);
    await expect(taxes).toHaveValue(amount);
  }
  await page.keyboard.press("Tab");
  await save.click();
  await expect(saved.first()).toContainText("$450,000");
  await expect(saved.first()).toContainText("$1,400.50");
});

test("an invalid or out-of-range amount stays in its field with the reason: no verdict, nothing saved", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const dealId = await seedDeal(sql, leo.id);
  const parts = await openDeal(page, dealId);
  const { exact, field, inputs, results, within, banner, save, saved, main } = parts;
  const isRefused = async (input: ReturnType<typeof exact>, text: string, why: string) => {
    await expect(input).toHaveValue(text);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(inputs.getByText(why)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(main.getByText("within limits")).toHaveCount(0);
    await expect(results).toContainText("Fix the marked amount to see the result.");
    await save.click();
    await expect(input).toBeFocused();
  };
  const noAmount = "Enter an amount, like 450,000 or 450k.";
  await expect(within).toBeVisible();
  const price = exact("Purchase price");
  for (const [typed, shown, why] of [
    ["about 400k", "about 400k", noAmount],
    ["12,50", "12,50", noAmount],
    ["", "", noAmount],
    ["4", "4", "The least is $50,000."],
    ["3m", "3,000,000", "The most is $2,000,000."],
  ] as const) {
    await price.fill(typed);
    await price.press("Tab");
    await isRefused(price, shown, why);
  }
  // Applying a suggestion replaces it.
  await price.fill("400k or so");
  await parts.slider("Purchase price").focus();
  await page.keyboard.press("ArrowRight");
  await expect(price).toHaveValue("305,000");
  await expect(inputs.getByText("The slider replaced “400k or so”.")).toBeVisible();
  await expect(within).toBeVisible();
  await price.fill("306k");
  await expect(inputs.getByText("The slider replaced")).toHaveCount(0);

  // A change to another field doesn't replace it.
  const percent = inputs.getByLabel("Down payment in percent of the price", { exact: true });
  await percent.fill("a fifth");
  await parts.slider("Purchase price").focus();
  await page.keyboard.press("ArrowRight");
  await isRefused(percent, "a fifth", "Enter a percentage, like 20 or 3.5.");
  await percent.fill("20");
  await price.fill("305k");
  await expect(within).toBeVisible();

  await exact("Down payment").fill("400k");
  await exact("Down payment").press("Enter");
  await isRefused(exact("Down payment"), "400,000", "The most is $305,000.");
  await exact("Down payment").fill("60k");
  await expect(within).toBeVisible();

  const taxes = field("Monthly taxes");
  await taxes.fill("");
  await isRefused(taxes, "", noAmount);
  await expect(taxes).toHaveAccessibleDescription(noAmount);
  await taxes.pressSequentially("300x");
  await isRefused(taxes, "300", noAmount);
  await taxes.fill("");
  await taxes.pressSequentially("12,50");
  await isRefused(taxes, "1250", noAmount);
  await taxes.fill("310");
  await expect(within).toBeVisible();
  expect(await sql("select id from scenarios where deal_id = $1", [dealId])).toEqual([]);
  await save.click();
  await expect(saved).toHaveCount(1);
});

test("price and percentage determine the down payment and vice versa, until the amount itself is set", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const parts = await openDeal(page, await seedDeal(sql, leo.id));
  const { exact, inputs, slider, within, exceeds, results } = parts;
  const percent = inputs.getByLabel("Down payment in percent of the price", { exact: true });
  const [price, down] = [exact("Purchase price"), exact("Down payment")];
  await expect(percent).toHaveValue("20");
  await percent.fill("3.5%");
  await expect(down).toHaveValue("10,500");
  await percent.press("Enter");
  await expect(percent).toHaveValue("3.5");
  await price.fill("350k");
  await expect(down).toHaveValue("12,250");
  await slider("Purchase price").focus();
  await page.keyboard.press("ArrowRight");
  await expect(down).toHaveValue("12,425");

  await down.fill("71k");
  await expect(percent).toHaveValue("20");
  await price.fill("300k");
  await expect(down).toHaveValue("71,000");
  await expect(percent).toHaveValue("23.667");

  // A price suggested "with the same down payment" keeps it.
  await percent.fill("20");
  await price.fill("900k");
  await expect(down).toHaveValue("180,000");
  await expect(exceeds).toBeVisible();
  await results
    .getByRole("button", { name: /^Use \$/ })
    .first()
    .click();
  await expect(down).toHaveValue("180,000");
  await expect(within).toBeVisible();

  for (const [typed, why] of [
    ["a fifth", "Enter a percentage, like 20 or 3.5."],
    ["120", "The most is 100%."],
  ] as const) {
    await percent.fill(typed);
    await expect(percent).toHaveAccessibleDescription(new RegExp(`^${why}`));
    await expect(parts.banner).toHaveCount(0);
  }
});

test(
  "selecting a deal loads the agent's stored inputs, else the officer's, else the defaults",
  { tag: ["@CALC-036", "@CALC-037.5", "@CONST-033", "@CONST-034", "@CONST-035", "@CONST-036"] },
  async ({ page, linked: { leo }, sql }) => {
    const plain = await seedDeal(sql, leo.id, {
      first: "Ida",
      params: { ...generous, proposed_interest_rate: null },
    });
    const stated = await seedDeal(sql, leo.id, {
      params: {
        ...generous,
        proposed_interest_rate: 7.125,
        monthly_taxes: 450,
        monthly_insurance: 120,
        interested_property_address: "482 Dean Street",
      },
    });
    const tried = await seedDeal(sql, leo.id, {
      first: "Tomás",
      params: { ...generous, monthly_taxes: 450, monthly_insurance: 120 },
      inputs: {
        property_address: "12 Bergen Street",
        purchase_price: 465_000,
        down_payment: 93_000,
        sellers_concession: 9_300,
        monthly_taxes: 510,
        monthly_insurance: 90,
      },
    });
    const { deal, exact, field, parameter, results, piti } = await openDeal(page, plain);
    await expect(parameter("Proposed interest rate")).toHaveText("Not set, using 6.500%");
    await expect(results.getByText("6.500%, 30 years")).toBeVisible();
    await expect(piti).toContainText("$1,916.96");

    await deal.selectOption(stated);
    await expect(parameter("Proposed interest rate")).toHaveText("7.125%");
    await expect(results.getByText("7.125%, 30 years")).toBeVisible();
    await expect(field("Property address")).toHaveValue("482 Dean Street");
    await expect(field("Monthly taxes")).toHaveValue("450");
    await expect(field("Monthly insurance (HOI)")).toHaveValue("120");
    // 240,000 at 7.125%, plus 570 for taxes and insurance.
    await expect(piti).toContainText("$2,186.92");

    await deal.selectOption(tried);
    await expect(field("Property address")).toHaveValue("12 Bergen Street");
    await expect(exact("Purchase price")).toHaveValue("465,000");
    await expect(exact("Down payment")).toHaveValue("93,000");
    await expect(exact("Seller's concession")).toHaveValue("9,300");
    await expect(field("Monthly taxes")).toHaveValue("510");
    await expect(field("Monthly insurance (HOI)")).toHaveValue("90");
  },
);

test("everything works with the keyboard alone", async ({ page, linked: { leo }, sql }) => {
  const dealId = await seedDeal(sql, leo.id);
  const { deal, slider, exact, save, exceeds, saved } = await openDeal(page, dealId);
  await page.reload();
  await tabTo(page, deal);
  await tabTo(page, slider("Purchase price"));
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(exact("Purchase price")).toHaveValue("450,000");
  await expect(exceeds).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Use \$/ }).first());
  await page.keyboard.press("Enter");
  await expect(exceeds).toHaveCount(0);
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await expect(saved).toHaveCount(1);
});
