import { calculator, linkPeople, partsOf, seedDeal, test } from "./calculator-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { hold } from "./requests.ts";

test(
  "an agent without a link learns what to do, and one who becomes an officer loses the deals at once",
  { tag: ["@CALC-001", "@CALC-002", "@CALC-003", "@PERM-015", "@PERM-018"] },
  async ({ page, signIn, register, sql, expectAccessible }) => {
    const ana = await signIn(people.ana);
    const leo = await register(people.leo);
    const dealId = await seedDeal(sql, leo.id);
    const { main, deal } = partsOf(page);

    await test.step("shows a spinner while the profile loads", async () => {
      const letGo = await hold(page, "**/rpc/profiles/mine");
      await page.goto(calculator);
      await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
      await expect(page.getByText("Link to Loan Officer Required")).toHaveCount(0);
      letGo();
      await expect(page.getByText("Link to Loan Officer Required")).toBeVisible();
    });

    await test.step("tells an agent without a link what to do, and reads no deal", async () => {
      await expect(
        main.getByRole("heading", { name: "Link to Loan Officer Required" }),
      ).toBeVisible();
      await expect(
        main.getByText(/Update your profile .* or contact your loan officer\./),
      ).toBeVisible();
      await expect(main.getByRole("link", { name: "Go to my profile" })).toHaveAttribute(
        "href",
        "/dashboard/profile",
      );
      await expect(deal).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Pre-Approval Calc" })).toHaveCount(0);
      await expectAccessible(page);
      const answer = await page.request.get("/api/v1/calculator/deals");
      expect(await answer.json()).toMatchObject({ officer: null, deals: [] });
    });

    await test.step("shows an agent who becomes an officer the officer's card, and the deals are gone at once", async () => {
      await linkPeople(sql, leo.id, ana.id);
      const live = page.waitForResponse("**/events");
      await page.reload();
      await live;
      await expect(deal.locator(`option[value="${dealId}"]`)).toHaveCount(1);
      await sql("update profiles set business_type = 'Mortgage' where id = $1", [ana.id]);
      await expect(main.getByText("This page is for linked agents")).toBeVisible();
      await expect(deal).toHaveCount(0);
    });
  },
);

test(
  "someone of neither side is refused, and a loan officer gets a card and no deal",
  {
    tag: [
      "@CALC-004",
      "@CALC-005",
      "@CALC-006",
      "@PERM-016",
      "@CALC-007",
      "@CALC-008",
      "@PERM-012",
      "@CALC-009",
      "@CALC-010",
      "@CALC-011",
      "@PERM-013",
      "@PERM-020",
    ],
  },
  async ({ page, signIn, sql, expectAccessible }) => {
    const tia = await signIn({ ...people.tia, businessType: "Appraiser", roleInBusiness: "Owner" });
    const { main, deal } = partsOf(page);

    await test.step("denies access to someone of neither side, showing their role and business type", async () => {
      const live = page.waitForResponse("**/events");
      await page.goto(calculator);
      await live;
      await expect(main.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expect(main.locator("dd")).toHaveText(["Owner", "Appraiser"]);
      await expectAccessible(page);
      const answer = await page.request.get("/api/v1/calculator/deals");
      expect(answer.status()).toBe(403);
    });

    await test.step("shows missing profile fields as Not Set, and a changed profile changes the access", async () => {
      await sql("update profiles set business_type = null, role_in_business = null where id = $1", [
        tia.id,
      ]);
      await expect(main.locator("dd")).toHaveText(["Not Set", "Not Set"]);
      await sql("update profiles set business_type = 'Mortgage' where id = $1", [tia.id]);
      // The open page is notified.
      await expect(main.getByText("Loan officers set parameters in each deal form")).toBeVisible();
      await expect(page.getByRole("link", { name: "Pre-Approval Calc" })).toBeVisible();
    });

    await test.step("shows a loan officer a card and no deal, whatever the CRM contains", async () => {
      const leo = await signIn(people.leo);
      await seedDeal(sql, leo.id);
      await page.goto(calculator);
      await expect(
        main.getByText("Loan officers set parameters in each deal form in the CRM."),
      ).toBeVisible();
      await expect(main.getByText("This page is for linked agents")).toBeVisible();
      await expect(main.getByText("Access Denied")).toHaveCount(0);
      await expect(deal).toHaveCount(0);
      await expect(main.getByText("Raman")).toHaveCount(0);
      await expectAccessible(page);
    });
  },
);
