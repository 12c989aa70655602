import type { Page, Response } from "@playwright/test";
import { generous, openDeal, partsOf, seedDeal, test } from "./calculator-fixtures.ts";
import { expect, failProcedure, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";
import { changeDeal } from "../harness/sealed.ts";

/** Hides the finances from Ana before she looks. */
const hiding = test.extend<{ hidden: string }>({
  hidden: async ({ linked: { ana, leo }, sql }, use) => {
    await sql(
      `insert into link_sharing (user_id, agent_id, shares_all_deals, hides_finances, updated_at)
       values ($1, $2, true, true, now())`,
      [leo.id, ana.id],
    );
    const params = { ...generous, borrower_monthly_income: 7777, borrower_monthly_debts: 512.34 };
    await use(await seedDeal(sql, leo.id, { params }));
  },
});

/** Makes the DTI the deciding limit: a payment above the visible limit needs no request. */
const raiseMaxPayment = (sql: Parameters<typeof seedDeal>[0], dealId: string) =>
  changeDeal(sql, dealId, "loan_officer_deal_params", { max_monthly_payment: 9000 });

const asking = (page: Page) =>
  page.getByRole("main").getByText("Checking your loan officer's limits");

/** Lets time pass at once for the page's timers, and waits until what they requested is seen. */
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => fetch("/api/v1/site"));
}

hiding(
  "hidden finances stay hidden: the server judges, in steps of $100, and scenarios keep the DTI private",
  async ({ page, hidden, linked: { ana, leo }, sql, expectAccessible }) => {
    await page.clock.install();
    const bodies: string[] = [];
    const read = async (response: Response) => {
      if (response.url().includes("/rpc/calculator/")) bodies.push(await response.text());
    };
    page.on("response", read);
    const { parameter, piti, dti, within, exceeds, main, results, exact, save, saved } =
      partsOf(page);

    await test.step("nothing in the chart is green before the verdict", async () => {
      const letGo = await hold(page, "**/rpc/calculator/judge");
      await openDeal(page, hidden);
      const chart = results.getByRole("img", { name: /^Payment by price/ });
      await expect(chart).toBeVisible();
      const colors = () =>
        chart.evaluate((element) => {
          const green = getComputedStyle(document.documentElement).getPropertyValue(
            "--color-green",
          );
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = green;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return [element, ...element.querySelectorAll("*")].flatMap((part) => {
            const { stroke, fill, backgroundColor } = getComputedStyle(part);
            return [stroke, fill, backgroundColor].filter((one) => one === color);
          }).length;
        });
      expect(await colors()).toBe(0);
      letGo();
      await expect(within).toBeVisible();
      expect(await colors()).toBeGreaterThan(0);
    });

    await test.step("hidden finances stay hidden, and the server's verdict comes in steps of $100", async () => {
      for (const label of [
        "Current DTI excluding housing",
        "Borrower monthly income",
        "Borrower non-housing debts",
      ])
        await expect(parameter(label)).toHaveText("Kept private by your loan officer");
      await expect(parameter("Max monthly payment")).toHaveText("$2,500");
      await expect(parameter("Max allowed DTI")).toHaveText("43.00%");
      await expect(piti).toHaveText(/^\$1,916\.96/);
      await expect(dti).toHaveText("Kept private");
      await expect(within).toBeVisible();
      await expect(main.getByText("At least $500 a month under the payment limit.")).toBeVisible();
      await expect(main.getByText(/a price of \$\d+,000 is sure to pass/)).toBeVisible();
      await expect(results.getByText("The DTI limit is kept private")).toBeVisible();
      await expectAccessible(page);
      page.off("response", read);
      expect(bodies).not.toEqual([]);
      expect(bodies.join()).not.toMatch(/7777|512\.34|31\.23/);
    });

    await test.step("a payment above the visible limit is reported at once, without a request", async () => {
      await expect(within).toBeVisible();
      const asked = watch(page, "/rpc/calculator/judge");
      await exact("Purchase price").fill("700k");
      await exact("Purchase price").press("Enter");
      await expect(exceeds).toBeVisible();
      await expect(
        main.getByText("The payment is $1,945.24 a month above the max monthly payment."),
      ).toBeVisible();
      await save.click();
      await expect(saved.first()).toContainText("Exceeds limits");
      await pass(page, 900);
      expect(asked).toEqual([]);
      await expectAccessible(page);
      await main.getByRole("button", { name: "Use $390,000" }).click();
      await expect(within).toBeVisible();
    });

    await test.step("a saved scenario has no DTI for the agent, and the open page updates when the officer hides or shows figures", async () => {
      const hide = (isHidden: boolean) =>
        sql("update link_sharing set hides_finances = $3 where user_id = $1 and agent_id = $2", [
          leo.id,
          ana.id,
          isHidden,
        ]);
      await exact("Purchase price").fill("300000");
      await expect(piti).toHaveText(/^\$1,916\.96/);
      await save.click();
      await expect(saved).toHaveCount(2);
      await expect(saved.first()).toContainText("Kept private");
      await hide(false);
      await expect(parameter("Borrower monthly income")).toHaveText("$7,777");
      await expect(dti).toHaveText(/^31\.24%/);
      await expect(within).toBeVisible();
      await main.getByRole("button", { name: "Got it" }).click();
      await hide(true);
      await expect(parameter("Borrower monthly income")).toHaveText(
        "Kept private by your loan officer",
      );
      await expect(main).toContainText("changed the limits");
      await expect(main).not.toContainText("$7,777");
    });
  },
);

