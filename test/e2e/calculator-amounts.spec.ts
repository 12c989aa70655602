import { chooseDeal, openDeal, seedDeal, test } from "./calculator-fixtures.ts";
import { expect } from "./fixtures.ts";

test("amounts are typed in any common form, and depend on each other until they are set", async ({
  page,
  linked: { leo },
  sql,
}) => {
  await test.step("exact dollars are typed next to a slider in any common form, and formatted when the field is left", async () => {
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

  await test.step("a lower price lowers down payment and concession, permanently only once the slider is released", async () => {
    const inputs = { purchase_price: 300_000, down_payment: 200_000, sellers_concession: 18_000 };
    const { exact, slider } = await chooseDeal(page, await seedDeal(sql, leo.id, { inputs }));
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

  await test.step("price and percentage determine the down payment and vice versa, until the amount itself is set", async () => {
    const parts = await chooseDeal(page, await seedDeal(sql, leo.id));
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
