import { calculator, openDeal, seedDeal, storedDeal, test } from "./calculator-fixtures.ts";
import { expect, toast } from "./fixtures.ts";
import { noDrafts } from "./forms-fixtures.ts";

const restored = /^Restored what you typed on /;

test("unsaved inputs for a deal are restored after a reload and another page, until saved or started over", async ({
  page,
  linked: { leo },
  sql,
}) => {
  const deal = await seedDeal(sql, leo.id);
  const other = await seedDeal(sql, leo.id, { first: "Omar", last: "Said" });
  const { exact, field, save } = await openDeal(page, deal);
  await field("Property address").fill("482 Dean Street");
  await exact("Purchase price").fill("450000");
  await exact("Purchase price").blur();
  // The last keys are newer than the pause after which a draft is written.
  await page.reload();
  await expect(page.getByText(restored)).toBeVisible();
  await expect(field("Property address")).toHaveValue("482 Dean Street");
  await expect(exact("Purchase price")).toHaveValue("450,000");

  // Each deal has its own.
  await page.goto(`${calculator}?deal=${other}`);
  await expect(exact("Purchase price")).toHaveValue("300,000");
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.getByRole("link", { name: "Full Calendar" }).click();
  await expect(page).toHaveURL("/dashboard/calendar");
  await page.goto(`${calculator}?deal=${deal}`);
  await expect(exact("Purchase price")).toHaveValue("450,000");

  await page.getByRole("button", { name: "Start over" }).click();
  await expect(exact("Purchase price")).toHaveValue("300,000");
  await expect(field("Property address")).toHaveValue("");
  await expect(page.getByText(restored)).toHaveCount(0);
  expect(await noDrafts(page)).toEqual([]);

  await field("Property address").fill("7 Elm Street");
  await save.click();
  await expect(toast(page, "Scenario Saved")).toBeVisible();
  await expect.poll(() => noDrafts(page)).toEqual([]);
  expect(await storedDeal(sql, deal)).toMatchObject({
    realtor_prequal_inputs: expect.objectContaining({ property_address: "7 Elm Street" }),
  });
  await page.reload();
  await expect(field("Property address")).toHaveValue("7 Elm Street");
  await expect(page.getByText(restored)).toHaveCount(0);
});
