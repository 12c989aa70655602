import { chooseDeal, generous, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { expect } from "./fixtures.ts";
import { tabTo } from "./leads-fixtures.ts";

test(
  "a selected deal shows its inputs and limits, and sliders keep their bounds",
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
      "@CALC-055.1-3",
      "@CALC-056.1-3",
      "@CALC-057.1-3",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    await test.step("a selected deal shows default inputs and the officer's parameters, read-only", async () => {
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
    });

    await test.step("the sliders keep their bounds and steps, and follow the price", async () => {
      const { slider } = await chooseDeal(page, await seedDeal(sql, leo.id));
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
    });

    await test.step("a slider follows the pointer", async () => {
      const { slider, exact } = await chooseDeal(page, await seedDeal(sql, leo.id));
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

    await test.step("everything works with the keyboard alone", async () => {
      const { deal, slider, exact, save, exceeds, saved } = await chooseDeal(
        page,
        await seedDeal(sql, leo.id),
      );
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
  },
);

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
