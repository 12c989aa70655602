import { chooseDeal, generous, openDeal, seedDeal, test, token } from "./calculator-fixtures.ts";
import { expect, toast } from "./fixtures.ts";

test(
  "PITI, DTI, verdict and chart follow the inputs, and nothing else",
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
      "@CALC-067",
      "@CALC-069",
      "@CALC-037.1-4",
      "@CALC-068",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    await test.step("PITI, DTI and the verdict appear as soon as a deal is selected, rounded only for display", async () => {
      const { piti, dti, within, exceeds, banner, results, inputs, parameter, main } =
        await openDeal(page, await seedDeal(sql, leo.id));
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
    });

    await test.step("the second worked example gives 2,698.97", async () => {
      const inputs = {
        purchase_price: 400_000,
        down_payment: 80_000,
        monthly_taxes: 450,
        monthly_insurance: 120,
      };
      const params = { ...generous, proposed_interest_rate: 7 };
      const { piti } = await chooseDeal(page, await seedDeal(sql, leo.id, { inputs, params }));
      await expect(piti).toHaveText(/^\$2,698\.97/);
    });

    await test.step("closing costs change nothing", async () => {
      const params = { ...generous, estimated_closing_costs: 25_000 };
      const { piti, dti } = await chooseDeal(page, await seedDeal(sql, leo.id, { params }));
      await expect(piti).toHaveText(/^\$1,916\.96/);
      await expect(dti).toHaveText(/^30\.21%/);
    });

    await test.step("each relevant input changes the result immediately, the concession does not", async () => {
      const { piti, exact, field, slider, inputs } = await chooseDeal(
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
    });

    await test.step("the chart has a text description", async () => {
      const { results, exact } = await chooseDeal(page, await seedDeal(sql, leo.id));
      const chart = results.getByRole("img", { name: /^Payment by price\./ });
      await expect(chart).toHaveAccessibleName(
        "Payment by price. With $60,000 down, a price of $300,000 costs about $1,917 a month. The payment reaches the limit at about $392,242.",
      );
      await expect(results.getByText("Max payment $2,500")).toBeVisible();
      await expect(results.getByText("43.00% DTI allows $2,940")).toBeVisible();
      await exact("Purchase price").fill("400000");
      await expect(chart).toHaveAccessibleName(/a price of \$400,000 costs about \$2,549 a month/);
    });
  },
);

test(
  "without a loan, a rate or an income there is no result",
  {
    tag: [
      "@CALC-038",
      "@CALC-044",
      "@CALC-045",
      "@CALC-046",
      "@CALC-047",
      "@CALC-048",
      "@CALC-049",
      "@CALC-050",
      "@CALC-051",
      "@CALC-052",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    await test.step("a loan of zero has no result: zeros and no banner, until there is a loan again", async () => {
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
    });

    await test.step("a rate of zero or less has no result", async () => {
      const params = { ...generous, proposed_interest_rate: -1 };
      const { banner, piti, dti, main } = await chooseDeal(
        page,
        await seedDeal(sql, leo.id, { params }),
      );
      await expect(piti).toHaveText("$0.00");
      await expect(dti).toHaveText("0.00%");
      await expect(main.getByText(/No result: the proposed interest rate/)).toBeVisible();
      await expect(banner).toHaveCount(0);
    });

    await test.step("an income of zero has no result, and is reported once for each selected deal", async () => {
      const poor = await seedDeal(sql, leo.id, {
        params: { ...generous, borrower_monthly_income: 0 },
      });
      const fine = await seedDeal(sql, leo.id, { first: "Ida" });
      const { banner, piti, dti, slider, deal } = await chooseDeal(page, poor);
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
    });
  },
);