hiding(
  "the payment follows each change at once, and the server is asked only once input stops, and 40 times a day",
  async ({ page, hidden, sql, allowErrors }) => {
    await page.clock.install();
    await raiseMaxPayment(sql, hidden);
    const { slider, exact, piti, within, exceeds, banner, main, save, saved } = await openDeal(
      page,
      hidden,
    );

    await test.step("the payment follows each change at once, the server is asked once input stops, and an older answer never wins", async () => {
      await expect(within).toBeVisible();
      const asked = watch(page, "/rpc/calculator/judge");
      const letGo = await hold(page, "**/rpc/calculator/judge");
      const price = slider("Purchase price");
      await price.focus();
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("PageUp");
      await expect(piti).toHaveText(/^\$3,181\.10/);
      await expect(within).toHaveCount(0);
      await expect(asking(page)).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);

      // While that response is held back, the price changes back.
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("PageDown");
      await expect(piti).toHaveText(/^\$1,916\.96/);
      letGo();
      await expect(within).toBeVisible();
      await expect(exceeds).toHaveCount(0);
      await pass(page, 800);
      await expect(exceeds).toHaveCount(0);
      expect(asked.length).toBeLessThanOrEqual(2);
    });

    await test.step("no request is sent while a slider is held", async () => {
      await expect(within).toBeVisible();
      const asked = watch(page, "/rpc/calculator/judge");
      const box = (await slider("Purchase price").boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y, { steps: 4 });
      await pass(page, 900);
      expect(asked).toEqual([]);
      await page.mouse.up();
      await expect.poll(() => asked.length).toBe(1);
      await expect(banner).toBeVisible();
    });

    await test.step("a price that is sure to pass is one click away, and passes", async () => {
      await exact("Purchase price").fill("700000");
      await expect(exceeds).toBeVisible();
      await expect(main.getByText(/^Up to \$[\d,]+ a month over the DTI limit/)).toBeVisible();
      await main.getByRole("button", { name: /^Use \$\d+,000$/ }).click();
      await expect(within).toBeVisible();
    });

    await test.step("when the daily limit is used up, it says so, keeps the inputs, and can still save", async () => {
      allowErrors("429");
      await expect(banner).toBeVisible();
      for (let question = 0; question < 40; question += 1) {
        const answer = await page.evaluate(
          async ([dealId, price]) => {
            const scenario = {
              propertyAddress: null,
              purchasePrice: price,
              downPayment: 60_000,
              sellersConcession: 0,
              monthlyTaxes: 300,
              monthlyInsurance: 100,
            };
            const response = await fetch("/rpc/calculator/judge", {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ json: { dealId, scenario } }),
            });
            return response.status;
          },
          [hidden, 400_000 + question] as const,
        );
        if (answer === 429) break;
      }
      await exact("Purchase price").fill("512000");
      await exact("Purchase price").press("Enter");
      await expect(main.getByRole("alert")).toContainText(
        "You've tried 40 scenarios for this deal today",
      );
      await expect(banner).toHaveCount(0);
      await expect(exact("Purchase price")).toHaveValue("512,000");
      await expect(piti).not.toHaveText("$0.00");
      await save.click();
      await expect(toast(page, "Scenario Saved")).toBeVisible();
      await expect(saved.first()).toContainText("Your loan officer sees the verdict");
      await expect(saved.first()).not.toContainText(/within limits|exceeds limits/i);
      await expect(banner).toHaveCount(0);
      // A question answered today is answered again.
      await exact("Purchase price").fill("300000");
      await expect(banner).toBeVisible();
    });
  },
);

