import { expect, people, test } from "./fixtures.ts";
import { allLeads, names, rowOf, seedContacts } from "./leads-fixtures.ts";
import { byName, crowd, listOf, workingDeals } from "./lists-fixtures.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the order is chosen above the cards, every target is 44 px tall, and Back finds the card that was left", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, crowd);
    await seedContacts(sql, ana.id, [{ type: "Deal", status: "Working Deal", first_name: "Dee" }]);
    await page.goto(allLeads);
    const { order, tag, transaction, followUp, filters, heading, box, add } = listOf(page, "Lead");
    await expect(order).toBeHidden();
    await filters.tap();
    await order.selectOption({ label: "A to Z" });
    await expect(names(page)).toHaveText(byName);
    // The headings are only for screen readers: nothing invisible in them can be focused.
    await expect(heading("Name")).toHaveCount(1);
    await expect(heading("Name").getByRole("button")).toHaveCount(0);
    for (const control of [filters, order, tag, transaction, followUp, box, add])
      expect((await control.boundingBox())!.height).toBeGreaterThan(43.9);
    const card = rowOf(page, "Cora Abel");
    for (const act of ["Convert to Deal", "Edit", "Delete"]) {
      const target = await card.getByRole("button", { name: act }).boundingBox();
      expect(Math.min(target!.width, target!.height), act).toBeGreaterThanOrEqual(44);
    }
    await card.getByText("First Home").tap();
    await expect(names(page)).toHaveText(["Cora Abel", "Adam Zorn"]);
    await expect(filters).toHaveText("Filters (1)");

    await test.step("Back finds the card that was left at its position, however tall the cards above it are", async () => {
      await seedContacts(
        sql,
        ana.id,
        Array.from({ length: 44 }, (_, n) => ({
          first_name: `Number ${n}`,
          ...(n % 3 && { phone_number: "(718) 555-0100", city: "Queens", tags: ["first home"] }),
        })),
      );
      for (const path of [workingDeals, allLeads]) {
        await page.goto(path);
        await expect(names(page).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
      await expect(names(page)).toHaveCount(48);
      const left = names(page).filter({ hasText: "Number 41" });
      await left.scrollIntoViewIfNeeded();
      const { y } = (await left.boundingBox())!;
      await left.tap();
      await expect(page).toHaveURL(/\/contacts\/[\w-]{36}$/);
      await page.goBack();
      await expect(left).toBeInViewport();
      expect(Math.abs((await left.boundingBox())!.y - y)).toBeLessThan(60);
    });
  });
});