hiding(
  "a verdict that failed can be retried, and one that limits or figures have overtaken is dropped",
  { tag: ["@CALC-051", "@CALC-052"] },
  async ({ page, hidden, sql, allowErrors }) => {
    const { main, within, exceeds, banner, parameter } = partsOf(page);

    await test.step("a failed verdict is reported, and can be retried", async () => {
      allowErrors("500");
      await failProcedure(page, "calculator/judge", "The scales are out.");
      await openDeal(page, hidden);
      await expect(main.getByRole("alert")).toContainText("The scales are out.");
      await page.unroute("**/rpc/calculator/judge");
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(banner).toBeVisible();
    });

    await test.step("an officer's change to hidden figures updates the verdict on the open page", async () => {
      await expect(within).toBeVisible();
      await changeDeal(sql, hidden, "loan_officer_deal_params", { borrower_monthly_debts: 1900 });
      await expect(exceeds).toBeVisible();
      await expect(main.getByText(/^Up to \$500 a month over the DTI limit/)).toBeVisible();
      await expect(main.getByText("changed the limits")).toHaveCount(0);
      await changeDeal(sql, hidden, "loan_officer_deal_params", { borrower_monthly_debts: 500 });
      await expect(within).toBeVisible();
    });

    await test.step("an earlier verdict is dropped when the limits change or a request fails", async () => {
      allowErrors("500");
      await expect(within).toBeVisible();
      const lower = (limit: number) =>
        changeDeal(sql, hidden, "loan_officer_deal_params", { max_monthly_payment: limit });
      const letGo = await hold(page, "**/rpc/calculator/judge");
      await lower(2_400);
      await expect(parameter("Max monthly payment")).toHaveText("$2,400");
      await expect(banner).toHaveCount(0);
      await expect(asking(page)).toBeVisible();
      letGo();
      await expect(within).toBeVisible();

      // Hidden figures change, without any visible limit changing.
      await failProcedure(page, "calculator/judge", "The scales are out.");
      await changeDeal(sql, hidden, "loan_officer_deal_params", { borrower_monthly_income: 2000 });
      await expect(main.getByRole("alert")).toContainText("The scales are out.");
      await expect(banner).toHaveCount(0);
      await page.unroute("**/rpc/calculator/judge");
    });

    await test.step("a missing income is reported by the same toast", async () => {
      const missing = { borrower_monthly_income: undefined };
      await changeDeal(sql, hidden, "loan_officer_deal_params", missing);
      const { piti } = await openDeal(page, hidden);
      await expect(toast(page, "Calculation Error")).toContainText(
        "Borrower's monthly income must be",
      );
      await expect(piti).toHaveText("$0.00");
      await expect(banner).toHaveCount(0);
    });
  },
);
